import type { AddressAttributes, FieldProblem } from '@shop/contracts';
import { notACompany, notApplicable } from '@shop/contracts';
import { readVatNumber } from '@shop/intake';
import { countriesWithStates, isPostalCode, postalCodes, states } from '@shop/regions';
import { isCountry } from '../identity/save-location.ts';

/**
 * Number of digits without country prefix and trunk zero, by country (national numbering plans).
 */
const phones: Readonly<
  Record<string, { readonly prefix: string; readonly digits: readonly [number, number] }>
> = {
  AT: { prefix: '43', digits: [4, 13] },
  BE: { prefix: '32', digits: [8, 9] },
  CA: { prefix: '1', digits: [10, 10] },
  CH: { prefix: '41', digits: [9, 9] },
  CZ: { prefix: '420', digits: [9, 9] },
  DE: { prefix: '49', digits: [5, 13] },
  DK: { prefix: '45', digits: [8, 8] },
  ES: { prefix: '34', digits: [9, 9] },
  FR: { prefix: '33', digits: [9, 9] },
  GB: { prefix: '44', digits: [9, 10] },
  IT: { prefix: '39', digits: [6, 11] },
  NL: { prefix: '31', digits: [9, 9] },
  NO: { prefix: '47', digits: [8, 8] },
  PL: { prefix: '48', digits: [9, 9] },
  RO: { prefix: '40', digits: [9, 9] },
  SE: { prefix: '46', digits: [7, 9] },
  US: { prefix: '1', digits: [10, 10] },
};

/**
 * Whether a courier could call the number. With `+` or `00` it may be of any country and has at
 * most 15 digits (E.164); a number of the address's own country has as many as its numbering plan
 * requires.
 *
 * @example isPhone('PL', '600 100 200') // true; isPhone('PL', '600 100 20') // false
 */
export const isPhone = (countryIso: string, typed: string): boolean => {
  if (!/^(\+|00)?[\d\s()./-]+$/.test(typed.trim())) return false;
  const international = /^(\+|00)/.test(typed.trim());
  const digits = typed.replace(/\D/g, '').replace(international ? /^00/ : /^$/, '');
  const plan = phones[countryIso];
  if (!plan || (international && !digits.startsWith(plan.prefix)))
    return digits.length >= 6 && digits.length <= 15;
  const national = (international ? digits.slice(plan.prefix.length) : digits).replace(
    countryIso === 'IT' ? /^$/ : /^0/,
    '',
  );
  const [least, most] = plan.digits;
  return national.length >= least && national.length <= most;
};

const orNull = (value: string | null | undefined): string | null => {
  const text = value?.trim() ?? '';
  return text === '' || text.toLowerCase() === notApplicable ? null : text;
};

/**
 * Returns the stored form of an address: markers for "does not apply" and "not a company" become
 * empty.
 */
export const normaliseAddress = (address: AddressAttributes): AddressAttributes => {
  const company = orNull(address.company);
  const isCompany = company !== null && company.toLowerCase() !== notACompany;
  const isPrivate = company?.toLowerCase() === notACompany;
  return {
    ...address,
    company: isCompany ? company : null,
    vat_id: isPrivate ? null : orNull(address.vat_id),
    address2: orNull(address.address2),
    state_name: orNull(address.state_name),
  };
};

const problem = (field: keyof AddressAttributes, code: string, message: string): FieldProblem => ({
  path: `address.${field}`,
  code,
  message,
});

const stateProblem = ({ country_iso, state_name }: AddressAttributes): FieldProblem[] => {
  if (!countriesWithStates.includes(country_iso)) return [];
  const named = state_name?.trim().toLowerCase() ?? '';
  if (named === '') return [problem('state_name', 'required', 'Choose a state or province.')];
  const known = states.some(
    ({ countryIso, name, code }) =>
      countryIso === country_iso && (name.toLowerCase() === named || code.toLowerCase() === named),
  );
  return known ? [] : [problem('state_name', 'not_offered', 'Choose a state or province from the list.')];
};

/**
 * Returns the errors of an address for its country; empty when it is valid. Pass the result of
 * `normaliseAddress`.
 */
export const addressProblems = (address: AddressAttributes): FieldProblem[] => {
  const { country_iso, zipcode, phone, vat_id } = address;
  if (!isCountry(country_iso)) return [problem('country_iso', 'not_offered', 'Choose a country.')];
  const example = postalCodes[country_iso]?.example;
  // A country without postal codes accepts the marker.
  const zipFits =
    zipcode.trim().toLowerCase() === notApplicable
      ? postalCodes[country_iso] === undefined
      : isPostalCode(country_iso, zipcode);
  const vat = vat_id ? readVatNumber(vat_id, country_iso) : null;
  return [
    ...(zipFits
      ? []
      : [
          problem(
            'zipcode',
            'wrong_format',
            `Write the postal code as in ${country_iso}${example ? `, for example ${example}` : ''}.`,
          ),
        ]),
    ...(isPhone(country_iso, phone)
      ? []
      : [problem('phone', 'wrong_format', 'Enter a phone number the courier can call.')]),
    ...stateProblem(address),
    ...(typeof vat === 'string' && vat !== 'country_not_covered'
      ? [
          problem(
            'vat_id',
            'wrong_format',
            vat === 'wrong_check_digit'
              ? 'A digit of this VAT number is wrong; check it against your documents.'
              : `Enter a VAT number of ${country_iso}.`,
          ),
        ]
      : []),
  ];
};
