import { domainToASCII } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { array } from '../db/db.ts';

/**
 * Non-ASCII characters except punctuation: spaces, quotation marks and dashes of any language end
 * an address, letters do not.
 */
const beyondAscii = '\\u00aa\\u00b5\\u00ba\\u00c0-\\u1fff\\u2070-\\u2fff\\u3040-\\uff00\\uff10-\\uffff';
const beyondPlane = '\u{10000}-\u{10ffff}';
/**
 * Characters allowed in a local part. An address that follows one of them is the end of a longer
 * address.
 */
const atom = `\\u002da-z0-9.!#$%&'*+/=?^_\\u0060{|}~${beyondAscii}${beyondPlane}`;
const label = `\\u002da-z0-9_${beyondAscii}${beyondPlane}`;

const literal = (text: string): string =>
  [...text].map((sign) => (/^[a-z0-9@]$/.test(sign) ? sign : sign.length > 1 ? sign : codeOf(sign))).join('');
const codeOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The forms of an address, including the ASCII form of its domain in a mail's header. */
const writtenForms = (address: string): readonly string[] => {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const ascii = domainToASCII(lower.slice(at + 1));
  return [...new Set([lower, ...(at > 0 && ascii !== '' ? [`${lower.slice(0, at)}@${ascii}`] : [])])];
};

/**
 * A pattern that JavaScript (flag `u`) and PostgreSQL read alike: one of these addresses as a
 * whole, never as part of a longer one. A full stop after it ends a sentence unless a label
 * follows. The text must be in lower case, with its JSON escapes (`\n`) replaced by spaces.
 */
const patternOf = (addresses: readonly string[]): string =>
  `(^|[^${atom}])(${addresses.flatMap(writtenForms).map(literal).join('|')})($|[^${label}.]|\\.($|[^${label}]))`;

/** A JSON escape, also of JSON within JSON: its letter is not part of the following text. */
const escapes = '\\\\+([bfnrt"/]|u[0-9a-f]{4})';

/**
 * Whether a text names one of the addresses, whatever the case.
 * @example mentionsAddress('Bill to a@x.pl.', ['a@x.pl']) // true; of 'maria@x.pl' or 'a@x.pl.example' false
 */
export const mentionsAddress = (text: string, addresses: readonly string[]): boolean =>
  addresses.length > 0 &&
  new RegExp(patternOf(addresses), 'u').test(text.toLowerCase().replace(new RegExp(escapes, 'gu'), ' '));

/**
 * Returns `mentionsAddress` as an SQL condition on a text column. An index on exactly
 * `mail_addresses_in(…)` finds the rows (`api/migrations/0112_find_by_person.sql`); the pattern
 * decides.
 */
export const mentionsAddressSql = (column: SQL, addresses: readonly string[]): SQL =>
  addresses.length === 0
    ? sql`false`
    : sql`(mail_addresses_in(${column}) && ${array(addresses.flatMap(writtenForms), 'text')}
        and regexp_replace(lower(${column}), ${escapes}, ' ', 'g') ~ ${patternOf(addresses)})`;
