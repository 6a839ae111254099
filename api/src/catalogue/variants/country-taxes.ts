import type { listCountryTaxes, ReplyOf } from '@shop/contracts';
import { exportCountries, type RegionId, vatRateOn, vatRates } from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import { parseRegion } from './market.ts';

type Reply = ReplyOf<typeof listCountryTaxes>;

interface Query {
  readonly region?: string | undefined;
  readonly country_iso?: string | undefined;
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
  const on = query.on ?? now.toISOString().slice(0, 10);
  const known = [...new Set([...vatRates.map(({ country }) => country), ...exportCountries])].sort();
  const asked =
    query.region === undefined
      ? known
      : known.filter((code) => region.value.shippingCountries.includes(code));
  const countries = asked.filter((code) => query.country_iso === undefined || query.country_iso === code);
  if (query.country_iso !== undefined && countries.length === 0) {
    const message = `No rate is known for ${query.country_iso}. Choose one of: ${asked.join(', ')}.`;
    return fail('invalid_input', {
      fields: [{ path: 'query.country_iso', code: 'not_offered', message }],
    });
  }
  return ok({
    on,
    country_taxes: countries.flatMap((country) => {
      const rate = vatRateOn(country, on);
      if (rate === undefined) return [];
      return [
        {
          country_iso: country,
          rate: (rate / 100).toFixed(2),
          export: exportCountries.includes(country),
          valid_from: firstDay(country, on),
        },
      ];
    }),
  });
}

const firstDay = (country: string, on: string): string | null =>
  vatRates
    .filter((row) => row.country === country && row.validFrom <= on)
    .reduce<string | null>(
      (last, { validFrom }) => (last === null || validFrom >= last ? validFrom : last),
      null,
    );
