import type { Requirement } from '@shop/contracts';
import { findUnsupportedArea, isPostalCode, postalCodes, states } from '@shop/regions';
import type { PartialAddress } from './facts.ts';

const requiredFields = {
  firstname: 'Enter a first name.',
  lastname: 'Enter a last name.',
  address1: 'Enter the street and house number.',
  city: 'Enter the town or city.',
  zipcode: 'Enter the postal code.',
  country_iso: 'Choose a country.',
  phone: 'Enter a phone number the courier can call.',
} as const;

/**
 * Returns what an address lacks, as requirements of the step `address`. `prefix` is its field in
 * the order, for example `ship_address`. `countries` are the country codes with delivery, except
 * areas that no courier serves; null accepts any.
 */
export function checkAddress(
  address: PartialAddress | null,
  prefix: 'ship_address' | 'bill_address',
  countries: readonly string[] | null,
): Requirement[] {
  const found: Requirement[] = [];
  const addRequirement = (field: string, code: Requirement['code'], message: string): void =>
    void found.push({ step: 'address', field: `${prefix}.${field}`, code, message });
  for (const [field, message] of Object.entries(requiredFields)) {
    const value = address?.[field as keyof typeof requiredFields];
    if (!value || value.trim() === '') addRequirement(field, 'blank', message);
  }
  const country = address?.country_iso;
  if (country && countries && !countries.includes(country)) {
    addRequirement(
      'country_iso',
      'not_offered',
      `This shop does not deliver to ${country}. Choose another country.`,
    );
  }
  const zip = address?.zipcode?.trim();
  if (!country || !zip) return found;
  const example = postalCodes[country]?.example;
  if (!isPostalCode(country, zip))
    addRequirement(
      'zipcode',
      'invalid',
      `Enter the postal code as it is written in ${country}${example ? `, for example ${example}` : ''}.`,
    );
  // A billing address may be anywhere.
  const unserved = countries ? unservedArea(country, address?.state_name?.trim(), zip) : undefined;
  if (unserved)
    addRequirement(
      unserved.zips ? 'zipcode' : 'state_name',
      'unavailable',
      `The couriers of this shop do not serve ${unserved.name}. Choose another address.`,
    );
  return found;
}

/** `stateName` is the name or the postal abbreviation, in any case. */
function unservedArea(countryIso: string, stateName: string | undefined, zip: string) {
  const wanted = stateName?.toLowerCase();
  const named = states.find(
    (one) =>
      one.countryIso === countryIso &&
      (one.code.toLowerCase() === wanted || one.name.toLowerCase() === wanted),
  );
  return findUnsupportedArea({ countryIso, stateCode: named?.code, zip });
}
