import { canonicalEmail, parseEmail } from '@shop/intake';
import * as z from 'zod/mini';
import { maxQuantity } from './quantities.ts';

/** The rule of forms, which the API applies to the canonical form. */
export { isEmail } from '@shop/intake';

/** An amount as a decimal string with the currency's decimals, for example "1234.50". */
export const decimal = z.string().check(z.regex(/^-?\d+\.\d{2,4}$/));
export const currency = z.enum(['EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD']);
export const countryIso = z.string().check(z.regex(/^[A-Z]{2}$/));
export const quantity = z.int().check(z.gte(1), z.lte(maxQuantity));
/** A quantity in a query: only plain digits, so `1e3`, `0x10` and blanks are refused. */
export const queryQuantity = z.pipe(
  z.transform((given: string | number) =>
    typeof given === 'number' || /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN,
  ),
  quantity,
);
export const timestamp = z.string();
/**
 * A day that the calendar has, as `YYYY-MM-DD`: `2027-02-29` and the year 0, which no database stores, are refused at
 * the field.
 */
export const calendarDay = z.iso.date({ abort: true }).check(z.regex(/^(?!0000)\d{4}-/));
/**
 * An e-mail address in its canonical form, whatever was typed: lower case, the domain in ASCII. What is no address of
 * one mailbox becomes an empty text, which the pattern refuses.
 */
export const email = z.string().check(
  z.maxLength(254),
  z.overwrite((typed) => {
    const read = parseEmail(typed);
    return read.ok ? read.value : '';
  }),
  z.regex(/^[^\s@]+@[^\s@]+$/),
);
/** Whether this may be the address of an existing account: older accounts passed a weaker check than `isEmail`. */
export const isKnownEmail = (text: string): boolean =>
  text.length < 255 && /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(text.trim());
/** An address that is only used to look up an account and never receives mail as entered. */
export const knownEmail = z
  .string()
  .check(z.maxLength(254), z.overwrite(canonicalEmail), z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u));
export const idParams = z.object({ id: z.string().check(z.maxLength(64)) });
export const numberParams = z.object({ number: z.string().check(z.maxLength(64)) });
export const emptyReply = z.object({});
/** Spree's paging fields, beside the list itself. */
export const paging = {
  count: z.int(),
  total_count: z.int(),
  current_page: z.int(),
  pages: z.int(),
  per_page: z.int(),
};
export const pageQuery = {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
};
/**
 * Cursor paging, beside `page`: pass the `next_cursor` of the previous reply. New rows neither shift nor repeat later
 * pages. `page_token` is an alias.
 */
export const cursorQuery = {
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  page_token: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
};
/** The cursor of the next page; null on the last. */
export const cursorPaging = { next_cursor: z.nullable(z.string()) };
/** The same for lists that first had only page numbers: absent on the last page. */
export const optionalCursor = { next_cursor: z.optional(z.string()) };
