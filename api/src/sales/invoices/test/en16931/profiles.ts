import { decimal, filled } from './rule.ts';
import type { AdjustmentTerms, Terms } from './terms.ts';

/** A rule that a profile adds to EN 16931, as far as a file alone shows it. */
export interface ProfileRule {
  readonly id: string;
  readonly text: string;
  readonly holds: (terms: Terms) => boolean;
}

export interface Profile {
  readonly name: string;
  /** False: a format of its own that the shop does not write; its rules are read on the terms. */
  readonly usesEn16931: boolean;
  readonly rules: readonly ProfileRule[];
  /** What this suite cannot check. */
  readonly unchecked: readonly string[];
}

const added = (id: string, text: string, holds: ProfileRule['holds']): ProfileRule => ({ id, text, holds });

const adjustments = ({ allowances, charges, lines }: Terms): readonly AdjustmentTerms[] => [
  ...allowances,
  ...charges,
  ...lines.flatMap((line) => [...line.allowances, ...line.charges]),
];
const minor = (value: bigint): bigint => (value + 5n * 10n ** 5n) / 10n ** 6n;

/** Line net = quantity × price ÷ base quantity + charges − allowances, to the cent. */
const isLineNetRight = (terms: Terms): boolean =>
  terms.lines.every(({ quantity, price, priceBase, net, allowances, charges }) => {
    const sum = (list: readonly AdjustmentTerms[]) =>
      list.reduce((total, { amount }) => total + decimal(amount), 0n);
    const goods = (decimal(quantity) * decimal(price)) / (priceBase ? decimal(priceBase) : 10n ** 8n);
    return minor(goods) * 10n ** 6n + sum(charges) - sum(allowances) === decimal(net);
  });

const electronicAddresses = [
  added('PEPPOL-EN16931-R010', 'the buyer has an electronic address (BT-49)', ({ buyer }) =>
    filled(buyer.endpoint?.id),
  ),
  added('PEPPOL-EN16931-R020', 'the seller has an electronic address (BT-34)', ({ seller }) =>
    filled(seller.endpoint?.id),
  ),
];

/** Profiles that buyers ask for. All but the last two are narrower forms of EN 16931. */
export const profiles: readonly Profile[] = [
  {
    name: 'Factur-X 1.0 and ZUGFeRD 2, profile EN 16931',
    usesEn16931: true,
    rules: [
      added(
        'FX-SCH-BT-24',
        'the guideline is EN 16931',
        ({ specification }) => specification === 'urn:cen.eu:en16931:2017',
      ),
    ],
    unchecked: ['PDF/A-3 by a validator of others', 'the XSD of the profile'],
  },
  {
    name: 'Peppol BIS Billing 3.0',
    usesEn16931: true,
    rules: [
      ...electronicAddresses,
      added('PEPPOL-EN16931-R001', 'the business process is named (BT-23)', ({ process }) => filled(process)),
      added(
        'PEPPOL-EN16931-R003',
        'a buyer reference or a purchase order is named (BT-10, BT-13)',
        ({ buyerReference, purchaseOrder }) => filled(buyerReference) || filled(purchaseOrder),
      ),
      added('PEPPOL-EN16931-R004', 'the specification is that of Peppol', ({ specification = '' }) =>
        specification.includes('urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
      ),
      added(
        'PEPPOL-EN16931-R041, R042',
        'base amount and percentage of an adjustment stand together',
        (terms) => adjustments(terms).every(({ base }) => base === undefined),
      ),
      added('PEPPOL-EN16931-R120', 'line net = quantity × price + charges − allowances', isLineNetRight),
      added('PEPPOL-EN16931-R121', 'a base quantity is above zero', ({ lines }) =>
        lines.every(({ priceBase }) => priceBase === undefined || decimal(priceBase) > 0n),
      ),
      added('PEPPOL-EN16931-P0104 to P0107', 'exemption codes fit their category', ({ breakdown }) =>
        breakdown.every(
          ({ category = '', reasonCode }) =>
            !reasonCode ||
            { G: 'VATEX-EU-G', O: 'VATEX-EU-O', K: 'VATEX-EU-IC', AE: 'VATEX-EU-AE' }[category] ===
              reasonCode,
        ),
      ),
    ],
    unchecked: [
      'whether a participant is registered',
      'national rules of sender and receiver',
      'code lists of the network',
    ],
  },
  {
    name: 'XRechnung 3.0',
    usesEn16931: true,
    rules: [
      ...electronicAddresses,
      added('BR-DE-1', 'payment instructions (BG-16)', ({ payments }) => payments.length > 0),
      added('BR-DE-2', 'contact of the seller (BG-6)', ({ seller }) => seller.contact !== undefined),
      added(
        'BR-DE-3, BR-DE-4',
        'city and postcode of the seller',
        ({ seller }) => filled(seller.address?.city) && filled(seller.address?.zip),
      ),
      added('BR-DE-5', 'name of the contact (BT-41)', ({ seller }) => filled(seller.contact?.name)),
      added('BR-DE-6', 'telephone of the contact (BT-42)', ({ seller }) => filled(seller.contact?.phone)),
      added('BR-DE-7', 'e-mail address of the contact (BT-43)', ({ seller }) =>
        filled(seller.contact?.email),
      ),
      added(
        'BR-DE-8, BR-DE-9',
        'city and postcode of the buyer',
        ({ buyer }) => filled(buyer.address?.city) && filled(buyer.address?.zip),
      ),
      added(
        'BR-DE-10, BR-DE-11',
        'city and postcode of delivery',
        ({ deliverTo }) => !deliverTo || (filled(deliverTo.city) && filled(deliverTo.zip)),
      ),
      added('BR-DE-14', 'every VAT row has a rate (BT-119)', ({ breakdown }) =>
        breakdown.every(({ rate }) => filled(rate)),
      ),
      added('BR-DE-15', 'buyer reference, for authorities the Leitweg-ID (BT-10)', ({ buyerReference }) =>
        filled(buyerReference),
      ),
      added(
        'BR-DE-16',
        'tax number of the seller',
        ({ seller, breakdown }) =>
          breakdown.every(({ category }) => category === 'O') || filled(seller.vatId) || filled(seller.taxId),
      ),
      added('BR-DE-17', 'type code of the German list', ({ typeCode = '' }) =>
        ['326', '380', '384', '389', '381', '875', '876', '877'].includes(typeCode),
      ),
      added('BR-DE-21', 'the specification is XRechnung', ({ specification = '' }) =>
        specification.includes('urn:xeinkauf.de:kosit:xrechnung_3.0'),
      ),
    ],
    unchecked: ['whether a Leitweg-ID exists', 'the rules of the extension'],
  },
  {
    name: 'KSeF FA(3)',
    usesEn16931: false,
    rules: [
      added('NIP of the seller', 'ten digits', ({ seller }) => /^PL\d{10}$/.test(seller.vatId ?? '')),
      added('P_15', 'total with VAT', ({ totals }) => filled(totals.gross)),
      added('P_2', 'a number of at most 256 characters', ({ number = '' }) => number.length <= 256),
      added('P_7', 'names of at most 512 characters', ({ lines }) =>
        lines.every(({ name = '' }) => name.length <= 512),
      ),
      added('P_9A', 'net unit price of every line', ({ lines }) =>
        lines.every(({ price, priceBase }) => filled(price) && priceBase === undefined),
      ),
      added(
        'P_14_1W',
        'VAT in zlotys for an invoice in another currency (BT-111)',
        ({ currency, totals, breakdown }) =>
          currency === 'PLN' ||
          breakdown.every(({ tax }) => decimal(tax) === 0n) ||
          filled(totals.taxAccounting),
      ),
    ],
    unchecked: [
      'the XSD of the ministry',
      'the reply of the KSeF service',
      'the exchange rate of the National Bank of Poland',
    ],
  },
  {
    name: 'FatturaPA 1.2',
    usesEn16931: false,
    rules: [
      added(
        '2.1.1.4 Numero',
        'at most 20 characters, at least one digit',
        ({ number = '' }) => number.length <= 20 && /\d/.test(number),
      ),
      added(
        '1.4.1.3.1 Denominazione',
        'a name of at most 80 characters',
        ({ buyer }) => (buyer.name ?? '').length <= 80,
      ),
      added(
        '1.4.2.1 Indirizzo',
        'a street of at most 60 characters',
        ({ buyer }) => (buyer.address?.line ?? '').length <= 60,
      ),
      added('Latin-1', 'names in the characters of Latin-1', ({ buyer, lines }) =>
        [buyer.name, ...lines.map(({ name }) => name)].every((name = '') => !/[^\u0020-\u00ff]/.test(name)),
      ),
      added('1.1.4 CodiceDestinatario', 'the recipient’s code or certified mail (BT-49)', ({ buyer }) =>
        filled(buyer.endpoint?.id),
      ),
    ],
    unchecked: [
      'the XSD',
      'the signature',
      'the reply of the SdI',
      'RegimeFiscale and Natura codes, which EN 16931 has no term for',
    ],
  },
];

/** The rules of a profile that a document breaks. */
export const findMissing = ({ rules }: Profile, terms: Terms): readonly string[] =>
  rules.filter(({ holds }) => !holds(terms)).map(({ id }) => id);
