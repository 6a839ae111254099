import type { Requirement } from '@shop/contracts';
import { findAddressProblems } from '../../customers/index.ts';
import type { PartialAddress } from './facts.ts';

const noAddress: PartialAddress = {};

/**
 * Returns what an address lacks, as requirements of the step `address`, by the rules of the address book. `prefix` is
 * its field in the order, for example `ship_address`. `countries` are the country codes with delivery; null accepts
 * any: a billing address may be anywhere.
 */
export function checkAddress(
  address: PartialAddress | null,
  prefix: 'ship_address' | 'bill_address',
  countries: readonly string[] | null,
): Requirement[] {
  const found = findAddressProblems(address ?? noAddress).map(
    ({ field, code, ...rest }): Requirement => ({
      step: 'address',
      field: `${prefix}.${field}`,
      code: code === 'required' ? 'blank' : code === 'not_offered' ? 'not_offered' : 'invalid',
      ...rest,
    }),
  );
  const country = address?.country_iso;
  const isOffered = !country || countries === null || countries.includes(country);
  const field = `${prefix}.country_iso`;
  return isOffered
    ? found
    : [
        ...found.filter((one) => one.field !== field),
        {
          step: 'address',
          field,
          code: 'not_offered',
          message: `This shop does not deliver to ${country}. Choose another country.`,
        },
      ];
}
