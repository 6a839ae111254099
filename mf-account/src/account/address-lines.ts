import type { AddressAttributes } from '@shop/contracts';
import { formatAddressLines as formatLines } from '@shop/intake';

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
  { firstname, lastname, company, address1, address2, ...place }: AddressFields,
  languageTag: string,
): string {
  const country = new Intl.DisplayNames([languageTag], { type: 'region' }).of(place.country_iso);
  const address = {
    name: `${firstname} ${lastname}`,
    company: company ?? null,
    street: [address1, address2],
    zip: place.zipcode,
    city: place.city,
    region: place.state_name ?? null,
    country: place.country_iso,
  };
  return formatLines(address, country ?? place.country_iso).join('\n');
}
