/** Dutch names of products: English until they are written. */
export { enUS as nlNL } from './en-US.ts';
