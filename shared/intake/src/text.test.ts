import fc from 'fast-check';
import { cleanLines, cleanText, hasInvisible, isVisible } from './text.ts';

/** Text with everything that may be pasted into a field, denser than chance would have it. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '\u200b',
        '\ufeff',
        '\u202e',
        '\u2066',
        '\u00ad',
        '\u2028',
        '\r\n',
        '\t',
        '\0',
        '\u00a0',
      ),
      fc.constantFrom(
        'e\u0301',
        '\u0301',
        '\u2800',
        '\u3164',
        'ﬁ',
        'Ａ',
        '𝓐',
        '\ud800',
        '\ufe0f',
        '\u{e0041}',
        'a',
        ' ',
      ),
    ),
  )
  .map((parts) => parts.join(''));

it('leaves nothing invisible and no line break in a line', () => {
  fc.assert(
    fc.property(hostile, (typed) => {
      const text = cleanText(typed);
      expect([hasInvisible(text), /[\n\r]|^\s|\s$|\s\s/.test(text)]).toEqual([false, false]);
    }),
  );
});

it('leaves nothing invisible in several lines, and no blank at the end of one', () => {
  fc.assert(
    fc.property(hostile, (typed) => {
      const text = cleanLines(typed);
      expect([hasInvisible(text), /\r| $| \n|^\s*$(?!)/.test(text)]).toEqual([false, false]);
    }),
  );
});

it('cleans what is clean to itself', () => {
  fc.assert(
    fc.property(hostile, (typed) => {
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
      expect(cleanLines(cleanLines(typed))).toBe(cleanLines(typed));
      expect(cleanText(typed)).toBe(cleanText(typed).normalize('NFC'));
    }),
  );
});

it.each([
  ['Anna\u200b\u00adNowak', 'AnnaNowak', 'zero-width space, soft hyphen'],
  ['\ufeffPraha\u2060', 'Praha', 'byte order mark, word joiner'],
  ['\u202eKowalski\u202c', 'Kowalski', 'direction override'],
  ['\u2067ul. Prosta 1\u2069', 'ul. Prosta 1', 'direction isolate'],
  ['Prosta 1\r\n\tlok. 2', 'Prosta 1 lok. 2', 'line break and tabulator'],
  ['Prosta\u2028 1', 'Prosta 1', 'line separator'],
  ['Z\u0307o\u0301łw', 'Żółw', 'combining marks'],
  ['Ｐｒｏｓｔａ　１', 'Prosta 1', 'full width'],
  ['𝓐𝓷𝓷𝓪', 'Anna', 'mathematical letters'],
  ['O\u2019Neil\u0000', 'O’Neil', 'NUL'],
  ['Nguy\u1ec5n \u00ab3\u00ba\u00bb m\u00b2', 'Nguyễn «3º» m²', 'signs with a meaning stay'],
  ['\u0391\u03b8\u03ae\u03bd\u03b1', 'Αθήνα', 'Greek'],
  ['\u200b\u202e\u2800\u3164', '', 'nothing but invisible marks'],
])('cleans %j to %j (%s)', (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned);
});

it('keeps the lines of a message', () => {
  expect(cleanLines('Good day,\r\n\r\n12 boxes\u200b  \rplease.\n')).toBe('Good day,\n\n12 boxes\nplease.');
});

it('knows what a reader can see', () => {
  expect(['Ж', '7', '-', '€', '', ' ', '\u0301', '\u200b'].map(isVisible)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
