import type { listVariants, ReplyOf } from '@shop/contracts';
import {
  defaultQuantity,
  exportCountries,
  marketDay,
  markets,
  type Region,
  type RegionId,
  regionOf,
  resolveSupply,
  vatRateOn,
  vatRates,
} from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import { findPriceBook } from '../pricing/books/index.ts';
import type { PriceBook } from '../pricing/price-book.ts';

/** Where and when something is priced. */
export interface Market {
  readonly region: Region;
  readonly book: PriceBook;
  /** Basis points. */
  readonly vatRate: number;
  readonly taxCountry: string;
}

type Priced = Omit<
  ReplyOf<typeof listVariants>,
  'variants' | 'count' | 'total_count' | 'current_page' | 'pages' | 'per_page'
>;

/** Where goods go, as far as it is known; a country alone is its ordinary part. */
export interface Destination {
  readonly country: string;
  readonly postcode?: string | null;
}

/**
 * Returns the market of a call. With a destination the rate is that of the dated table on this day (none for an
 * export); without one it is the region's display default (docs/decisions/2026-11-27-vat-without-destination.md).
 */
export function resolveMarket(
  region: RegionId | Region,
  destination: string | Destination | undefined,
  now: Date,
): Result<Market, 'unknown_product'> {
  const found = typeof region === 'string' ? markets[region] : region;
  const book = findPriceBook(found, marketDay(found, now));
  if (!book) return fail('unknown_product', { detail: `Nothing is sold in the region "${found.id}" yet.` });
  const to = typeof destination === 'string' ? { country: destination } : destination;
  const vatRate = to === undefined ? Math.round(found.vatAmount * 100) : findRate(to, now);
  return ok({ region: found, book, vatRate, taxCountry: to?.country ?? found.defaultShippingCountryCode });
}

/** Returns the rate of goods sent to a place now, by its own clock; 0 for an export. */
function findRate(to: Destination, now: Date): number {
  const { place, day } = resolveSupply(to, now);
  return place.rate === null ? 0 : (vatRateOn(place.rate, day) ?? 0);
}

/** Returns the region that a query names by an id or an older code, or the call's own. */
export function parseRegion(regionId: string | undefined, own: RegionId): Result<Region, 'invalid_input'> {
  if (regionId === undefined) return ok(markets[own]);
  const region = regionOf(regionId);
  return region
    ? ok(region)
    : fail('invalid_input', {
        fields: [{ path: 'region', code: 'not_offered', message: `There is no region "${regionId}".` }],
      });
}

/**
 * Returns the tax country of a query, if its tax is known. An unknown country has no rate, which is not a rate of 0.
 */
export function parseTaxCountry(country: string | undefined): Result<string | undefined, 'invalid_input'> {
  const known = [...new Set([...vatRates.map(({ country }) => country), ...exportCountries])].sort();
  if (country === undefined || known.includes(country)) return ok(country);
  return fail('invalid_input', {
    fields: [
      {
        path: 'tax_country_iso',
        code: 'not_offered',
        message: `No rate is known for ${country}. Choose one of: ${known.join(', ')}.`,
      },
    ],
  });
}

/** Returns the members that every priced reply has. */
export const presentPricing = ({ region, book, vatRate, taxCountry }: Market): Priced => ({
  currency: book.currency,
  default_quantity: defaultQuantity,
  tax: {
    country_iso: taxCountry,
    rate: (vatRate / 100).toFixed(2),
    shown_included: region.alwaysShowAddedTax,
  },
  price_book: {
    id: book.id,
    demonstration: book.demonstration,
    valid_from: book.validFrom,
    margin: (book.margin / 100).toFixed(2),
  },
});
