import { type AddressPart, addressFormat, isPostcodeOptional } from '@shop/intake';
import { intakeText, useIntakeWords } from './words.ts';

/** What an address form shows for a country. */
export interface AddressForm {
  /** The parts that differ, in the order in which the country writes them. */
  readonly order: readonly AddressPart[];
  readonly isPostcodeOptional: boolean;
  /** The country's own word for a part ("ZIP code"); undefined where the form's general word fits. */
  readonly label: (part: AddressPart) => string | undefined;
}

/** Order, names and optional parts of the address fields of a country. */
export function useAddressFormat(country: string): AddressForm {
  useIntakeWords();
  const { order, names } = addressFormat(country);
  return {
    order,
    isPostcodeOptional: isPostcodeOptional(country),
    label: (part) => {
      const name = names[part];
      // A name of its own in every language.
      if (name === 'eircode') return 'Eircode';
      return name === undefined ? undefined : intakeText(`intake.part.${name}`);
    },
  };
}
