import type { AddressAttributes } from '@shop/contracts';

type AddressFields = Pick<
  AddressAttributes,
  'firstname' | 'lastname' | 'company' | 'address1' | 'address2' | 'zipcode' | 'city' | 'country_iso'
>;

/** Returns an address as lines for a label, with the country in the reader's language. */
export function formatAddressLines(
  { firstname, lastname, company, address1, address2, zipcode, city, country_iso }: AddressFields,
  languageTag: string,
): string {
  const country = new Intl.DisplayNames([languageTag], { type: 'region' }).of(country_iso);
  return [`${firstname} ${lastname}`, company, address1, address2, `${zipcode} ${city}`, country]
    .filter(Boolean)
    .join('\n');
}
