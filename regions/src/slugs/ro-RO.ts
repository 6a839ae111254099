/** Romanian slugs: English until they are written. */
export { enUS as roRO } from './en-US.ts';
