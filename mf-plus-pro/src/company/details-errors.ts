import { isPostcodeOptional } from '@shop/intake';
import type { ApiProblem } from '@shop/kit/api';
import type { Text } from '@shop/kit/i18n';
import { fieldSentence } from '@shop/kit/intake';
import type { Draft, DraftField } from './details-draft.ts';

export type DetailsErrors = Readonly<Partial<Record<DraftField, string>>>;

const requiredFields = [
  'name',
  'firstname',
  'lastname',
  'country_iso',
  'address1',
  'zipcode',
  'city',
  'phone',
] as const;
const vatCodes = ['wrong_format', 'wrong_check_digit', 'wrong_country'] as const;
const isVatCode = (code: string): code is (typeof vatCodes)[number] =>
  vatCodes.some((known) => known === code);

/** Returns the errors of empty required fields. */
export const getBlankErrors = (draft: Draft, t: Text<'mf-plus-pro'>): DetailsErrors =>
  Object.fromEntries(
    requiredFields
      .filter((field) => draft[field].trim() === '')
      .filter((field) => field !== 'zipcode' || !isPostcodeOptional(draft.country_iso))
      .map((field) => [field, getErrorText(field, 'blank', t)]),
  );

/** Returns the server's refusals by field, in the shopper's language; never the server's English. */
export const getRefusedErrors = ({ fields = [] }: ApiProblem, t: Text<'mf-plus-pro'>): DetailsErrors =>
  Object.fromEntries(
    fields.map(({ path, code, example }) => {
      const field = path.split('.').at(-1) ?? '';
      return [field, getErrorText(field, code, t, example)];
    }),
  );

function getErrorText(field: string, code: string, t: Text<'mf-plus-pro'>, example?: string): string {
  if (field === 'vat_id' && isVatCode(code)) return t(`company.vat.${code}`);
  if (field === 'name' && code === 'wrong_format') return t('company.fieldError.name');
  if (code === 'blank') return t('company.fieldError.blank');
  if (field === 'electronic_address') return t('company.fieldError.electronic_address');
  if (field === 'zipcode' || field === 'phone')
    return (
      fieldSentence(field === 'zipcode' ? 'postcode' : field, example) ?? t(`company.fieldError.${field}`)
    );
  return t('company.fieldError.invalid');
}
