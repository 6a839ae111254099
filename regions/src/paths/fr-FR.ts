/** French paths: English until they are written. */
export { enUS as frFR, orderDetailsAlias } from './en-US.ts';
