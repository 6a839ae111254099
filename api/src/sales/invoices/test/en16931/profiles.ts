import type { InvoiceProfile } from '@shop/contracts';
import { decimal, filled, line, one, type Rule, row, rule } from './rule.ts';
import type { AdjustmentTerms, Terms } from './terms.ts';

const adjustments = ({ allowances, charges, lines }: Terms): readonly AdjustmentTerms[] => [
  ...allowances,
  ...charges,
  ...lines.flatMap((each) => [...each.allowances, ...each.charges]),
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

const isOneOf = (code: string | undefined, list: string): boolean => list.split(' ').includes(code ?? '');
const hasScheme = (party: Terms['seller']): boolean => /^\d{4}$/.test(party.endpoint?.scheme ?? '');

/** Rules of Peppol BIS Billing 3.0.19 that XRechnung 3.0 has, too. */
const shared: readonly Rule[] = [
  rule(
    'PEPPOL-EN16931-R001, R007',
    'the business process is named in its form (BT-23)',
    ({ process = '' }) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(process),
    (t) => Object.assign(t, { process: 'billing' }),
  ),
  rule(
    'PEPPOL-EN16931-R005',
    'the accounting currency is another one than the document’s (BT-6)',
    ({ currency, taxCurrency }) => taxCurrency === undefined || taxCurrency !== currency,
    (t) => Object.assign(t, { taxCurrency: t.currency }),
  ),
  rule(
    'PEPPOL-EN16931-R055',
    'VAT in both currencies has the same sign (BT-110, BT-111)',
    ({ totals }) =>
      totals.taxAccounting === undefined || decimal(totals.taxAccounting) < 0n === decimal(totals.tax) < 0n,
    (t) => Object.assign(t.totals, { taxAccounting: '-1.00' }),
  ),
  rule(
    'PEPPOL-EN16931-R010',
    'the buyer has an electronic address (BT-49)',
    ({ buyer }) => filled(buyer.endpoint?.id),
    (t) => Object.assign(t.buyer, { endpoint: undefined }),
  ),
  rule(
    'PEPPOL-EN16931-R020',
    'the seller has an electronic address (BT-34)',
    ({ seller }) => filled(seller.endpoint?.id),
    (t) => Object.assign(t.seller, { endpoint: undefined }),
  ),
  rule(
    'PEPPOL-EN16931-CL008',
    'electronic addresses have a scheme of four digits',
    ({ seller, buyer }) => hasScheme(seller) && hasScheme(buyer),
    (t) => Object.assign(t.buyer, { endpoint: { id: 'x', scheme: 'EM' } }),
  ),
  rule(
    'PEPPOL-EN16931-R041, R042',
    'base amount and percentage of an adjustment stand together',
    (t) => adjustments(t).every(({ base }) => base === undefined),
    (t) => void line(t).charges.push({ amount: '0.00', base: '1.00', reason: 'x', code: 'FC' }),
  ),
  rule('PEPPOL-EN16931-R120', 'line net = quantity × price + charges − allowances', isLineNetRight, (t) =>
    Object.assign(line(t), { price: '7654321' }),
  ),
  rule(
    'PEPPOL-EN16931-R121',
    'a base quantity is above zero',
    ({ lines }) => lines.every(({ priceBase }) => priceBase === undefined || decimal(priceBase) > 0n),
    (t) => Object.assign(line(t), { priceBase: '0' }),
  ),
];

const peppol: readonly Rule[] = [
  ...shared,
  rule(
    'PEPPOL-EN16931-R003',
    'a buyer reference or a purchase order is named (BT-10, BT-13)',
    ({ buyerReference, purchaseOrder }) => filled(buyerReference) || filled(purchaseOrder),
    (t) => Object.assign(t, { buyerReference: undefined, purchaseOrder: undefined }),
  ),
  rule(
    'PEPPOL-EN16931-R004',
    'the specification is that of Peppol',
    ({ specification = '' }) =>
      specification === 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    (t) => Object.assign(t, { specification: 'urn:cen.eu:en16931:2017' }),
  ),
  rule(
    'PEPPOL-EN16931-P0100, P0101',
    'type code of an invoice or a credit note of the process 01',
    ({ typeCode }) => isOneOf(typeCode, '380 381'),
    (t) => Object.assign(t, { typeCode: '325' }),
  ),
  rule(
    'PEPPOL-EN16931-P0104 to P0107',
    'exemption codes fit their category',
    ({ breakdown }) =>
      breakdown.every(
        ({ category = '', reasonCode }) =>
          !reasonCode ||
          { G: 'VATEX-EU-G', O: 'VATEX-EU-O', K: 'VATEX-EU-IC', AE: 'VATEX-EU-AE' }[category] === reasonCode,
      ),
    (t) => Object.assign(row(t), { reasonCode: 'VATEX-EU-G' }),
  ),
];

const present = (
  id: string,
  text: string,
  read: (terms: Terms) => readonly (string | undefined)[],
  damage: Rule['damage'],
): Rule => rule(id, text, (t) => read(t).every(filled), damage);

const xrechnung: readonly Rule[] = [
  ...shared,
  rule(
    'BR-DE-1',
    'payment instructions (BG-16)',
    ({ payments }) => payments.length > 0,
    (t) => Object.assign(t, { payments: [] }),
  ),
  rule(
    'BR-DE-2',
    'contact of the seller (BG-6)',
    ({ seller }) => seller.contact !== undefined,
    (t) => Object.assign(t.seller, { contact: undefined }),
  ),
  present(
    'BR-DE-3, BR-DE-4',
    'city and postcode of the seller',
    ({ seller }) => [seller.address?.city, seller.address?.zip],
    (t) => Object.assign(t.seller, { address: { ...t.seller.address, zip: ' ' } }),
  ),
  present(
    'BR-DE-5',
    'name of the contact (BT-41)',
    ({ seller }) => [seller.contact?.name],
    (t) => Object.assign(t.seller.contact ?? {}, { name: '' }),
  ),
  rule(
    'BR-DE-6, BR-DE-27',
    'telephone of the contact, with three digits (BT-42)',
    ({ seller }) => (seller.contact?.phone ?? '').replace(/\D/g, '').length >= 3,
    (t) => Object.assign(t.seller.contact ?? {}, { phone: 'none' }),
  ),
  rule(
    'BR-DE-7, BR-DE-28',
    'e-mail address of the contact (BT-43)',
    ({ seller }) => /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(seller.contact?.email ?? ''),
    (t) => Object.assign(t.seller.contact ?? {}, { email: 'a@b' }),
  ),
  present(
    'BR-DE-8, BR-DE-9',
    'city and postcode of the buyer',
    ({ buyer }) => [buyer.address?.city, buyer.address?.zip],
    (t) => Object.assign(t.buyer, { address: undefined }),
  ),
  rule(
    'BR-DE-10, BR-DE-11',
    'city and postcode of delivery',
    ({ deliverTo }) => !deliverTo || (filled(deliverTo.city) && filled(deliverTo.zip)),
    (t) => Object.assign(t, { deliverTo: { city: 'Berlin' } }),
  ),
  present(
    'BR-DE-14',
    'every VAT row has a rate (BT-119)',
    ({ breakdown }) => breakdown.map(({ rate }) => rate),
    (t) => Object.assign(row(t), { rate: undefined }),
  ),
  present(
    'BR-DE-15',
    'buyer reference, for authorities the Leitweg-ID (BT-10)',
    ({ buyerReference }) => [buyerReference],
    (t) => Object.assign(t, { buyerReference: undefined }),
  ),
  rule(
    'BR-DE-16',
    'tax number of the seller',
    ({ seller, breakdown }) =>
      breakdown.every(({ category }) => category === 'O') || filled(seller.vatId) || filled(seller.taxId),
    (t) => Object.assign(t.seller, { vatId: undefined, taxId: undefined }),
    'S',
  ),
  rule(
    'BR-DE-17',
    'type code of the German list',
    ({ typeCode }) => isOneOf(typeCode, '326 380 384 389 381 875 876 877'),
    (t) => Object.assign(t, { typeCode: '325' }),
  ),
  rule(
    'BR-DE-21',
    'the specification is XRechnung',
    ({ specification }) =>
      specification === 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    (t) => Object.assign(t, { specification: 'urn:cen.eu:en16931:2017' }),
  ),
  rule(
    'BR-DE-23-a',
    'a credit transfer names its account (BG-17)',
    ({ payments }) =>
      payments.every(({ means, transfer }) => !isOneOf(means, '30 58') || filled(transfer?.account)),
    (t) => Object.assign(one(t.payments), { means: '30', transfer: undefined }),
  ),
  rule(
    'BR-DE-24-a',
    'a payment by card names digits of the card (BG-18)',
    ({ payments }) => payments.every(({ means, card }) => !isOneOf(means, '48 54 55') || filled(card)),
    (t) => Object.assign(one(t.payments), { means: '48', card: undefined }),
  ),
];

/** The rules that each profile of EN 16931 adds, written anew from its public list. */
export const profileRules: Readonly<Record<Exclude<InvoiceProfile, 'ksef' | 'fatturapa'>, readonly Rule[]>> =
  {
    en16931: [],
    peppol,
    xrechnung,
    'factur-x': [
      rule(
        'FX-SCH-BT-24',
        'the guideline is EN 16931',
        ({ specification }) => specification === 'urn:cen.eu:en16931:2017',
        (t) => Object.assign(t, { specification: 'x' }),
      ),
    ],
  };
