/** Portuguese names of products: English until they are written. */
export { enUS as ptPT } from './en-US.ts';
