import fc from 'fast-check';
import { parseEmail, suggestEmail } from './email.ts';
import { hasInvisible } from './text.ts';

it.each([
  ['Anna@Example.COM', 'anna@example.com'],
  [' anna@example.com\n', 'anna@example.com'],
  ['an\u200bna@example\u00ad.com', 'anna@example.com'],
  ['\u202eanna@example.com', 'anna@example.com'],
  ['ａnna＠example．com', 'anna@example.com'],
  ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@MU\u0308NCHEN.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@straße.example', 'anna@xn--strae-oqa.example'],
  ['άννα@παράδειγμα.ελ', 'άννα@xn--hxajbheg2az3al.xn--qxam'],
  ['анна@пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
  ["o'neil+box@sub.example.co.uk", "o'neil+box@sub.example.co.uk"],
])('reads %j as %s', (typed, value) => {
  expect(parseEmail(typed)).toEqual({ ok: true, value });
});

it.each([
  ['', 'required'],
  ['\u200b', 'required'],
  ['anna', 'wrong_format'],
  ['anna@example', 'wrong_format'],
  ['anna@example.com, boss@example.com', 'wrong_format'],
  ['"anna b"@example.com', 'wrong_format'],
  ['anna(comment)@example.com', 'wrong_format'],
  ['anna<boss@example.com>', 'wrong_format'],
  ['.anna@example.com', 'wrong_format'],
  ['an..na@example.com', 'wrong_format'],
  ['anna@127.0.0.1', 'wrong_format'],
  ['anna@-example.com', 'wrong_format'],
  ['anna@xn--a.com', 'wrong_format'],
  // A Cyrillic а, a Greek ο.
  ['anna@p\u0430ypal.com', 'wrong_format'],
  ['\u0430nna@example.com', 'wrong_format'],
  ['anna@g\u03bfogle.com', 'wrong_format'],
  [`${'a'.repeat(65)}@example.com`, 'wrong_format'],
  [`anna@${'a.'.repeat(130)}com`, 'too_long'],
])('refuses %j as %s', (typed, code) => {
  expect(parseEmail(typed)).toEqual({ ok: false, code, example: 'name@example.com' });
});

it('reads what it wrote as itself, with nothing invisible in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc
          .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
          .map(([local, label]) => `${local}@${label}.com`),
        fc.stringMatching(/^(\p{L}|\u0301|\u200d){1,8}@(\p{L}|\u0301|-){1,8}\.(com|ελ)$/u),
      ),
      (typed) => {
        const read = parseEmail(typed);
        if (!read.ok) return;
        expect(parseEmail(read.value)).toEqual(read);
        expect([hasInvisible(read.value), read.value]).toEqual([false, read.value.toLowerCase()]);
      },
    ),
    { numRuns: 3000 },
  );
});

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['Anna@Outlok.com', 'anna@outlook.com'],
  ['anna@gmail.com', null],
  ['anna@gmx.at', null],
  ['anna@example.com', null],
  ['anna', null],
])('suggests for %s %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});
