import examples from 'libphonenumber-js/examples.mobile.json';
import {
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { accepted, type Parsed, refused } from './parsed.ts';
import { cleanText, isVisible } from './text.ts';

/*
 * The numbering plans of libphonenumber with all number types (`max`): with fewer, a Polish number that lacks a digit
 * passes. It is an entry of its own, so that a page loads it with its first phone field and no earlier.
 */

export type PhoneRefusal = 'required' | 'wrong_format';

/** A mobile number of the country, as it is written abroad. */
export const examplePhone = (country: string): string | undefined =>
  isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatInternational() : undefined;

/** Reads a number of the country, or one of any country after `+`. Text around a number makes it none. */
const read = (text: string, country: string): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
  });
  return number?.isValid() ? number : undefined;
};

/**
 * Reads a phone number that a courier can call and returns its international form, with an extension if it has one.
 * `00` before the country's code counts as `+` also where the local prefix is another (the United States).
 *
 * @param country ISO code of the address: the plan of numbers without a country's code
 * @example parsePhone('PL', '600 100 200') // +48 600 100 200
 * parsePhone('PL', 'call me') // wrong_format, with the example +48 512 345 678
 */
export const parsePhone = (country: string, typed: string): Parsed<PhoneRefusal> => {
  const text = cleanText(typed.normalize('NFKC'));
  if (!isVisible(text)) return refused('required', examplePhone(country));
  const number =
    read(text, country) ?? (text.startsWith('00') ? read(`+${text.slice(2)}`, country) : undefined);
  return number ? accepted(number.formatInternational()) : refused('wrong_format', examplePhone(country));
};
