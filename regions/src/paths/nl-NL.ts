/** Dutch paths: English until they are written. */
export { enUS as nlNL, orderDetailsAlias } from './en-US.ts';
