import type { Order } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import { problemText, type Text } from '@shop/kit/i18n';

/** The errors of the two fields of a company's order, in the shopper's language. */
export interface CompanyErrors {
  readonly company?: string;
  readonly poNumber?: string;
}

/** Returns what the order lacks as a company order. */
export function findMissingErrors(
  { requirements }: Order,
  company: string,
  t: Text<'mf-checkout'>,
): CompanyErrors {
  const isRequired = (field: string) => requirements.some((one) => one.field === field);
  if (isRequired('company_id')) return { company: t('company.role', { company }) };
  // The company's address is not entered here.
  if (requirements.some(({ field }) => field.startsWith('bill_address')))
    return { company: t('company.addressMissing', { company }) };
  return isRequired('po_number') ? { poNumber: t('company.poMissing', { company }) } : {};
}

/** Returns the reason of a refused assignment at its field. */
export function toRefusalErrors(problem: ApiProblem, company: string, t: Text<'mf-checkout'>): CompanyErrors {
  if (problem.fields?.some(({ path }) => path.endsWith('po_number')))
    return { poNumber: t('fieldError.invalid') };
  if (problem.code === 'forbidden') return { company: t('company.role', { company }) };
  if (problem.code === 'not_found') return { company: t('company.left', { company }) };
  return { company: problemText(problem) };
}
