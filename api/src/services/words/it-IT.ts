/** Italian words of services: English until they are written. */
export { enUS as itIT } from './en-US.ts';
