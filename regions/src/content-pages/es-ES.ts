/** Spanish paths of content pages: English until they are written. */
export { enUS as esES } from './en-US.ts';
