/** Spanish paths: English until they are written. */
export { enUS as esES, orderDetailsAlias } from './en-US.ts';
