import { domainToUnicode } from 'node:url';

/**
 * The spellings of a canonical address in records from before addresses had one: with its domain in ASCII, and in the
 * letters of its language.
 */
export const emailSpellings = (email: string): readonly string[] => [
  ...new Set([email, email.replace(/[^@]+$/, domainToUnicode)]),
];
