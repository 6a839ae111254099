import type { InvoiceGap } from '@shop/contracts';
import type { InvoiceDocument, PostalAddress } from '../invoice-document.ts';
import { buyerReference, isOutOfScope } from '../tax-codes.ts';

type Gap = InvoiceGap | false;
const found = (gaps: readonly Gap[]): readonly InvoiceGap[] => gaps.filter((gap) => gap !== false);

/** What an invoice stored before 29 November 2026 may lack: a VAT row, or O stands beside others. */
export const en16931Gaps = ({ taxes }: InvoiceDocument): readonly InvoiceGap[] =>
  found([
    (taxes.length === 0 || new Set(taxes.map(({ category }) => category === 'O')).size > 1) &&
      'vat_breakdown',
  ]);

/** Peppol BIS Billing 3.0; its rules of nations bind sellers of DE, DK, GR, IS, IT, NL, NO and SE. */
export const peppolGaps = (document: InvoiceDocument): readonly InvoiceGap[] =>
  found([
    ...en16931Gaps(document),
    document.kind === 'proforma' && 'document_kind',
    !document.seller.electronicAddress && 'seller_electronic_address',
    !document.buyer.electronicAddress && 'buyer_electronic_address',
  ]);

const isPlaced = ({ city, zip }: PostalAddress): boolean => city.trim() !== '' && zip.trim() !== '';

/** XRechnung 3.0. */
export const xrechnungGaps = (document: InvoiceDocument): readonly InvoiceGap[] =>
  found([
    ...peppolGaps(document),
    (!document.seller.contact || !document.seller.email) && 'seller_contact',
    document.seller.vatId === null && !isOutOfScope(document) && 'seller_vat_number',
    buyerReference(document) === null && 'buyer_reference',
    !isPlaced(document.buyer) && 'buyer_address',
    document.deliverTo !== null && !isPlaced(document.deliverTo) && 'delivery_address',
  ]);
