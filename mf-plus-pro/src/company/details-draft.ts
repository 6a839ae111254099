import type { Company } from '@shop/contracts';
import type { Details } from './company.query.ts';

export type DraftField =
  | 'name'
  | 'vat_id'
  | 'electronic_address'
  | 'firstname'
  | 'lastname'
  | 'country_iso'
  | 'address1'
  | 'address2'
  | 'zipcode'
  | 'city'
  | 'state_name'
  | 'phone';
/** A company's details in the form: every field is a text, empty without a value. */
export type Draft = Readonly<Record<DraftField, string>>;

/** Returns the initial form of a company, or of a new one in `country`. */
export function toDraft(company: Company | null, country: string): Draft {
  const { name = '', vat_id, electronic_address, address } = company ?? {};
  return {
    name,
    vat_id: vat_id ?? '',
    electronic_address: electronic_address ?? '',
    firstname: address?.firstname ?? '',
    lastname: address?.lastname ?? '',
    country_iso: address?.country_iso ?? country,
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    zipcode: address?.zipcode ?? '',
    city: address?.city ?? '',
    state_name: address?.state_name ?? '',
    phone: address?.phone ?? '',
  };
}

/** Returns the draft in the API's format. */
export function toDetails({
  name,
  vat_id,
  electronic_address,
  address2,
  state_name,
  ...address
}: Draft): Details {
  return {
    name: name.trim(),
    vat_id: vat_id.trim() || null,
    electronic_address: electronic_address.trim() || null,
    address: {
      firstname: address.firstname.trim(),
      lastname: address.lastname.trim(),
      address1: address.address1.trim(),
      address2: address2.trim() || null,
      city: address.city.trim(),
      zipcode: address.zipcode.trim(),
      country_iso: address.country_iso,
      state_name: state_name || null,
      phone: address.phone.trim(),
    },
  };
}

/**
 * Returns the differences from `before`; an address counts as one value. Absent values stay unchanged on the server.
 */
export const diffDetails = (before: Details, now: Details): Partial<Details> => ({
  ...(now.name === before.name ? {} : { name: now.name }),
  ...(now.vat_id === before.vat_id ? {} : { vat_id: now.vat_id }),
  ...(now.electronic_address === before.electronic_address
    ? {}
    : { electronic_address: now.electronic_address }),
  ...(JSON.stringify(now.address) === JSON.stringify(before.address) ? {} : { address: now.address }),
});
