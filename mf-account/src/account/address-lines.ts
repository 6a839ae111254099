import type { AddressAttributes } from '@shop/contracts';

type Written = Pick<
  AddressAttributes,
  'firstname' | 'lastname' | 'company' | 'address1' | 'address2' | 'zipcode' | 'city' | 'country_iso'
>;

/** An address as it stands on a parcel, a line each, the country in the reader's language. */
export function addressLines(
  { firstname, lastname, company, address1, address2, zipcode, city, country_iso }: Written,
  languageTag: string,
): string {
  const country = new Intl.DisplayNames([languageTag], { type: 'region' }).of(country_iso);
  return [`${firstname} ${lastname}`, company, address1, address2, `${zipcode} ${city}`, country]
    .filter(Boolean)
    .join('\n');
}
