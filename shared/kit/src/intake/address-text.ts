import type { AddressAttributes } from '@shop/contracts';
import { isPostcodeOptional } from '@shop/intake';
import { fieldSentence, intakeText } from './words.ts';

/** A partially filled address. */
export type AddressDraft = { readonly [Field in keyof AddressAttributes]?: AddressAttributes[Field] };
/** Keys of the labels that a form says in its own words. */
export type AddressLabel =
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'vat_id'
  | 'country'
  | 'address1'
  | 'address2'
  | 'zipcode'
  | 'city'
  | 'state'
  | 'chooseState'
  | 'phone'
  | 'phoneHint';
/** Keys of the sentences that a form says where it has no example to show. */
export type AddressError =
  | 'blank'
  | 'invalid'
  | 'zipcode'
  | 'phone'
  | 'country'
  | 'area'
  | 'electronic_address';

const requiredAddressFields = [
  'firstname',
  'lastname',
  'country_iso',
  'address1',
  'zipcode',
  'city',
  'phone',
] as const satisfies readonly (keyof AddressAttributes)[];

/** Returns the required fields that are empty: what a form can check before it sends an address. */
export const findBlankFields = (address: AddressDraft): readonly (keyof AddressAttributes)[] =>
  requiredAddressFields.filter(
    (field) =>
      !address[field]?.trim() && !(field === 'zipcode' && isPostcodeOptional(address.country_iso ?? '')),
  );

const names = ['firstname', 'lastname', 'city'];
const isBlank = (code: string) => ['blank', 'required', 'too_small'].includes(code);

/**
 * Returns what is wrong with a field of an address, in the shopper's language, never the server's English: with an
 * example of the country where there is one, else in the form's own words.
 *
 * @param field its name in the contract: `zipcode`
 * @param code why it was refused: a code of the intake, of the contract or of the checkout's requirements
 */
export function addressErrorText(
  field: string,
  code: string,
  example: string | undefined,
  words: (key: AddressError) => string,
): string {
  if (code === 'not_served') return words('area');
  if (field === 'country_iso') return words('country');
  if (isBlank(code)) return words('blank');
  if (field === 'electronic_address') return words('electronic_address');
  if (field === 'zipcode') return fieldSentence('postcode', example) ?? words('zipcode');
  if (field === 'phone') return fieldSentence('phone', example) ?? words('phone');
  if (field === 'vat_id') return fieldSentence('vat', example) ?? words('invalid');
  if (code === 'wrong_format' && names.includes(field)) return intakeText('intake.name') ?? words('invalid');
  if (code === 'wrong_format' && field === 'company') return intakeText('intake.company') ?? words('invalid');
  return words('invalid');
}

/** An empty optional field is null in the contract. */
const optionalFields = ['company', 'vat_id', 'address2', 'state_name', 'electronic_address'];
/** Returns what a form sends of an address: filled fields, and null for optional ones that were emptied. */
export const toAddressBody = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [
      field,
      value === '' && optionalFields.includes(field) ? null : value,
    ]),
  );
