import type { InvoiceDocument } from './invoice-document.ts';

/** An amount that a transfer has to pay, with its date when it is an instalment. */
export interface PaymentDue {
  readonly amount: string;
  readonly dueOn: string | null;
}

/** What is still to be paid by transfer, soonest first; none on a credit note or a paid invoice. */
export function listPaymentsDue(document: InvoiceDocument): readonly PaymentDue[] {
  const { kind, dues = [], payment, totals } = document;
  if (kind === 'correction' || payment.account === null) return [];
  if (dues.length > 0) return dues;
  return Number(totals.payable) > 0 ? [{ amount: totals.payable, dueOn: null }] : [];
}

/**
 * Returns the QR code of a SEPA credit transfer (EPC069-12, version 002); null for another currency,
 * whose banking apps do not read it. UTF-8, at most 331 bytes.
 */
export function epcCode(
  { currency, seller, payment, orderNumber }: InvoiceDocument,
  { amount }: PaymentDue,
): string | null {
  const iban = payment.account?.replaceAll(' ', '') ?? '';
  if (currency !== 'EUR' || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    payment.swift ?? '',
    [...seller.name].slice(0, 70).join(''),
    iban,
    `EUR${amount}`,
    '',
    '',
    orderNumber,
  ];
  return lines.join('\n');
}
