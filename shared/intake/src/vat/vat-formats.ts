/**
 * Formats of VAT numbers, and their check digits where the state publishes the algorithm. Sources:
 * the Commission's list of structures (VIES, question 11 of its answers to frequent questions), its
 * "VIES-VAT Validation Routines", the British rule of HMRC (97 and 9755), eCH-0097 for Switzerland,
 * Brønnøysundregistrene for Norway. Where a state also issues numbers by other rules (natural
 * persons in CZ, LV and BG) only the form is checked: a number in use must never be rejected.
 */
import { luhn, mod11, mod11x10, mod97, weighted } from './check-digits.ts';

export interface VatFormat {
  /** ISO 3166 code of the country; the prefix of the number differs for Greece (EL) and Northern Ireland (XI). */
  readonly country: string;
  /** Pattern of the number without its prefix. */
  readonly pattern: RegExp;
  /** Omitted where no algorithm is public. Called only with a number that matches the pattern. */
  readonly check?: (number: string) => boolean;
  /** A fictitious or published example that passes the check, for the field's hint. */
  readonly example: string;
}

const digit = (text: string, at: number): number => Number(text[at] ?? Number.NaN);
const number = (text: string, from: number, to?: number): number => Number(text.slice(from, to));
const letters23 = 'WABCDEFGHIJKLMNOPQRSTUV';

const austria = (text: string): boolean => {
  const sum = [1, 2, 3, 4, 5, 6, 7].reduce((all, at) => {
    const value = digit(text, at);
    return all + (at % 2 === 1 ? value : Math.floor(value / 5) + ((2 * value) % 10));
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === digit(text, 8);
};
const bulgaria = (text: string): boolean => {
  if (text.length === 10) return true;
  const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : (weighted(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return check === digit(text, 8);
};
const cyprus = (text: string): boolean => {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [0, 1, 2, 3, 4, 5, 6, 7].reduce(
    (all, at) => all + (at % 2 === 0 ? (odd[digit(text, at)] ?? 0) : digit(text, at)),
    0,
  );
  return text[8] === String.fromCharCode(65 + (sum % 26));
};
const spain = (text: string): boolean => {
  const control = 'TRWAGMYFPDXBNJZSQVHLCKE';
  const first = text[0] ?? '';
  if (/\d/.test(first)) return control[number(text, 0, 8) % 23] === text[8];
  if (/[XYZ]/.test(first))
    return control[Number(`${'XYZ'.indexOf(first)}${text.slice(1, 8)}`) % 23] === text[8];
  if (/[KLM]/.test(first)) return control[number(text, 1, 8) % 23] === text[8];
  const sum = [1, 2, 3, 4, 5, 6, 7].reduce((all, at) => {
    const value = digit(text, at);
    return all + (at % 2 === 0 ? value : Math.floor(value / 5) + ((2 * value) % 10));
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return text[8] === String(check) || text[8] === 'JABCDEFGHI'[check];
};
const france = (text: string): boolean =>
  !/^\d{11}$/.test(text) || (12 + 3 * (number(text, 2) % 97)) % 97 === number(text, 0, 2);
const britain = (text: string): boolean => {
  if (/^GD/.test(text)) return number(text, 2) < 500;
  if (/^HA/.test(text)) return number(text, 2) >= 500;
  const sum = weighted(text, [8, 7, 6, 5, 4, 3, 2]) + number(text, 7, 9);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
};
const ireland = (text: string): boolean => {
  const old = /^\d[A-Z+*]/.test(text);
  const digits = old ? `0${text.slice(2, 7)}${text[0] ?? ''}` : text.slice(0, 7);
  const second = letters23.indexOf(text[8] ?? 'W');
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * Math.max(0, second);
  return letters23[sum % 23] === text[7];
};
const lithuania = (text: string): boolean => {
  const last = text.length - 1;
  const weights = (from: number) => Array.from({ length: last }, (_, at) => ((at + from - 1) % 9) + 1);
  const first = weighted(text, weights(1)) % 11;
  const check = first < 10 ? first : (weighted(text, weights(3)) % 11) % 10;
  return check === digit(text, last);
};
const latvia = (text: string): boolean => {
  if (digit(text, 0) <= 3) return true;
  const check = (14 - (weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)) % 11;
  return check % 10 === digit(text, 10);
};
const netherlands = (text: string): boolean =>
  weighted(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digit(text, 8) || mod97(`NL${text}`);
const romania = (text: string): boolean => {
  const padded = text.padStart(10, '0');
  return ((weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digit(padded, 9);
};

const none = { ten: null, eleven: null } as const;
const zeros = { ten: 0, eleven: 0 } as const;

/** By prefix. */
export const vatFormats: Readonly<Record<string, VatFormat>> = {
  AT: { country: 'AT', pattern: /^U\d{8}$/, check: austria, example: 'ATU13585627' },
  BE: {
    country: 'BE',
    pattern: /^[01]\d{9}$/,
    check: (text) => 97 - (number(text, 0, 8) % 97) === number(text, 8),
    example: 'BE0428759497',
  },
  BG: { country: 'BG', pattern: /^\d{9,10}$/, check: bulgaria, example: 'BG175074752' },
  CY: { country: 'CY', pattern: /^[0-59]\d{7}[A-Z]$/, check: cyprus, example: 'CY10259033P' },
  CZ: {
    country: 'CZ',
    pattern: /^\d{8,10}$/,
    check: (text) => text.length > 8 || mod11(text, [8, 7, 6, 5, 4, 3, 2], { ten: 0, eleven: 1 }),
    example: 'CZ25123891',
  },
  DE: { country: 'DE', pattern: /^[1-9]\d{8}$/, check: mod11x10, example: 'DE136695976' },
  DK: {
    country: 'DK',
    pattern: /^[1-9]\d{7}$/,
    check: (text) => weighted(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    example: 'DK13585628',
  },
  EE: {
    country: 'EE',
    pattern: /^10\d{7}$/,
    check: (text) => (10 - (weighted(text, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === digit(text, 8),
    example: 'EE100931558',
  },
  EL: {
    country: 'GR',
    pattern: /^\d{9}$/,
    check: (text) => (weighted(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digit(text, 8),
    example: 'EL094259216',
  },
  ES: {
    country: 'ES',
    pattern: /^(\d{8}[A-Z]|[XYZKLM]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[A-J\d])$/,
    check: spain,
    example: 'ESB58378431',
  },
  FI: {
    country: 'FI',
    pattern: /^\d{8}$/,
    check: (text) => mod11(text, [7, 9, 10, 5, 8, 4, 2], { ten: null, eleven: 0 }),
    example: 'FI20774740',
  },
  FR: { country: 'FR', pattern: /^[A-HJ-NP-Z\d]{2}\d{9}$/, check: france, example: 'FR40303265045' },
  GB: {
    country: 'GB',
    pattern: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
    check: britain,
    example: 'GB980780684',
  },
  HR: { country: 'HR', pattern: /^\d{11}$/, check: mod11x10, example: 'HR33392005961' },
  HU: {
    country: 'HU',
    pattern: /^\d{8}$/,
    check: (text) => (10 - (weighted(text, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === digit(text, 7),
    example: 'HU12892312',
  },
  IE: {
    country: 'IE',
    pattern: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
    check: ireland,
    example: 'IE6433435F',
  },
  IT: { country: 'IT', pattern: /^\d{11}$/, check: luhn, example: 'IT00743110157' },
  LT: { country: 'LT', pattern: /^(\d{7}1\d|\d{10}1\d)$/, check: lithuania, example: 'LT119511515' },
  LU: {
    country: 'LU',
    pattern: /^\d{8}$/,
    check: (text) => number(text, 0, 6) % 89 === number(text, 6),
    example: 'LU15027442',
  },
  LV: { country: 'LV', pattern: /^\d{11}$/, check: latvia, example: 'LV40003521600' },
  MT: {
    country: 'MT',
    pattern: /^\d{8}$/,
    check: (text) => 37 - (weighted(text, [3, 4, 6, 7, 8, 9]) % 37) === number(text, 6),
    example: 'MT11679112',
  },
  NL: { country: 'NL', pattern: /^\d{9}B\d{2}$/, check: netherlands, example: 'NL004495445B01' },
  PL: {
    country: 'PL',
    pattern: /^\d{10}$/,
    check: (text) => weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digit(text, 9),
    example: 'PL8567346215',
  },
  PT: {
    country: 'PT',
    pattern: /^[1-9]\d{8}$/,
    check: (text) => mod11(text, [9, 8, 7, 6, 5, 4, 3, 2], zeros),
    example: 'PT501964843',
  },
  RO: { country: 'RO', pattern: /^[1-9]\d{1,9}$/, check: romania, example: 'RO18547290' },
  SE: {
    country: 'SE',
    pattern: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/,
    check: (text) => luhn(text.slice(0, 10)),
    example: 'SE123456789701',
  },
  SI: {
    country: 'SI',
    pattern: /^[1-9]\d{7}$/,
    check: (text) => mod11(text, [8, 7, 6, 5, 4, 3, 2], { ten: 0, eleven: null }),
    example: 'SI50223054',
  },
  SK: {
    country: 'SK',
    pattern: /^[1-9]\d{9}$/,
    check: (text) => Number(text) % 11 === 0,
    example: 'SK2022749619',
  },
  XI: {
    country: 'GB',
    pattern: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
    check: britain,
    example: 'XI980780684',
  },
  CH: {
    country: 'CH',
    pattern: /^E\d{9}(MWST|TVA|IVA|VAT)?$/,
    check: (text) => mod11(text.slice(1), [5, 4, 3, 2, 7, 6, 5, 4], { ten: null, eleven: 0 }),
    example: 'CHE100155212',
  },
  NO: {
    country: 'NO',
    pattern: /^\d{9}(MVA)?$/,
    check: (text) => mod11(text, [3, 2, 7, 6, 5, 4, 3, 2], { ...none, eleven: 0 }),
    example: 'NO995525828',
  },
};
