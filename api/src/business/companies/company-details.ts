import type { BodyOf, createCompany as contract, FieldProblem } from '@shop/contracts';
import { bareVatId, parseCompanyName, readVatNumber } from '@shop/intake';
import {
  findAddressProblems,
  findElectronicAddressProblem,
  normaliseAddress,
} from '../../customers/index.ts';
import { type Failure, fail } from '../../platform/index.ts';
import type { StoredAddress } from './companies.repo.ts';

type Details = BodyOf<typeof contract>['company'];

export interface ValidDetails {
  readonly name: string;
  readonly vatId: string | null;
  readonly electronicAddress: string | null;
  readonly address: StoredAddress;
}

const vatSentences = {
  wrong_format: 'This is not the format of a VAT number of this country.',
  wrong_check_digit: 'This VAT number has a typing error; its check digit is wrong.',
  wrong_country: 'This VAT number belongs to another country than the address.',
} as const;

/**
 * Validates what the schema cannot: a complete postal address, and a VAT number of the right form
 * for its country.
 */
export const validateDetails = ({
  name,
  vat_id,
  electronic_address,
  address: given,
}: Details): ValidDetails | Failure<'invalid_input'> => {
  const address = normaliseAddress(given);
  const fields: FieldProblem[] = findAddressProblems(address).map(({ field, code, ...problem }) => ({
    path: `company.address.${field}`,
    code: code === 'required' ? 'blank' : code,
    ...problem,
  }));
  const typed = vat_id?.trim() || null;
  const number = typed === null ? null : readVatNumber(typed, address.country_iso);
  if (typeof number === 'string' && number !== 'country_not_covered')
    fields.push({ path: 'company.vat_id', code: number, message: vatSentences[number] });
  const electronic = normaliseAddress({ electronic_address, country_iso: address.country_iso });
  for (const { field, ...problem } of findElectronicAddressProblem(electronic))
    fields.push({ path: `company.${field}`, ...problem });
  const company = parseCompanyName(name);
  if (!company.ok)
    fields.push({
      path: 'company.name',
      code: company.code,
      message: 'Enter the name in letters or digits, without links.',
    });
  if (!company.ok || fields.length > 0) return fail('invalid_input', { fields });
  return {
    name: company.value,
    vatId: typed === null ? null : typeof number === 'object' && number ? number.vatId : bareVatId(typed),
    electronicAddress: electronic.electronic_address ?? null,
    address: Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)),
  };
};
