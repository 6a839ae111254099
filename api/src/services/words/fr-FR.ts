/** French words of services: English until they are written. */
export { enUS as frFR } from './en-US.ts';
