/** Spanish names of holidays: English until they are written. */
export { enUS as esES } from './en-US.ts';
