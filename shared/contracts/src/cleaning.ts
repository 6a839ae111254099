import * as z from 'zod/mini';

/**
 * How the API cleans a typed text before it validates it (docs/intake.md). A text field without an entry has one line.
 * `lines`: its line breaks stay. `raw`: the field and all in it stay as they were sent, for the reason given.
 *
 * @example z.string().check(z.maxLength(5000)).register(cleaning, { lines: true })
 */
export const cleaning = z.registry<{ readonly lines: true } | { readonly raw: string }>();

/** A secret that counts to the last bit: a blank or a mark that nobody sees may be part of it. */
export const rawSecret = { raw: 'A password counts to the last bit.' } as const;
