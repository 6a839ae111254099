/** German paths: English until they are written. */
export { enUS as deDE, orderDetailsAlias } from './en-US.ts';
