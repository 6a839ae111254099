import fc from 'fast-check';
import { parseAddressLine, parseCompanyName, parsePersonName, parseTown } from './names.ts';
import { hasInvisible } from './text.ts';
import { parseAmount, parseCode, parseDay } from './values.ts';

const yes = (value: string) => ({ ok: true, value });

it('takes names of any script, cleaned, and refuses what is none', () => {
  for (const name of ['Łukasz', 'Анна', 'Άννα', 'O’Neil', 'Jean-Luc', 'B. J.', '王', 'Ö'])
    expect(parsePersonName(` ${name}\u200b`)).toEqual(yes(name));
  expect(parsePersonName('Anna\r\nMaria')).toEqual(yes('Anna Maria'));
  for (const nothing of ['', '  ', '\u200b', '\u202e\u2800', '\u3164'])
    expect(parsePersonName(nothing)).toMatchObject({ code: 'required' });
  for (const none of ['---', '42', 'Anna https://example.com'])
    expect(parsePersonName(none)).toMatchObject({ code: 'wrong_format' });
  expect(parsePersonName('A'.repeat(121))).toMatchObject({ code: 'too_long' });
  for (const company of ['4711', '3M', 'A & B', 'Ελλάδα Α.Ε.', 'Foo!'])
    expect(parseCompanyName(company)).toEqual(yes(company));
  expect(parseCompanyName('-')).toMatchObject({ code: 'wrong_format' });
  expect([parseAddressLine('1').ok, parseAddressLine('.').ok, parseTown('Å').ok, parseTown('12').ok]).toEqual(
    [true, false, true, false],
  );
});

it.each([
  ['1234.5', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1’234.50', '1234.50'],
  ['1.234', '1234.00'],
  ['１２', '12.00'],
  ['007', '7.00'],
  ['0,5', '0.50'],
])('reads the amount %j as %s', (typed, value) => {
  expect(parseAmount(typed)).toEqual(yes(value));
});

it.each(['-5', '1e3', '1,2,3', '1.2345', 'ten', '5 EUR', '.'])('refuses the amount %j', (typed) => {
  expect(parseAmount(typed)).toEqual({ ok: false, code: 'wrong_format', example: '1234.50' });
});

it.each([
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['0000-01-01', null],
  ['2026-13-01', null],
  ['28.2.2027', '2027-02-28'],
  ['28. 02. 2027', '2027-02-28'],
  ['29.2.2027', null],
  ['2/3/2027', null],
])('reads the day %j as %s', (typed, day) => {
  expect(parseDay(typed)).toEqual(
    day === null ? { ok: false, code: 'wrong_format', example: '2026-12-31' } : yes(day),
  );
});

it('compares codes without blanks and in upper case', () => {
  expect(parseCode(' welcome\u200b 10 ')).toEqual(yes('WELCOME10'));
  expect(parseCode('ＷＥＬＣＯＭＥ１０')).toEqual(yes('WELCOME10'));
  expect([parseCode('\u200b'), parseCode('A'.repeat(65))]).toMatchObject([
    { code: 'required' },
    { code: 'too_long' },
  ]);
});

it('reads what it wrote as itself', () => {
  const readers = [
    parsePersonName,
    parseCompanyName,
    parseAddressLine,
    parseTown,
    parseAmount,
    parseCode,
    parseDay,
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...readers),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[\d.,' -]{1,12}$/),
      ),
      (read, typed) => {
        const first = read(typed);
        if (!first.ok) return;
        expect(read(first.value)).toEqual(first);
        expect(hasInvisible(first.value)).toBe(false);
      },
    ),
    { numRuns: 3000 },
  );
});
