import type { ApiProblem } from '@shop/kit/api';
import type { Text } from '@shop/kit/i18n';
import { addressErrorText, findBlankFields } from '@shop/kit/intake';
import type { Draft, DraftField } from './details-draft.ts';

export type DetailsErrors = Readonly<Partial<Record<DraftField, string>>>;

const vatCodes = ['wrong_format', 'wrong_check_digit', 'wrong_country'] as const;
const isVatCode = (code: string): code is (typeof vatCodes)[number] =>
  vatCodes.some((known) => known === code);

/** Returns the errors of empty required fields. */
export const getBlankErrors = (draft: Draft, t: Text<'mf-plus-pro'>): DetailsErrors =>
  Object.fromEntries(
    [...(draft.name.trim() === '' ? ['name'] : []), ...findBlankFields(draft)].map((field) => [
      field,
      t('company.fieldError.blank'),
    ]),
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
  return addressErrorText(field, code, example, (key) =>
    key === 'country' || key === 'area' ? t('company.fieldError.invalid') : t(`company.fieldError.${key}`),
  );
}
