import type { InvoiceDocument, InvoiceTax } from './invoice-document.ts';
import type { Specification } from './profiles/specification.ts';

/** CEF VATEX code list: reasons for charging no tax. Zero-rated goods (Z) have none (BR-Z-10). */
const exemptions: Readonly<Partial<Record<InvoiceTax['category'], string>>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  AE: 'VATEX-EU-AE',
  O: 'VATEX-EU-O',
};

export const findExemption = ({ category, reason }: Pick<InvoiceTax, 'category' | 'reason'>) => {
  const code = exemptions[category] ?? null;
  return code || category === 'E' ? { code, reason: reason ?? '' } : null;
};

/** Formats a rate as a percentage, "25.5" for 2550; null without a rate (category O). */
export const formatPercent = ({ category, rate }: Pick<InvoiceTax, 'category' | 'rate'>): string | null =>
  category === 'O' ? null : String(rate / 100);

/** UNTDID 1001. */
export const typeCodes: Readonly<Record<InvoiceDocument['kind'], string>> = {
  normal: '380',
  proforma: '325',
  correction: '381',
};

/** How an invoice was or is to be paid. */
export const meansOf = ({ method, account }: InvoiceDocument['payment']): 'transfer' | 'card' | 'online' =>
  method === 'check' || account !== null
    ? 'transfer'
    : method === 'card' || method === 'stripe'
      ? 'card'
      : 'online';

/** UNTDID 4461: credit transfer, card, online payment service. */
export const paymentMeans = (payment: InvoiceDocument['payment'], { cardMeans }: Specification): string =>
  ({ transfer: '30', card: cardMeans, online: '68' })[meansOf(payment)];

/**
 * Whether an account is written as an IBAN (ISO 13616). That in US dollars is a routing and an account number.
 * @example isIban('DE89 3704 0044 0532 0130 00') // true
 */
export const isIban = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account.replaceAll(' ', ''));

/** BT-10: of a German authority its Leitweg-ID (scheme 0204), of another buyer its purchase order number. */
export const buyerReference = ({ buyer, purchaseOrder }: InvoiceDocument): string | null =>
  buyer.electronicAddress?.startsWith('0204:') ? buyer.electronicAddress.slice(5) : (purchaseOrder ?? null);

/** BT-34, BT-49. @example splitElectronicAddress('9930:DE136695976') // { scheme: '9930', id: 'DE136695976' } */
export const splitElectronicAddress = (
  address: string | undefined,
): { readonly scheme: string; readonly id: string } | null =>
  address === undefined ? null : { scheme: address.slice(0, 4), id: address.slice(5) };

/** UNTDID 5189 for the discount of an order, and 7161 for delivery and express production. */
export const adjustmentCodes = {
  discount: { code: '95', reason: 'Discount' },
  freight: { code: 'FC', reason: 'Freight' },
  express: { code: 'ADR', reason: 'Express production' },
} as const;

/**
 * A document outside the scope of VAT names no VAT numbers (BR-O-02); its seller is identified by
 * the register of companies (BR-CO-26).
 */
export const isOutOfScope = ({ taxes }: InvoiceDocument): boolean =>
  taxes.length > 0 && taxes.every(({ category }) => category === 'O');

/** Returns the note (BT-22) in English, the language of the standard. */
export function noteOf({ note, refersTo, seller, accounting, currency }: InvoiceDocument): string | null {
  const sentences = {
    proforma: 'Proforma invoice: not a tax document.',
    paid: null,
    vat_verified_later:
      'The VAT number of the buyer was verified after the invoice was issued; the invoice is cancelled and the amount paid back or set off.',
    refunded: 'What stands here is paid back to the buyer.',
    replaces: refersTo && `Replaces invoice ${refersTo.number}, which was cancelled by a credit note.`,
  };
  const noteSentence = note && sentences[note];
  return (
    [
      noteSentence,
      accounting &&
        (accounting.currency === 'GBP'
          ? `VAT in GBP: 1 GBP = ${accounting.rate} ${currency}, HMRC rate for ${accounting.from} to ${accounting.until}.`
          : `VAT in PLN: 1 ${currency} = ${accounting.rate} PLN, NBP table ${accounting.table} of ${accounting.day}.`),
      seller.demonstration ? 'Demonstration seller: nothing is owed.' : null,
    ]
      .filter(Boolean)
      .join(' ') || null
  );
}

/** Returns the payment terms (BT-20) when an amount is due (BR-CO-25). */
export const paymentTerms = ({ kind, totals, currency, dues = [] }: InvoiceDocument): string | null =>
  Number(totals.payable) <= 0
    ? null
    : kind === 'correction'
      ? 'Paid back to the buyer the way the order was paid.'
      : dues.length > 0
        ? `Payable in parts: ${dues.map(({ dueOn, amount }) => `${amount} ${currency} by ${dueOn}`).join('; ')}.`
        : 'Payable in advance; production starts when the payment has arrived.';
