/** German slugs: English until they are written. */
export { enUS as deDE } from './en-US.ts';
