import { randomInt } from 'node:crypto';

/** Without 0/O, 1/I/L and U: read over the phone without doubt, and no words. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 13;

/**
 * A new order number: `R` and 13 random characters (about 63 bits), so that one number says nothing about the next
 * and cannot be guessed. Carts carry it from the start and their order keeps it.
 *
 * @example newOrderNumber() // "R7KX2M9QWD4TZB"
 */
export const newOrderNumber = (): string =>
  `R${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** True for what `newOrderNumber` makes; everything else in an `{id}` is read as a numeric id. */
export const isOrderNumber = (text: string): boolean => /^R[2-9A-HJKMNP-TV-Z]{13}$/.test(text);
