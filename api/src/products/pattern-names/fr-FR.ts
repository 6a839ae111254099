/** French names of patterns: English until they are written. */
export { enUS as frFR } from './en-US.ts';
