/** Spanish names of products: English until they are written. */
export { enUS as esES } from './en-US.ts';
