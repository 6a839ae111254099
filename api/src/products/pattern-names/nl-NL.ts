/** Dutch names of patterns: English until they are written. */
export { enUS as nlNL } from './en-US.ts';
