/** Czech paths: English until they are written. */
export { enUS as csCZ, orderDetailsAlias } from './en-US.ts';
