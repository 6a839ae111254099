import type { Day } from '../calendar/dates.ts';
import { sellerTimeZone } from '../company.ts';
import { dayIn } from '../days.ts';
import { findTaxPlace, type PlaceQuery } from './find-tax-place.ts';
import type { TaxPlace } from './tax-place.ts';

export interface Supply {
  readonly place: TaxPlace;
  /** The day whose rate and price book apply, and which the documents show. */
  readonly day: Day;
}

/**
 * Returns the place and the day of a supply to an address at an instant. Inside a VAT area it is the day of the place,
 * where the tax is due; an export is a supply at its dispatch, so it has the day of the seller (Directive 2006/112/EC
 * Art. 32 and 33).
 *
 * @example resolveSupply({ country: 'RO' }, new Date('2025-07-31T21:00:00Z')).day // '2025-08-01'
 */
export function resolveSupply(address: Omit<PlaceQuery, 'day'>, at: Date): Supply {
  const { area, timeZone } = findTaxPlace({ ...address, day: dayIn(sellerTimeZone, at) });
  const day = dayIn(area === 'none' ? sellerTimeZone : timeZone, at);
  return { place: findTaxPlace({ ...address, day }), day };
}
