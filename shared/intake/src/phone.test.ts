import fc from 'fast-check';
import { examplePhone, parsePhone } from './phone.ts';

// Numbers of town halls, and numbers that regulators reserve for books and films.
it.each([
  ['PL', '600 100 200', '+48 600 100 200'],
  ['PL', '+48 22 534 91 00', '+48 22 534 91 00'],
  ['PL', '６００１００２００', '+48 600 100 200'],
  ['PL', '+48\u00a0600\u200b100\u2060200', '+48 600 100 200'],
  ['GB', '020 7946 0018', '+44 20 7946 0018'],
  ['GB', '020 7946 0018 ext. 12', '+44 20 7946 0018 x12'],
  ['US', '(212) 555-0123', '+1 212 555 0123'],
  ['US', '0048 600 100 200', '+48 600 100 200'],
  ['SE', '08-508 290 00', '+46 8 508 290 00'],
  ['DE', '+49 30 115', '+49 30 115'],
  ['DE', '0761 2010', '+49 761 2010'],
  ['AT', '01 4000', '+43 1 4000'],
  ['IT', '02 0202', '+39 02 0202'],
  ['LU', '4796', '+352 4796'],
  ['NO', '02 180', '+47 02180'],
  ['PL', '+49 30 90 26 0', '+49 30 90260'],
  ['CH', '0041 44 668 18 00', '+41 44 668 18 00'],
  ['HK', '+852 2961 8989', '+852 2961 8989'],
])('reads in %s %j as %s', (country, typed, value) => {
  expect(parsePhone(country, typed)).toEqual({ ok: true, value });
});

it.each([
  ['PL', '-----', 'wrong_format'],
  ['PL', 'call me', 'wrong_format'],
  ['PL', 'call 600 100 200', 'wrong_format'],
  ['PL', '600 100 20', 'wrong_format'],
  ['PL', '+48 600 100 200 300 400 500', 'wrong_format'],
  ['PL', '111111111', 'wrong_format'],
  ['US', '555-0123', 'wrong_format'],
  ['US', '000-000-0000', 'wrong_format'],
  ['DE', '12345', 'wrong_format'],
  ['DE', '', 'required'],
  ['DE', '\u200b\u202e', 'required'],
])('refuses in %s %j as %s, with an example that it takes', (country, typed, code) => {
  const example = examplePhone(country) ?? '';
  expect(parsePhone(country, typed)).toEqual({ ok: false, code, example });
  expect(parsePhone(country, example)).toEqual({ ok: true, value: example });
});

it('reads what it wrote as itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PL', 'DE', 'AT', 'US', 'IT', 'FI', 'GB', 'LU', 'XX'),
      fc.oneof(
        fc.stringMatching(/^(\+|00|0)?[1-9][\d ()/-]{3,16}( ?(x|ext\.) ?\d{1,4})?$/),
        fc.string(),
        fc.stringMatching(/^\+[1-9]\d{6,13}$/),
      ),
      (country, typed) => {
        const read = parsePhone(country, typed);
        if (read.ok) expect(parsePhone(country, read.value)).toEqual(read);
      },
    ),
    { numRuns: 2000 },
  );
});
