/** Italian paths of content pages: English until they are written. */
export { enUS as itIT } from './en-US.ts';
