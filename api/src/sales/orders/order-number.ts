import { randomInt } from 'node:crypto';

/** Without 0/O, 1/I/L and U: unambiguous over the phone, and forms no words. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 13;

/**
 * Returns a new order number: `R` and 13 random characters (about 63 bits), so that numbers are
 * independent and cannot be guessed. A cart has its number from the start and its order takes it
 * over.
 *
 * @example newOrderNumber() // "R7KX2M9QWD4TZB"
 */
export const newOrderNumber = (): string =>
  `R${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Whether the text has the form of `newOrderNumber`; any other `{id}` is read as a numeric id. */
export const isOrderNumber = (text: string): boolean => /^R[2-9A-HJKMNP-TV-Z]{13}$/.test(text);
