/** Dutch paths of content pages: English until they are written. */
export { enUS as nlNL } from './en-US.ts';
