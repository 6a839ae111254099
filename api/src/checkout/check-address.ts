import type { Requirement } from '@shop/contracts';
import type { PartialAddress } from './facts.ts';

/** How postal codes look in the countries where a typing error is worth catching (UPU addressing sheets). */
const postalCodes: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  AT: { pattern: /^\d{4}$/, example: '1010' },
  BE: { pattern: /^\d{4}$/, example: '1000' },
  CH: { pattern: /^\d{4}$/, example: '8001' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  DK: { pattern: /^\d{4}$/, example: '1050' },
  ES: { pattern: /^\d{5}$/, example: '28001' },
  FR: { pattern: /^\d{5}$/, example: '75001' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  IT: { pattern: /^\d{5}$/, example: '00118' },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
  NO: { pattern: /^\d{4}$/, example: '0150' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  RO: { pattern: /^\d{6}$/, example: '010011' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '10001' },
};

const needed = {
  firstname: 'Enter a first name.',
  lastname: 'Enter a last name.',
  address1: 'Enter the street and house number.',
  city: 'Enter the town or city.',
  zipcode: 'Enter the postal code.',
  country_iso: 'Choose a country.',
  phone: 'Enter a phone number the courier can call.',
} as const;

/**
 * What an address still lacks, as requirements of the step `address`. `prefix` is its place in the order, for example
 * `ship_address`. `countries` are the codes that are offered; null takes any country.
 */
export function checkAddress(
  address: PartialAddress | null,
  prefix: 'ship_address' | 'bill_address',
  countries: readonly string[] | null,
): Requirement[] {
  const found: Requirement[] = [];
  const miss = (field: string, code: Requirement['code'], message: string): void =>
    void found.push({ step: 'address', field: `${prefix}.${field}`, code, message });
  for (const [field, message] of Object.entries(needed)) {
    const value = address?.[field as keyof typeof needed];
    if (!value || value.trim() === '') miss(field, 'blank', message);
  }
  const country = address?.country_iso;
  if (country && countries && !countries.includes(country)) {
    miss('country_iso', 'not_offered', `This shop does not deliver to ${country}. Choose another country.`);
  }
  const rule = country ? postalCodes[country] : undefined;
  const zipcode = address?.zipcode?.trim();
  if (rule && zipcode && !rule.pattern.test(zipcode)) {
    miss(
      'zipcode',
      'invalid',
      `Enter the postal code as it is written in ${country}, for example ${rule.example}.`,
    );
  }
  return found;
}
