/** Romanian words of services: English until they are written. */
export { enUS as roRO } from './en-US.ts';
