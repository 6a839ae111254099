/**
 * The one cleaner of typed text. What is removed has no shape on paper and no sound when read aloud, yet makes two
 * equal-looking texts differ, or turns the letters after it around.
 */

/** Line breaks: CR LF counts as one. */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;
/** Every blank that is not a line break; the braille blank and the Hangul fillers look like one. */
const blank = /[\t\p{Zs}\u2800\u115f\u1160\u3164\uffa0]/gu;
/**
 * Zero-width marks, byte order marks, direction marks, soft hyphens, variation selectors and tags (default ignorable),
 * further format and control characters, private use, lone surrogates, noncharacters, and the anchors of ruby text.
 */
const invisible = /[\p{DI}\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{NChar}\ufffc]/gu;
/**
 * Letters and digits in other clothes: full and half width forms, ligatures, mathematical alphabets, circled and
 * parenthesised letters. Compatibility forms with a meaning of their own (`1º`, `m²`, `½`, `№`) stay.
 */
const compatible = /[\uff01-\uffef\ufb00-\ufb06\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u2460-\u24ff]/gu;

const strip = (text: string): string =>
  text
    .normalize('NFC')
    .replace(compatible, (form) => form.normalize('NFKC'))
    .replace(blank, ' ')
    .replace(invisible, (mark) => (mark === '\n' ? mark : ''))
    .normalize('NFC');

/** What needs no cleaning: printable ASCII with single blanks between its words, or nothing. Most texts are that. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const squeezed = (text: string): string => text.replace(/ +/g, ' ').trim();

/**
 * Returns the text of a single-line field as it is stored: NFC, without invisible characters, line breaks and runs of
 * blanks as one blank, none at the ends.
 *
 * @example cleanText('Anna\u200b \r\nNowak') // 'Anna Nowak'
 */
export const cleanText = (typed: string): string =>
  plain.test(typed) ? typed : squeezed(strip(typed.replace(lineBreak, ' ')));

/** The same for a field of several lines: its line breaks stay, as `\n`. */
export const cleanLines = (typed: string): string =>
  strip(typed.replace(lineBreak, '\n'))
    .split('\n')
    .map((line) => line.replace(/ +$/g, ''))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/^ +(?=\S)/, '');

/** Whether a text holds a character that a reader could see: a letter, a digit, a mark of punctuation or a symbol. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Whether nothing that `cleanText` and `cleanLines` remove is in a text. */
export const hasInvisible = (text: string): boolean =>
  /[\p{DI}\p{Cf}\p{Co}\p{Cs}\p{NChar}\ufffc]|(?!\n)\p{Cc}/u.test(text);

/** The form in which codes and numbers are read: NFKC, cleaned, upper case, every dash a hyphen. */
export const toCode = (typed: string): string =>
  cleanText(typed.normalize('NFKC'))
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-');
