import { isKnownEmail } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import type { Text } from '@shop/kit/i18n';
import { type AddressDraft, addressErrorText, fieldSentence, findBlankFields } from '@shop/kit/intake';

/** Error sentences by field path (`ship_address.zipcode`), in the shopper's language. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the missing fields that the page itself can check before sending. The server validates everything else. */
export function missingFieldErrors(
  {
    email,
    shippingAddress,
    billingAddress,
  }: { email: string; shippingAddress: AddressDraft; billingAddress: AddressDraft | undefined },
  t: Text<'mf-checkout'>,
): FieldErrors {
  const errors: Record<string, string> = {};
  if (email.trim() === '') errors.email = toErrorMessage('email', 'blank', t);
  else if (!isKnownEmail(email.trim())) errors.email = toErrorMessage('email', 'invalid', t);
  for (const [prefix, address] of [
    ['ship_address', shippingAddress],
    ['bill_address', billingAddress],
  ] as const)
    for (const field of address === undefined ? [] : findBlankFields(address))
      errors[`${prefix}.${field}`] = toErrorMessage(field, 'blank', t);
  return errors;
}

const toFormPath = (path: string): string =>
  path.replace(/^order\./, '').replace('_address_attributes', '_address');

/**
 * Returns the errors by field. Requirements and refused fields of a reply have closed codes; the texts are in the
 * shopper's language, never the server's English.
 */
export function fieldErrors(
  { requirements = [], fields = [] }: ApiProblem,
  t: Text<'mf-checkout'>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { field, code, example } of requirements)
    errors[toFormPath(field)] ??= toErrorMessage(field, code, t, example);
  for (const { path, code, example } of fields)
    errors[toFormPath(path)] ??= toErrorMessage(path, code, t, example);
  return errors;
}

const getValue = (entered: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], entered);

/** Returns the errors of fields that still have the refused value: changed fields are validated again on submit. */
export const filterUnchangedErrors = (errors: FieldErrors, submitted: object, entered: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => getValue(submitted, path) === getValue(entered, path)),
  );

function toErrorMessage(path: string, code: string, t: Text<'mf-checkout'>, example?: string): string {
  const field = path.split('.').pop() ?? '';
  if (code === 'not_accepted') return t('fieldError.terms');
  if (field === 'email' && code !== 'blank') return fieldSentence('email', example) ?? t('fieldError.email');
  return addressErrorText(field, code, example, (key) => t(`fieldError.${key}`));
}
