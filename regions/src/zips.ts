interface PostalCode {
  readonly pattern: RegExp;
  readonly example: string;
}

const digits = (count: number, example: string): PostalCode => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

/** Postal code formats by country (UPU addressing sheets). A country without an entry accepts any code. */
export const postalCodes: Readonly<Record<string, PostalCode>> = {
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i, example: 'K1A 0B1' },
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: '105 57' },
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IE: { pattern: /^[A-Z][\dW]\d? ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  IT: digits(5, '00118'),
  LT: { pattern: /^(LT-)?\d{5}$/, example: '01100' },
  LU: digits(4, '1009'),
  LV: { pattern: /^(LV-)?\d{4}$/, example: '1050' },
  MT: { pattern: /^[A-Z]{3} ?\d{4}$/i, example: 'VLT 1117' },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  RO: digits(6, '010011'),
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  SI: digits(4, '1000'),
  SK: { pattern: /^\d{3} ?\d{2}$/, example: '811 01' },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '10001' },
};

/** @example isPostalCode('PL', '00-001') // true; isPostalCode('PL', '00001') // false */
export const isPostalCode = (countryIso: string, zip: string): boolean =>
  postalCodes[countryIso]?.pattern.test(zip.trim()) ?? zip.trim().length > 0;
