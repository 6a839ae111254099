import { accepted, type Parsed, refused } from './parsed.ts';
import { toCode } from './text.ts';

/** A code of an offer or an invitation, as it is compared: upper case, without blanks. */
export const parseCode = (typed: string, limit = 64): Parsed<'required' | 'too_long'> => {
  const value = toCode(typed).replace(/\s/g, '');
  if (value === '') return refused('required');
  return value.length > limit ? refused('too_long') : accepted(value);
};

/** The separators in which a region writes its amounts. */
export interface AmountMarks {
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
}

const escapeRegExp = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const parsePlain = (text: string, decimalSeparator: string): string | undefined => {
  const [whole = '', decimals = '', ...more] = text.split(decimalSeparator);
  if (more.length > 0 || !/^\d{1,12}$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return undefined;
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
};

/**
 * An amount as people of a region write it, as a decimal with two places: `1.250,5` is `1250.50` where points separate
 * thousands. Blanks and apostrophes always may; both decimal marks are taken where only one reading is possible.
 *
 * @example parseAmount('1 250,50', { thousandSeparator: ' ', decimalSeparator: ',' }) // 1250.50
 */
export const parseAmount = (
  typed: string,
  { thousandSeparator, decimalSeparator }: AmountMarks,
): Parsed<'required' | 'wrong_format'> => {
  const example = `1250${decimalSeparator}50`;
  const text = toCode(typed).replaceAll('’', "'");
  if (text === '') return refused('required', example);
  for (const mark of [' ', "'", thousandSeparator].filter((each) => each !== decimalSeparator)) {
    const groups = new RegExp(
      `^[1-9]\\d{0,2}(?:${escapeRegExp(mark)}\\d{3})+(?=$|${escapeRegExp(decimalSeparator)})`,
    );
    const bare = text.replace(groups, (whole) => whole.replaceAll(mark, ''));
    if (bare === text) continue;
    const grouped = parsePlain(bare, decimalSeparator);
    return grouped === undefined ? refused('wrong_format', example) : accepted(grouped);
  }
  const plain = [decimalSeparator, '.', ',']
    .map((mark) => parsePlain(text, mark))
    .find((read) => read !== undefined);
  return plain === undefined ? refused('wrong_format', example) : accepted(plain);
};
