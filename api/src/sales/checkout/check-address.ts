import type { Requirement } from '@shop/contracts';
import { isPostalCode, postalCodes } from '@shop/regions';
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
 * the order, for example `ship_address`. `countries` are the country codes with delivery; null accepts
 * any: a billing address may be anywhere.
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
  return found;
}
