/** An address as it is printed; what is empty or null is left out. */
export interface PrintedAddress {
  /** The person. */
  readonly name?: string | null;
  readonly company?: string | null;
  readonly street: readonly (string | null | undefined)[];
  readonly zip: string;
  readonly city: string;
  /** State, province or county. */
  readonly region?: string | null;
  /** ISO 3166. */
  readonly country: string;
}

/**
 * Forms of addresses that differ from `N|O|A|Z C`: N name, O company, A street, Z postcode, C town, S region, a bar
 * between lines. Source: `fmt` of libaddressinput (Universal Postal Union, S42), without the prefix of a postcode, since
 * the country is a line of its own.
 */
const forms: Readonly<Record<string, string>> = {
  AT: 'O|N|A|Z C',
  AU: 'O|N|A|C S Z',
  BE: 'O|N|A|Z C',
  CA: 'N|O|A|C S Z',
  CH: 'O|N|A|Z C',
  EE: 'N|O|A|Z C S',
  ES: 'N|O|A|Z C S',
  FI: 'O|N|A|Z C',
  FR: 'O|N|A|Z C',
  GB: 'N|O|A|C|Z',
  HU: 'N|O|C|A|Z',
  IE: 'N|O|A|C|S|Z',
  IT: 'N|O|A|Z C S',
  LT: 'O|N|A|Z C S',
  LU: 'O|N|A|Z C',
  LV: 'N|O|A|S|C, Z',
  MT: 'N|O|A|C Z',
  NL: 'O|N|A|Z C',
  RO: 'N|O|A|Z S C',
  SE: 'O|N|A|Z C',
  US: 'N|O|A|C, S Z',
};

const usual = 'N|O|A|Z C';

/**
 * Returns an address as lines in its country's own form, the country's name last. A region that the form has no place
 * for follows the town.
 * @example formatAddressLines({ street: ['10 Downing Street'], city: 'London', zip: 'SW1A 2AA', country: 'GB' }, 'United Kingdom')
 * // ['10 Downing Street', 'London', 'SW1A 2AA', 'United Kingdom']
 */
export function formatAddressLines(address: PrintedAddress, countryName: string): string[] {
  const form = forms[address.country] ?? usual;
  const values: Readonly<Record<string, string>> = {
    N: address.name?.trim() ?? '',
    O: address.company?.trim() ?? '',
    C: address.city.trim(),
    Z: address.zip.trim(),
    S: address.region?.trim() ?? '',
  };
  const lines = form.split('|').flatMap((line) => {
    if (line === 'A') return address.street.map((part) => part?.trim() ?? '');
    const set = line
      .split(' ')
      .map((part) => (values[part.charAt(0)] ? `${values[part.charAt(0)]}${part.slice(1)}` : ''))
      .filter((part) => part !== '')
      .join(' ')
      .replace(/,$/, '');
    return line.includes('C') && !form.includes('S') ? [set, values.S ?? ''] : [set];
  });
  return [...lines, countryName].filter((line) => line !== '');
}
