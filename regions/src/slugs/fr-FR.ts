/** French slugs: English until they are written. */
export { enUS as frFR } from './en-US.ts';
