/** Portuguese paths: English until they are written. */
export { enUS as ptPT, orderDetailsAlias } from './en-US.ts';
