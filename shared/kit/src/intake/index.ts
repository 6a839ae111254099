export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export {
  type AddressDraft,
  type AddressError,
  type AddressLabel,
  addressErrorText,
  findBlankFields,
  toAddressBody,
} from './address-text.ts';
export { ElectronicAddressField } from './electronic-address-field.tsx';
export { PlaceFields } from './place-fields.tsx';
export { isStillRefused } from './still-refused.ts';
export { type AddressForm, useAddressFormat } from './use-address-format.ts';
export { type Suggestion, useEmailField, useEmailSuggestion } from './use-email-field.ts';
export { usePhoneField } from './use-phone-field.ts';
export { usePostcodeField } from './use-postcode-field.ts';
export { fieldSentence, refusedFields, useIntakeWords } from './words.ts';
