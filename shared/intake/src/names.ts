import { accepted, type Parsed, refused } from './parsed.ts';
import { cleanText, isVisible } from './text.ts';

export type TextRefusal = 'required' | 'too_long' | 'wrong_format';

/** One field of an address or a person: cleaned, not empty, and no longer than its column. */
const parseLine = (typed: string, limit: number, needed: RegExp): Parsed<TextRefusal> => {
  const value = cleanText(typed);
  if (!isVisible(value)) return refused('required');
  if (value.length > limit) return refused('too_long');
  return needed.test(value) ? accepted(value) : refused('wrong_format');
};

/** A first or last name: any script, at least one letter, no link. */
export const parsePersonName = (typed: string, limit = 120): Parsed<TextRefusal> =>
  parseLine(typed, limit, /^(?!.*:\/\/).*\p{L}/u);

/** A company's name: a letter or a digit (`4711`, `3M`), no link. */
export const parseCompanyName = (typed: string, limit = 200): Parsed<TextRefusal> =>
  parseLine(typed, limit, /^(?!.*:\/\/).*[\p{L}\p{N}]/u);

/** A street with its number, or the second line of an address: a letter or a digit. */
export const parseAddressLine = (typed: string, limit = 200): Parsed<TextRefusal> =>
  parseLine(typed, limit, /[\p{L}\p{N}]/u);

/** A town: at least one letter. */
export const parseTown = (typed: string, limit = 120): Parsed<TextRefusal> =>
  parseLine(typed, limit, /\p{L}/u);
