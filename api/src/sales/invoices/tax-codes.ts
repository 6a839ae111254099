import type { InvoiceDocument, InvoiceTax } from './invoice-document.ts';

/** CEF VATEX code list: why nothing is charged. Zero-rated goods (Z) give no reason (BR-Z-10). */
const exemptions: Readonly<Partial<Record<InvoiceTax['category'], string>>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  AE: 'VATEX-EU-AE',
  O: 'VATEX-EU-O',
};

export const findExemption = ({ category, reason }: Pick<InvoiceTax, 'category' | 'reason'>) => {
  const code = exemptions[category];
  return code ? { code, reason: reason ?? '' } : null;
};

/** A rate as a percentage, "25.5" of 2550; null where there is none (category O). */
export const formatPercent = ({ category, rate }: Pick<InvoiceTax, 'category' | 'rate'>): string | null =>
  category === 'O' ? null : String(rate / 100);

/** UNTDID 1001. */
export const typeCodes: Readonly<Record<InvoiceDocument['kind'], string>> = {
  normal: '380',
  proforma: '325',
  correction: '381',
};

/** UNTDID 4461: credit transfer, card, online payment service. */
export const paymentMeans = (method: string): string =>
  method === 'check' ? '30' : method === 'card' || method === 'stripe' ? '48' : '68';

/** What stands as BT-22; English, the language of the standard's own terms. */
export function noteOf({ note, refersTo, seller }: InvoiceDocument): string | null {
  const sentences = {
    proforma: 'Proforma invoice: not a tax document.',
    paid: null,
    vat_verified_later:
      'The VAT number of the buyer was verified after the invoice was issued; the invoice is cancelled and the amount paid back or set off.',
    refunded: 'What stands here is paid back to the buyer.',
    replaces: refersTo && `Replaces invoice ${refersTo.number}, which was cancelled by a credit note.`,
  };
  const said = note && sentences[note];
  return (
    [said, seller.demonstration ? 'Demonstration seller: nothing is owed.' : null]
      .filter(Boolean)
      .join(' ') || null
  );
}

/** BT-20, where something is to be paid (BR-CO-25). */
export const paymentTerms = ({ kind, totals, currency, dues = [] }: InvoiceDocument): string | null =>
  Number(totals.payable) <= 0
    ? null
    : kind === 'correction'
      ? 'Paid back to the buyer the way the order was paid.'
      : dues.length > 0
        ? `Payable in parts: ${dues.map(({ dueOn, amount }) => `${amount} ${currency} by ${dueOn}`).join('; ')}.`
        : 'Payable in advance; production starts when the payment has arrived.';
