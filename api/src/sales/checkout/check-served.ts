import type { Requirement } from '@shop/contracts';
import { type Day, findTaxPlace } from '@shop/regions';
import type { PartialAddress } from './facts.ts';

/**
 * Returns the requirement of an address in a territory that no carrier of the shop serves, at the
 * field by which it was recognised. A country that the region does not offer is refused before.
 */
export function checkServed(
  address: PartialAddress | null,
  countries: readonly string[],
  day: Day,
): Requirement[] {
  const country = address?.country_iso;
  if (!country || !countries.includes(country)) return [];
  const { zipcode: postcode, state_name: region, city } = address;
  const place = findTaxPlace({ country, postcode, region, city, day });
  if (place.served) return [];
  const byRegion = findTaxPlace({ country, region, day }).id === place.id;
  return [
    {
      step: 'address',
      field: `ship_address.${byRegion ? 'state_name' : 'zipcode'}`,
      code: 'not_served',
      message: `The couriers of this shop do not serve ${place.name}. Choose another address.`,
    },
  ];
}
