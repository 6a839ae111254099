import fc from 'fast-check';
import { parseAddressLine, parseCompanyName, parsePersonName, parseTown } from './names.ts';
import { hasInvisible } from './text.ts';
import { parseAmount, parseCode } from './values.ts';

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

const english = { thousandSeparator: ',', decimalSeparator: '.' };
const german = { thousandSeparator: '.', decimalSeparator: ',' };
const polish = { thousandSeparator: ' ', decimalSeparator: ',' };

it.each([
  ['1,250.5', english, '1250.50'],
  ['1.250,5', german, '1250.50'],
  ['1.250', german, '1250.00'],
  ['1 250,50', polish, '1250.50'],
  ['1 250 000', polish, '1250000.00'],
  ['1\u00a0250', german, '1250.00'],
  ['1’234.50', english, '1234.50'],
  ['99.90', german, '99.90'],
  ['99,90', english, '99.90'],
  ['１２', english, '12.00'],
  ['007', english, '7.00'],
  ['999999999999', english, '999999999999.00'],
])('reads the amount %j as %j writes it', (typed, marks, value) => {
  expect(parseAmount(typed, marks)).toEqual(yes(value));
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
    (typed: string) => parseAmount(typed, english),
    parseCode,
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
