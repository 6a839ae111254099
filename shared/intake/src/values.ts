import { accepted, type Parsed, refused } from './parsed.ts';
import { toCode } from './text.ts';

/** A code of an offer or an invitation, as it is compared: upper case, without blanks. */
export const parseCode = (typed: string, limit = 64): Parsed<'required' | 'too_long'> => {
  const value = toCode(typed).replace(/\s/g, '');
  if (value === '') return refused('required');
  return value.length > limit ? refused('too_long') : accepted(value);
};

/**
 * An amount as people write it, as a decimal with two places: `1 234,5`, `1.234,50`, `1’234.50` and `1,234.50` are
 * `1234.50`. A single mark before three digits groups thousands.
 */
export const parseAmount = (typed: string): Parsed<'required' | 'wrong_format'> => {
  const text = toCode(typed).replace(/[\s'’]/g, '');
  if (text === '') return refused('required', '1234.50');
  const decimal = /^\d+$/.test(text)
    ? text
    : /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(text)
      ? text.replace(/[.,]/g, '')
      : /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text) || /^\d+,\d{1,2}$/.test(text)
        ? text.replaceAll('.', '').replace(',', '.')
        : /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) || /^\d+\.\d{1,2}$/.test(text)
          ? text.replaceAll(',', '')
          : null;
  if (decimal === null) return refused('wrong_format', '1234.50');
  const [whole = '', part = ''] = decimal.split('.');
  return accepted(`${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`);
};

/**
 * A day of the calendar as `YYYY-MM-DD`, also from `28.2.2027`, the order of which is the same wherever dots are used.
 * 29 February exists in leap years only.
 */
export const parseDay = (typed: string): Parsed<'required' | 'wrong_format'> => {
  const text = toCode(typed);
  if (text === '') return refused('required', '2026-12-31');
  const [, ...iso] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, ...dotted] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text) ?? [];
  const [year = 0, month = 0, date = 0] = (iso.length > 0 ? iso : dotted.reverse()).map(Number);
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = year > 999 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return exists ? accepted(day.toISOString().slice(0, 10)) : refused('wrong_format', '2026-12-31');
};
