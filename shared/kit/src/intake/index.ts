export { type AddressForm, useAddressFormat } from './use-address-format.ts';
export { type Suggestion, useEmailField, useEmailSuggestion } from './use-email-field.ts';
export { usePhoneField } from './use-phone-field.ts';
export { usePostcodeField } from './use-postcode-field.ts';
export { fieldSentence, refusedFields, useIntakeWords } from './words.ts';
