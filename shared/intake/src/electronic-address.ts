import { parseEmail } from './email.ts';
import { accepted, type Parsed, refused } from './parsed.ts';
import { toCode } from './text.ts';
import { luhn, mod11, mod97, weighted } from './vat/check-digits.ts';
import { readVatNumber } from './vat/vat-number.ts';

export type ElectronicAddressRefusal = 'wrong_format' | 'wrong_check_digit';

/**
 * What the buyers of a country name: German authorities their Leitweg-ID, Italian companies a
 * recipient code or certified mail address, others an identifier of the Peppol network.
 */
export type ElectronicAddressKind = 'leitweg' | 'sdi' | 'peppol';

/** Countries with a Peppol Authority (peppol.org), and Austria, whose federal portal is in the network. */
const peppolCountries = 'AT AU BE DK EE FI FR GB GR IE LT LU LV NL NO PL SE'.split(' ');

/** Returns the kind of electronic address that companies of a country have; null: none in use there. */
export const electronicAddressKind = (country: string): ElectronicAddressKind | null =>
  country === 'DE'
    ? 'leitweg'
    : country === 'IT'
      ? 'sdi'
      : peppolCountries.includes(country)
        ? 'peppol'
        : null;

const examples: Readonly<Record<ElectronicAddressKind, string>> = {
  leitweg: '04011000-1234512345-06',
  sdi: 'ABC1234',
  peppol: '0088:7300010000001',
};

/** An address as its form shows it, for example `ABC1234` in Italy. */
export const exampleElectronicAddress = (country: string): string =>
  examples[electronicAddressKind(country) ?? 'peppol'];

/** The list EAS of the Connecting Europe Facility as Peppol BIS Billing 3.0.19 takes it, without those below. */
const plainSchemes = (
  '0037 0060 0096 0097 0130 0135 0142 0147 0154 0158 0170 0177 0183 0188 0191 0193 0194 0195 0196 0198 0199 0200 ' +
  '0203 0209 0210 0212 0215 0216 0217 0218 0221 0225 0230 0235 0240 9913 9915 9918 9919 9922 9923 9924 9941 9942 ' +
  '9948 9951 9952 9953 9959'
).split(' ');

/** Schemes of VAT numbers by the country whose rules the number keeps. */
const vatSchemes: Readonly<Record<string, string>> = {
  '0211': 'IT',
  '0213': 'FI',
  '9910': 'HU',
  '9914': 'AT',
  '9920': 'ES',
  '9925': 'BE',
  '9926': 'BG',
  '9927': 'CH',
  '9928': 'CY',
  '9929': 'CZ',
  '9930': 'DE',
  '9931': 'EE',
  '9932': 'GB',
  '9933': 'GR',
  '9934': 'HR',
  '9935': 'IE',
  '9936': 'LI',
  '9937': 'LT',
  '9938': 'LU',
  '9939': 'LV',
  '9940': 'FR',
  '9943': 'MT',
  '9944': 'NL',
  '9945': 'PL',
  '9946': 'PT',
  '9947': 'RO',
  '9949': 'SI',
  '9950': 'SK',
  '9957': 'FR',
};

const gln = (id: string): boolean => weighted(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
const abn = (id: string): boolean => (weighted(id, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;

/** Schemes with a form of their own, and the arithmetic of their check digits where it is public. */
const formedSchemes: Readonly<
  Record<string, { readonly form: RegExp; readonly check?: (id: string) => boolean }>
> = {
  // SIREN and SIRET of France, organisation number of Sweden: Luhn.
  '0002': { form: /^\d{9}$/, check: luhn },
  '0007': { form: /^\d{10}$/, check: luhn },
  '0009': { form: /^\d{14}$/, check: luhn },
  '0088': { form: /^\d{13}$/, check: gln },
  '0106': { form: /^\d{8}$/ },
  '0151': { form: /^\d{11}$/, check: abn },
  '0184': { form: /^(DK)?\d{8}$/ },
  '0190': { form: /^\d{20}$/ },
  '0192': {
    form: /^\d{9}$/,
    check: (id) => mod11(id, [3, 2, 7, 6, 5, 4, 3, 2], { ten: null, eleven: 0 }),
  },
  '0201': { form: /^[A-Z0-9]{6}$/ },
  // Leitweg-ID: coarse, fine (optional) and two check digits, at most 46 characters.
  '0204': {
    form: /^(?=.{5,46}$)\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/,
    check: (id) => mod97(id.replaceAll('-', '')),
  },
  // The recipient code of the Italian exchange (SdI); zeros alone mean that there is none.
  '0205': { form: /^(?!0{7}$|X{7}$)[A-Z0-9]{7}$/ },
  '0208': {
    form: /^\d{10}$/,
    check: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  },
};

const plainId = /^[A-Za-z0-9][A-Za-z0-9.+@_:/-]{0,49}$/;

function readInScheme(scheme: string, typed: string): Parsed<ElectronicAddressRefusal> {
  if (scheme === '0202') {
    const mail = parseEmail(typed);
    return mail.ok ? accepted(`0202:${mail.value}`) : refused('wrong_format');
  }
  const id = toCode(typed).replace(/\s/g, '');
  const country = vatSchemes[scheme];
  if (country !== undefined) {
    const number = readVatNumber(id, country);
    if (typeof number !== 'string') return accepted(`${scheme}:${number.vatId}`);
    if (number !== 'country_not_covered')
      return refused(number === 'wrong_check_digit' ? number : 'wrong_format');
  }
  const formed = formedSchemes[scheme];
  if (formed) {
    if (!formed.form.test(id)) return refused('wrong_format');
    return formed.check?.(id) === false ? refused('wrong_check_digit') : accepted(`${scheme}:${id}`);
  }
  const isKnown = country !== undefined || plainSchemes.includes(scheme);
  return isKnown && plainId.test(id) ? accepted(`${scheme}:${id}`) : refused('wrong_format');
}

/** The scheme of an address that is typed without one, by its country and form. */
function schemeOf(country: string, typed: string): string | null {
  const bare = toCode(typed).replace(/\s/g, '');
  if (country === 'DE' && /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/.test(bare)) return '0204';
  if (country !== 'IT') return null;
  if (typed.includes('@')) return '0202';
  return /^[A-Z0-9]{7}$/.test(bare) ? '0205' : /^[A-Z0-9]{6}$/.test(bare) ? '0201' : null;
}

/**
 * Reads where a buyer takes electronic invoices (BT-49): `scheme:identifier` with a scheme of the
 * list EAS; in Germany also a Leitweg-ID alone, in Italy a recipient code or certified mail address.
 * @example parseElectronicAddress('IT', 'abc1234') // { ok: true, value: '0205:ABC1234' }
 */
export const parseElectronicAddress = (country: string, typed: string): Parsed<ElectronicAddressRefusal> => {
  const text = typed.trim().replace(/^iso6523-actorid-upis::/i, '');
  const [, scheme, id] = /^(\d{4})\s*:\s*(.+)$/.exec(text) ?? [];
  const own = schemeOf(country, text);
  const read =
    scheme !== undefined && id !== undefined
      ? readInScheme(scheme, id)
      : own === null
        ? refused('wrong_format' as const)
        : readInScheme(own, text);
  return read.ok ? read : refused(read.code, exampleElectronicAddress(country));
};
