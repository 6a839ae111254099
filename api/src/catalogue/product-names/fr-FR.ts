/** French names of products: English until they are written. */
export { enUS as frFR } from './en-US.ts';
