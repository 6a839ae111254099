/** Dutch names of holidays: English until they are written. */
export { enUS as nlNL } from './en-US.ts';
