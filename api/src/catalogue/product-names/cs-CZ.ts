/** Czech names of products: English until they are written. */
export { enUS as csCZ } from './en-US.ts';
