/** Portuguese paths of content pages: English until they are written. */
export { enUS as ptPT } from './en-US.ts';
