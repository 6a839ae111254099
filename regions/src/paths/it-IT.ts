/** Italian paths: English until they are written. */
export { enUS as itIT, orderDetailsAlias } from './en-US.ts';
