/** Romanian paths: English until they are written. */
export { enUS as roRO, orderDetailsAlias } from './en-US.ts';
