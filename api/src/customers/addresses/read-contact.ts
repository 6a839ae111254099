import type { FieldProblem } from '@shop/contracts';
import { isVisible, type Parsed, parseCompanyName, parsePersonName, parsePostcode } from '@shop/intake';
import { parsePhone } from '@shop/intake/phone';
import { fail, ok, type Result } from '../../platform/index.ts';
import { findVatProblem, normaliseAddress } from './read-address.ts';

/** How a person or a company can be reached, without an address. */
export interface ContactInput {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly full_name?: string | null | undefined;
  readonly company_name?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly zipcode?: string | null | undefined;
}

type Reader = (typed: string, country: string) => Parsed<'required' | 'too_long' | 'wrong_format'>;

const readVat: Reader = (typed, country_iso) => {
  const { vat_id } = normaliseAddress({ vat_id: typed, country_iso });
  const problem = vat_id ? findVatProblem({ vat_id, country_iso })[0] : undefined;
  if (problem === undefined) return { ok: true, value: vat_id ?? '' };
  return { ok: false, code: 'wrong_format', ...(problem.example ? { example: problem.example } : {}) };
};

const fields: Readonly<Record<keyof ContactInput, readonly [Reader, string]>> = {
  first_name: [(typed) => parsePersonName(typed), 'Enter the first name in letters'],
  last_name: [(typed) => parsePersonName(typed), 'Enter the last name in letters'],
  full_name: [(typed) => parsePersonName(typed, 200), 'Enter the name in letters, without links'],
  company_name: [
    (typed) => parseCompanyName(typed),
    'Enter the company’s name in letters or digits, without links',
  ],
  vat_id: [readVat, 'Check the VAT number'],
  zipcode: [
    (typed, country) => parsePostcode(country, typed),
    'Enter the postal code as its country writes it',
  ],
  phone: [(typed, country) => parsePhone(country, typed), 'Enter a phone number with all its digits'],
};

/**
 * Reads the names, the VAT number, the postcode and the phone of a request, application or account by the rules of addresses, and
 * returns the input with them in canonical form. Absent and empty fields stay as they are: whether a field is required
 * is the contract's matter.
 *
 * @param path where the fields are in the body: `quote_request`
 * @param country ISO code: the plan of numbers without a country's code
 */
export const readContact = <Input extends ContactInput>(
  given: Input,
  path: string,
  country: string,
): Result<Input, 'invalid_input'> => {
  const problems: FieldProblem[] = [];
  const read: Record<string, string> = {};
  for (const [name, [parse, sentence]] of Object.entries(fields)) {
    const typed = given[name as keyof ContactInput];
    if (!typed || !isVisible(typed)) continue;
    const parsed = parse(typed, country);
    if (parsed.ok) read[name] = parsed.value;
    else {
      const example = parsed.example === undefined ? {} : { example: parsed.example };
      const message = `${sentence}${parsed.example === undefined ? '' : `, for example ${parsed.example}`}.`;
      problems.push({ path: `${path}.${name}`, code: parsed.code, message, ...example });
    }
  }
  return problems.length > 0 ? fail('invalid_input', { fields: problems }) : ok({ ...given, ...read });
};
