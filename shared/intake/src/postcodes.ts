import { accepted, type Parsed, refused } from './parsed.ts';
import { eircodeRoutingKeys, ukPostcodeAreas } from './postcode-areas.ts';
import { cleanText, isVisible, toCode } from './text.ts';

/**
 * How a country writes its postcodes. Sources: the addressing sheets of the Universal Postal Union and the address
 * metadata of libaddressinput, which a test compares with this table.
 */
interface PostcodeFormat {
  /** Whether letters and digits alone, in upper case, are a postcode. */
  readonly fits: (bare: string) => boolean;
  /** Writes them in the country's own form. */
  readonly write: (bare: string) => string;
  readonly example: string;
  /** Prefixes that senders put before it: `L-1009`. */
  readonly prefixes: readonly string[];
  /** Addresses without one are complete. */
  readonly optional: boolean;
}

type Traits = Partial<Omit<PostcodeFormat, 'fits' | 'example'>>;

const format = (
  fits: RegExp | PostcodeFormat['fits'],
  example: string,
  traits: Traits = {},
): PostcodeFormat => ({
  fits: fits instanceof RegExp ? (bare) => fits.test(bare) : fits,
  write: (bare) => bare,
  example,
  prefixes: [],
  optional: false,
  ...traits,
});

/** Writes a mark after the first `at` characters, counted from the end where negative. */
const mark = (at: number, sign: string): Traits => ({
  write: (bare) => `${bare.slice(0, at)}${sign}${bare.slice(at)}`,
});
const abroad = (...prefixes: readonly string[]): Traits => ({ prefixes });

/** Outward code with a real area, then the inward code, which has no C, I, K, M, O or V (BS 7666). */
const ukForm = /^([A-Z]{1,2})\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2}$/;
/** British Forces and large receivers have areas without a place. */
const ukAreasWithoutPlace: ReadonlySet<string> = new Set(['BF', 'BX']);
const ukPostcode = (example: string, ...areas: readonly string[]): PostcodeFormat =>
  format(
    (bare) => {
      const area = ukForm.exec(bare)?.[1] ?? '';
      return areas.length > 0
        ? areas.includes(area)
        : ukPostcodeAreas.has(area) || ukAreasWithoutPlace.has(area);
    },
    example,
    mark(-3, ' '),
  );

/** A routing key and four characters that are not mistaken for others (Eircode: no B, G, I, J, L, M, O, Q, S, U, Z). */
const isEircode = (bare: string): boolean =>
  /^.{3}[\dAC-FHKNPRTV-Y]{4}$/.test(bare) && eircodeRoutingKeys.has(bare.slice(0, 3));

const canada = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;
const netherlands = /^[1-9]\d{3}([A-RT-Z][A-Z]|S[BCE-RT-Z])$/;
/** The first two digits are the province, 01 to 52. */
const spain = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** By ISO code. A country without an entry accepts any code. */
const formats: Readonly<Record<string, PostcodeFormat>> = {
  AT: format(/^[1-9]\d{3}$/, '1010', abroad('A', 'AT')),
  AU: format(/^(?!0[01])\d{4}$/, '2000', abroad('AU')),
  BE: format(/^[1-9]\d{3}$/, '1000', abroad('B', 'BE')),
  BG: format(/^[1-9]\d{3}$/, '1000', abroad('BG')),
  CA: format(canada, 'K1A 0B1', mark(3, ' ')),
  CH: format(/^[1-9]\d{3}$/, '8001', abroad('CH')),
  CY: format(/^[1-9]\d{3}$/, '1010', abroad('CY')),
  CZ: format(/^[1-7]\d{4}$/, '110 00', { ...mark(3, ' '), ...abroad('CZ') }),
  DE: format(/^(?!00)\d{5}$/, '10115', abroad('D', 'DE')),
  DK: format(/^(?!00)\d{4}$/, '1050', abroad('DK')),
  EE: format(/^[1-9]\d{4}$/, '10111', abroad('EE')),
  ES: format(spain, '28001', abroad('E', 'ES')),
  FI: format(/^\d{5}$/, '00100', abroad('FI', 'FIN', 'AX')),
  FR: format(/^(?!00[0-9]00)\d{5}$/, '75001', abroad('F', 'FR')),
  GB: ukPostcode('SW1A 1AA'),
  GG: ukPostcode('GY1 1AA', 'GY'),
  GR: format(/^[1-8]\d{4}$/, '105 57', { ...mark(3, ' '), ...abroad('GR', 'EL') }),
  HR: format(/^[1-5]\d{4}$/, '10000', abroad('HR')),
  HU: format(/^[1-9]\d{3}$/, '1051', abroad('H', 'HU')),
  IE: format(isEircode, 'D02 X285', { ...mark(3, ' '), optional: true }),
  IM: ukPostcode('IM1 1AA', 'IM'),
  IT: format(/^(?!000)\d{5}$/, '00118', abroad('I', 'IT')),
  JE: ukPostcode('JE2 3AB', 'JE'),
  LT: format(/^\d{5}$/, '01100', abroad('LT')),
  LU: format(/^[1-9]\d{3}$/, '1009', abroad('L', 'LU')),
  LV: format(/^[1-5]\d{3}$/, 'LV-1050', { write: (bare) => `LV-${bare}`, ...abroad('LV') }),
  MT: format(/^[A-Z]{3}\d{4}$/, 'VLT 1117', mark(3, ' ')),
  NL: format(netherlands, '1012 AB', { ...mark(4, ' '), ...abroad('NL') }),
  NO: format(/^\d{4}$/, '0150', abroad('N', 'NO')),
  PL: format(/^\d{5}$/, '00-838', { ...mark(2, '-'), ...abroad('PL') }),
  PT: format(/^[1-9]\d{6}$/, '1100-148', { ...mark(4, '-'), ...abroad('PT') }),
  RO: format(/^\d{6}$/, '010011', abroad('RO')),
  SE: format(/^[1-9]\d{4}$/, '111 22', { ...mark(3, ' '), ...abroad('S', 'SE') }),
  SI: format(/^[1-9]\d{3}$/, '1000', abroad('SI')),
  SK: format(/^[089]\d{4}$/, '811 01', { ...mark(3, ' '), ...abroad('SK') }),
  US: format(/^\d{5}(\d{4})?$/, '10001', {
    write: (bare) => (bare.length === 9 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare),
    ...abroad('US', 'USA'),
  }),
};

/** A code of zeros alone is typed to get past the field; no country has it. */
const isNothing = (bare: string): boolean => /^0*$/.test(bare);

/** Removes a country's prefix where the rest is a postcode. */
const withoutPrefix = (bare: string, { prefixes, fits }: PostcodeFormat): string => {
  const prefix = prefixes.find((one) => bare.startsWith(one) && fits(bare.slice(one.length)));
  return prefix === undefined ? bare : bare.slice(prefix.length);
};

/** The letter O in the place of a digit, as people read it aloud. */
const withZeros = (country: string, bare: string): string => {
  if (country === 'IE') return bare.replaceAll('O', '0');
  return country === 'GB' ? bare.replace(/O(?=[A-Z]{2}$)/, '0') : bare;
};

export type PostcodeRefusal = 'required' | 'wrong_format';

/** An example of the country's postcodes; undefined where any is accepted. */
export const examplePostcode = (country: string): string | undefined => formats[country]?.example;

/** Whether an address of the country is complete without a postcode. */
export const isPostcodeOptional = (country: string): boolean => formats[country]?.optional ?? true;

/**
 * Reads a postcode as people type it and returns the country's own form. A country without a format of its own keeps
 * what was typed, cleaned.
 *
 * @example parsePostcode('LU', 'L-1009') // 1009
 * parsePostcode('PL', '00838') // 00-838
 */
export const parsePostcode = (country: string, typed: string): Parsed<PostcodeRefusal> => {
  const form = formats[country];
  const text = cleanText(typed);
  if (!isVisible(text)) {
    if (isPostcodeOptional(country)) return accepted('');
    return refused('required', form?.example);
  }
  if (!form) return accepted(text);
  const code = toCode(typed);
  // Letters, digits, blanks and hyphens; anything else is no slip of the pen.
  if (!/^[A-Z\d]+([ .-]*[A-Z\d]+)*$/.test(code)) return refused('wrong_format', form.example);
  const bare = withoutPrefix(withZeros(country, code.replace(/[^A-Z\d]/g, '')), form);
  return form.fits(bare) && !isNothing(bare)
    ? accepted(form.write(bare))
    : refused('wrong_format', form.example);
};
