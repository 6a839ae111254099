/** French paths of content pages: English until they are written. */
export { enUS as frFR } from './en-US.ts';
