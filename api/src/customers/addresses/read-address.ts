import type { AddressAttributes } from '@shop/contracts';
import { notACompany, notApplicable } from '@shop/contracts';
import {
  examplePostcode,
  exampleVatNumber,
  isPostcodeOptional,
  isVisible,
  parseAddressLine,
  parseCompanyName,
  parseElectronicAddress,
  parsePersonName,
  parsePostcode,
  parseTown,
  readVatNumber,
} from '@shop/intake';
import { examplePhone, parsePhone } from '@shop/intake/phone';
import { countriesWithStates, states } from '@shop/regions';
import { isCountry } from '../identity/save-location.ts';

/** An address as far as somebody has entered it. */
export type AddressInput = { readonly [K in keyof AddressAttributes]?: AddressAttributes[K] | undefined };

export interface AddressProblem {
  readonly field: keyof AddressAttributes;
  readonly code: 'required' | 'too_long' | 'wrong_format' | 'not_offered';
  /** One sentence, with the example. */
  readonly message: string;
  readonly example?: string;
}

/** The value of an optional field: a marker for "does not apply" is nothing. */
const orNull = (value: string | null | undefined): string | null => {
  const text = value ?? '';
  return !isVisible(text) || text.toLowerCase() === notApplicable ? null : text;
};

const findState = (country: string, named: string) => {
  const wanted = named.toLowerCase();
  return states.find(
    ({ countryIso, name, code }) =>
      countryIso === country && (name.toLowerCase() === wanted || code.toLowerCase() === wanted),
  );
};

const canonicalVatNumber = (typed: string, country: string): string => {
  const number = readVatNumber(typed, country);
  return typeof number === 'string' ? typed : number.vatId;
};

/**
 * Returns the stored form of an address, for the address book, the checkout and companies: postcode, phone and VAT
 * number as their country writes them, markers for "does not apply" and "not a company" empty. What cannot be read
 * stays as it was typed; `findAddressProblems` names it. Absent fields stay absent. Texts are clean before: the server
 * cleans every body (`cleanInput`).
 */
export const normaliseAddress = <Input extends AddressInput>(address: Input): Input => {
  const country = address.country_iso ?? '';
  const company = orNull(address.company);
  const isPrivate = company?.toLowerCase() === notACompany;
  const vat = isPrivate ? null : orNull(address.vat_id);
  const written: { readonly [K in keyof AddressAttributes]?: () => string | null } = {
    company: () => (isPrivate ? null : company),
    vat_id: () => vat && canonicalVatNumber(vat, country),
    address2: () => orNull(address.address2),
    zipcode: () => {
      const typed = address.zipcode ?? '';
      const isNone = typed.toLowerCase() === notApplicable && isPostcodeOptional(country);
      const read = parsePostcode(country, isNone ? '' : typed);
      return read.ok ? read.value : typed;
    },
    state_name: () => orNull(address.state_name),
    phone: () => {
      const typed = address.phone ?? '';
      const read = parsePhone(country, typed);
      return read.ok ? read.value : typed;
    },
    electronic_address: () => {
      const typed = isPrivate ? null : orNull(address.electronic_address);
      const read = typed === null ? null : parseElectronicAddress(country, typed);
      return read?.ok ? read.value : typed;
    },
  };
  return Object.fromEntries(
    Object.entries(address).map(([field, value]) => {
      const write = written[field as keyof AddressAttributes];
      return [field, value === undefined || write === undefined ? value : write()];
    }),
  ) as Input;
};

const forExample = (example: string | undefined): string =>
  example === undefined ? '.' : `, for example ${example}.`;

const sentences = {
  firstname: { required: 'Enter a first name.', wrong_format: 'Enter the first name in letters.' },
  lastname: { required: 'Enter a last name.', wrong_format: 'Enter the last name in letters.' },
  company: {
    required: 'Enter the company’s name.',
    wrong_format: 'Enter the company’s name in letters or digits.',
  },
  address1: {
    required: 'Enter the street and house number.',
    wrong_format: 'Enter the street and house number in letters and digits.',
  },
  address2: { required: '', wrong_format: 'Enter this line in letters and digits, or leave it empty.' },
  city: { required: 'Enter the town or city.', wrong_format: 'Enter the town or city in letters.' },
} as const;

const lines = {
  firstname: parsePersonName,
  lastname: parsePersonName,
  company: parseCompanyName,
  address1: parseAddressLine,
  address2: parseAddressLine,
  city: parseTown,
} as const;
const optionalLines: ReadonlySet<string> = new Set(['company', 'address2']);

const lineProblems = (address: AddressInput): AddressProblem[] =>
  Object.entries(lines).flatMap(([name, parse]) => {
    const field = name as keyof typeof lines;
    const typed = address[field] ?? '';
    if (typed === '' && optionalLines.has(field)) return [];
    const read = parse(typed);
    if (read.ok) return [];
    const message = read.code === 'too_long' ? 'Shorten this text.' : sentences[field][read.code];
    return [{ field, code: read.code, message }];
  });

const postcodeProblems = ({ country_iso: country = '', zipcode = '' }: AddressInput): AddressProblem[] => {
  // Until the country is known, only a missing code is a problem.
  const read = parsePostcode(country, zipcode);
  const isMissing = country === '' && !isVisible(zipcode);
  if (read.ok && !isMissing) return [];
  const code = read.ok ? 'required' : read.code;
  const example = examplePostcode(country);
  const message =
    code === 'required'
      ? `Enter the postal code${forExample(example)}`
      : `Enter the postal code as it is written in ${country}${forExample(example)}`;
  return [{ field: 'zipcode', code, message, ...(example === undefined ? {} : { example }) }];
};

const phoneProblems = ({ country_iso: country = '', phone = '' }: AddressInput): AddressProblem[] => {
  const read = parsePhone(country, phone);
  if (read.ok) return [];
  const example = examplePhone(country);
  return [
    {
      field: 'phone',
      code: read.code,
      message: `Enter a phone number the courier can call${forExample(example)}`,
      ...(example === undefined ? {} : { example }),
    },
  ];
};

const countryProblems = ({ country_iso: country }: AddressInput): AddressProblem[] => {
  if (!country) return [{ field: 'country_iso', code: 'required', message: 'Choose a country.' }];
  return isCountry(country)
    ? []
    : [{ field: 'country_iso', code: 'not_offered', message: 'Choose a country.' }];
};

const stateProblems = ({ country_iso: country = '', state_name }: AddressInput): AddressProblem[] => {
  if (!countriesWithStates.includes(country)) return [];
  if (!state_name) return [{ field: 'state_name', code: 'required', message: 'Choose a state or province.' }];
  const message = 'Choose a state or province from the list.';
  return findState(country, state_name) ? [] : [{ field: 'state_name', code: 'not_offered', message }];
};

/** Returns the error of an electronic address for its country. */
export const findElectronicAddressProblem = ({
  electronic_address: typed,
  country_iso: country = '',
}: Pick<AddressInput, 'electronic_address' | 'country_iso'>): AddressProblem[] => {
  const read = typed ? parseElectronicAddress(country, typed) : null;
  if (read === null || read.ok) return [];
  const { example = '' } = read;
  const message =
    read.code === 'wrong_check_digit'
      ? 'A digit of this electronic address is wrong; check it.'
      : `Enter the address for electronic invoices with its scheme${forExample(example)}`;
  return [{ field: 'electronic_address', code: 'wrong_format', message, example }];
};

/** By address: one step of the checkout asks several times, and a phone number is read by the plans of all countries. */
const problemsOf = new WeakMap<AddressInput, readonly AddressProblem[]>();

/**
 * Returns the errors of an address for its country, in the order of a form; empty when it is complete and valid. Pass
 * the result of `normaliseAddress`. The address book, the checkout and companies ask here.
 */
export function findAddressProblems(address: AddressInput): readonly AddressProblem[] {
  const known = problemsOf.get(address);
  if (known) return known;
  const problems = [
    ...lineProblems(address),
    ...countryProblems(address),
    ...postcodeProblems(address),
    ...phoneProblems(address),
    ...stateProblems(address),
    ...findElectronicAddressProblem(address),
  ];
  problemsOf.set(address, problems);
  return problems;
}

/**
 * Returns the error of a VAT number beside an address. The checkout does not ask: a number that no register confirms
 * costs the exemption there, not the order.
 */
export const findVatProblem = ({ vat_id, country_iso: country = '' }: AddressInput): AddressProblem[] => {
  const refusal = vat_id ? readVatNumber(vat_id, country) : null;
  if (typeof refusal !== 'string' || refusal === 'country_not_covered') return [];
  const example = exampleVatNumber(country);
  const message =
    refusal === 'wrong_check_digit'
      ? 'A digit of this VAT number is wrong; check it against your documents.'
      : `Enter a VAT number of ${country}${forExample(example)}`;
  return [{ field: 'vat_id', code: 'wrong_format', message, ...(example === undefined ? {} : { example }) }];
};
