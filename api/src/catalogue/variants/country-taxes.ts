import type { listCountryTaxes, ReplyOf } from '@shop/contracts';
import {
  type Day,
  exportCountries,
  findTaxPlace,
  marketDay,
  placeRates,
  type RegionId,
  vatRateOn,
  vatRates,
} from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import { parseRegion } from './market.ts';

type Reply = ReplyOf<typeof listCountryTaxes>;
type CountryTax = Reply['country_taxes'][number];

interface Query {
  readonly region?: string | undefined;
  readonly country_iso?: string | undefined;
  readonly zip_code?: string | undefined;
  readonly on?: string | undefined;
}

/** Returns the tax rates of a day by country; with a region, those of its shipping countries. */
export async function listTaxes(
  own: RegionId,
  query: Query,
  now: Date,
): Promise<Result<Reply, 'invalid_input'>> {
  const region = parseRegion(query.region, own);
  if (!region.ok) return region;
  const on = query.on ?? marketDay(region.value, now);
  const known = [...new Set([...vatRates.map(({ country }) => country), ...exportCountries])].sort();
  const listedCountries =
    query.region === undefined
      ? known
      : known.filter((code) => region.value.shippingCountries.includes(code));
  const countries = listedCountries.filter(
    (code) => query.country_iso === undefined || query.country_iso === code,
  );
  if (query.country_iso !== undefined && countries.length === 0) {
    const message = `No rate is known for ${query.country_iso}. Choose one of: ${listedCountries.join(', ')}.`;
    return fail('invalid_input', {
      fields: [{ path: 'query.country_iso', code: 'not_offered', message }],
    });
  }
  // A postcode belongs to one country.
  const postcode = query.country_iso === undefined ? undefined : query.zip_code;
  return ok({ on, country_taxes: countries.flatMap((country) => presentTax(country, postcode, on) ?? []) });
}

/** Presents the tax of goods sent to a place on a day; null before the first known rate. */
function presentTax(country: string, postcode: string | undefined, on: Day): CountryTax | null {
  const place = findTaxPlace({ country, postcode, day: on });
  const rate = place.rate === null ? 0 : vatRateOn(place.rate, on);
  if (rate === undefined) return null;
  return {
    country_iso: country,
    rate: (rate / 100).toFixed(2),
    export: place.area === 'none',
    valid_from: place.rate === null ? null : firstDay(place.rate, on),
  };
}

const firstDay = (key: string, on: Day): Day | null =>
  [...vatRates, ...placeRates]
    .filter((row) => row.country === key && row.validFrom <= on)
    .reduce<Day | null>(
      (last, { validFrom }) => (last === null || validFrom >= last ? validFrom : last),
      null,
    );
