import type { Day } from '../calendar/dates.ts';
import { countryOf, isEuCountry, supportedCountries } from '../countries.ts';
import { timeZoneOf } from '../time-zones.ts';
import { euTerritories } from './eu-territories.ts';
import { frenchOverseas, northernOverseas } from './overseas-territories.ts';
import { sources } from './sources.ts';
import type { PlaceMatch, TaxPlace, TaxPlaceRow } from './tax-place.ts';
import { australianTerritories, neighbours, unservedStates } from './third-countries.ts';
import { ukTerritories } from './uk-territories.ts';

/** All special territories. The first row that an address matches is its place. */
export const taxPlaceRows: readonly TaxPlaceRow[] = [
  ...euTerritories,
  ...ukTerritories,
  ...frenchOverseas,
  ...northernOverseas,
  ...neighbours,
  ...unservedStates,
  ...australianTerritories,
];

/** What of an address and its day decides the place. Anything may be missing, as before an address is known. */
export interface PlaceQuery {
  readonly country: string;
  readonly postcode?: string | null | undefined;
  /** State, province or region, as a code or a name. */
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** The day of the supply: a place's status has dates. */
  readonly day: Day;
}

/**
 * Returns the place of an address for VAT, customs and delivery. Total: an unknown country is outside every VAT area
 * and not served. A postcode counts before a region, a region before the country code alone.
 *
 * @example findTaxPlace({ country: 'DE', postcode: '78266', day: '2026-11-29' }).area // 'none'
 * @example findTaxPlace({ country: 'GB', postcode: 'BT1 5GS', day: '2026-11-29' }).taxCountry // 'XI'
 */
export function findTaxPlace(query: PlaceQuery): TaxPlace {
  const country = countryOf(query.country) ?? query.country.trim().toUpperCase();
  const row = findRow({ ...query, country });
  return row ? toPlace(row, country) : ordinaryPlace(country, query.day);
}

/** A way to recognise a row, with its names ready to be compared. */
interface Matcher {
  readonly row: TaxPlaceRow;
  readonly postcodes: readonly (readonly [from: string, to: string])[];
  readonly regions: readonly string[];
  readonly towns: readonly string[] | null;
  /** The country code alone names the place. */
  readonly wholeCountry: boolean;
}

function findRow(query: PlaceQuery): TaxPlaceRow | undefined {
  const matchers = matchersByCountry.get(query.country) ?? [];
  const find = (fits: (matcher: Matcher) => boolean) =>
    matchers.find((one) => (one.row.validFrom ?? '') <= query.day && fits(one))?.row;
  const postcode = toBarePostcode(query.country, query.postcode ?? '');
  const region = toPlainText(query.region ?? '');
  const city = toPlainText(query.city ?? '');
  return (
    find(({ postcodes, towns }) => isWithin(postcodes, postcode) && (towns?.includes(city) ?? true)) ??
    find(({ regions }) => regions.includes(region)) ??
    find(({ wholeCountry }) => wholeCountry)
  );
}

/** Countries whose postcodes begin with letters; elsewhere letters before the digits are the country's: D-78266. */
const lettered: readonly string[] = ['AD', 'BM', 'CA', 'FK', 'GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'MT', 'XI'];

function toBarePostcode(country: string, postcode: string): string {
  const bare = postcode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return lettered.includes(country) || /^AD\d/.test(bare) ? bare : bare.replace(/^[A-Z]{1,3}(?=\d)/, '');
}

const isWithin = (ranges: Matcher['postcodes'], bare: string): boolean =>
  ranges.some(([from, to]) => {
    const beginning = bare.slice(0, from.length);
    return beginning.length === from.length && beginning >= from && beginning <= to;
  });

/** Lower case without accents and signs: names are typed in many ways. */
const toPlainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const toMatcher = (row: TaxPlaceRow, { postcodes, regions, towns }: PlaceMatch): Matcher => ({
  row,
  postcodes: (postcodes ?? []).map((one) => {
    const [from = '', to = from] = one.split('-');
    return [from, to];
  }),
  regions: (regions ?? []).map(toPlainText),
  towns: towns?.map(toPlainText) ?? null,
  wholeCountry: postcodes === undefined && regions === undefined,
});

const matchersByCountry = new Map<string, Matcher[]>();
for (const row of taxPlaceRows)
  for (const match of row.at)
    matchersByCountry.set(match.country, [
      ...(matchersByCountry.get(match.country) ?? []),
      toMatcher(row, match),
    ]);

const toPlace = (row: TaxPlaceRow, country: string): TaxPlace => ({
  id: row.id,
  name: row.name,
  country,
  special: true,
  served: row.served,
  area: row.area,
  taxCountry: row.taxCountry,
  rate: row.rate,
  customs: row.customs,
  timeZone: row.timeZone,
  source: row.source,
});

/** The last day on which the United Kingdom was within the VAT area of the Union. */
const lastBritishDay = '2020-12-31';

/** The ordinary part of a country. */
function ordinaryPlace(country: string, day: Day): TaxPlace {
  const member = isEuCountry(country) || (country === 'GB' && day <= lastBritishDay);
  const area = member ? 'eu' : country === 'GB' ? 'gb' : 'none';
  return {
    id: country.toLowerCase(),
    name: country,
    country,
    special: false,
    served: supportedCountries.includes(country),
    area,
    taxCountry: country,
    rate: area === 'none' ? null : country,
    customs: !member,
    timeZone: timeZoneOf(country),
    source: member
      ? 'Directive 2006/112/EC Art. 5'
      : area === 'gb'
        ? sources.withdrawal
        : sources.thirdCountry,
  };
}
