import type { AddressAttributes } from '@shop/contracts';
import { addressLines } from '@shop/intake';

type AddressFields = Pick<
  AddressAttributes,
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'address1'
  | 'address2'
  | 'zipcode'
  | 'city'
  | 'state_name'
  | 'country_iso'
>;

/** Returns an address as lines for a label, as its country writes them, with the country in the reader's language. */
export function formatAddressLines(
  { firstname, lastname, company, ...place }: AddressFields,
  languageTag: string,
): string {
  const country = new Intl.DisplayNames([languageTag], { type: 'region' }).of(place.country_iso);
  return [`${firstname} ${lastname}`, company, ...addressLines(place), country].filter(Boolean).join('\n');
}
