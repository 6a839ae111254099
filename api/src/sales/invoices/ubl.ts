import { exemptionReason } from './exemption-text.ts';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTax,
  Party,
  PostalAddress,
  TaxMark,
} from './invoice-document.ts';
import { en16931, type Specification } from './profiles/specification.ts';
import {
  adjustmentCodes,
  buyerReference,
  findExemption,
  formatPercent,
  isOutOfScope,
  noteOf,
  paymentMeans,
  paymentTerms,
  splitElectronicAddress,
  typeCodes,
} from './tax-codes.ts';
import { group, textElement } from './xml.ts';

/**
 * Renders the document in UBL 2.1: an Invoice, or a CreditNote for a correction (EN 16931-3-2). The
 * functions below are in the schema's element order.
 */
export function renderUbl(document: InvoiceDocument, specification: Specification = en16931): string {
  const credit = document.kind === 'correction';
  const root = credit ? 'CreditNote' : 'Invoice';
  const named = (party: Party): Party => (isOutOfScope(document) ? { ...party, vatId: null } : party);
  const body = [
    textElement('cbc:CustomizationID', specification.id),
    textElement('cbc:ProfileID', specification.process),
    textElement('cbc:ID', document.number),
    textElement('cbc:IssueDate', document.issueDate),
    textElement(credit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeCodes[document.kind]),
    textElement('cbc:Note', noteOf(document)),
    textElement('cbc:TaxPointDate', document.taxPointDate ?? null),
    textElement('cbc:DocumentCurrencyCode', document.currency),
    textElement('cbc:TaxCurrencyCode', document.accounting?.currency ?? null),
    textElement('cbc:BuyerReference', buyerReference(document)),
    orderReference(document),
    precedingInvoice(document),
    party('cac:AccountingSupplierParty', named(document.seller), document.seller),
    party('cac:AccountingCustomerParty', named(document.buyer)),
    delivery(document),
    paymentInstructions(document, specification),
    group('cac:PaymentTerms', textElement('cbc:Note', paymentTerms(document))),
    shippingCharge(document),
    vatTotal(document, specification),
    accountingTotal(document),
    documentTotals(document),
    ...document.lines.map((line, index) => invoiceLine(document, line, index + 1)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${body.join('')}</${root}>
`;
}

/**
 * The buyer's purchase order (BT-13) with our order number as BT-14, or our number as BT-13 when
 * there is none.
 */
const orderReference = ({ purchaseOrder, orderNumber }: InvoiceDocument): string =>
  group(
    'cac:OrderReference',
    textElement('cbc:ID', purchaseOrder ?? orderNumber),
    purchaseOrder === undefined ? null : textElement('cbc:SalesOrderID', orderNumber),
  );

/** BG-3: the invoice that this one corrects or replaces (BT-25, BT-26). */
const precedingInvoice = ({ refersTo }: InvoiceDocument): string | null =>
  refersTo &&
  group(
    'cac:BillingReference',
    group(
      'cac:InvoiceDocumentReference',
      textElement('cbc:ID', refersTo.number),
      textElement('cbc:IssueDate', refersTo.issueDate),
    ),
  );

/**
 * Seller (BG-4) or buyer (BG-7): electronic address (BT-34, BT-49), address, VAT number (BT-31,
 * BT-48), name (BT-27, BT-44) and contact (BG-6, BG-9).
 */
const party = (
  element: string,
  { name, vatId, email, electronicAddress, ...place }: Party,
  { registration, contact }: Pick<InvoiceDocument['seller'], 'registration' | 'contact'> = {},
): string => {
  const endpoint = splitElectronicAddress(electronicAddress);
  return group(
    element,
    group(
      'cac:Party',
      endpoint && textElement('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
      address('cac:PostalAddress', place),
      vatId
        ? group(
            'cac:PartyTaxScheme',
            textElement('cbc:CompanyID', vatId),
            group('cac:TaxScheme', textElement('cbc:ID', 'VAT')),
          )
        : null,
      group(
        'cac:PartyLegalEntity',
        textElement('cbc:RegistrationName', name),
        textElement('cbc:CompanyID', registration ?? null),
      ),
      group(
        'cac:Contact',
        textElement('cbc:Name', contact?.name ?? null),
        textElement('cbc:Telephone', contact?.phone ?? null),
        textElement('cbc:ElectronicMail', email),
      ),
    ),
  );
};

/** BG-13: delivery date (BT-72) and address (BG-15). */
const delivery = ({ deliverTo, deliveryDate }: InvoiceDocument): string =>
  group(
    'cac:Delivery',
    textElement('cbc:ActualDeliveryDate', deliveryDate),
    deliverTo ? group('cac:DeliveryLocation', address('cac:Address', deliverTo)) : null,
  );

/**
 * BG-16: payment means (BT-81) and remittance information (BT-83); for a transfer the account
 * (BG-17).
 */
const paymentInstructions = (
  { payment, orderNumber }: InvoiceDocument,
  specification: Specification,
): string =>
  group(
    'cac:PaymentMeans',
    textElement('cbc:PaymentMeansCode', paymentMeans(payment, specification)),
    textElement('cbc:PaymentID', orderNumber),
    payment.account
      ? group(
          'cac:PayeeFinancialAccount',
          textElement('cbc:ID', payment.account.replaceAll(' ', '')),
          group('cac:FinancialInstitutionBranch', textElement('cbc:ID', payment.swift)),
        )
      : null,
  );

/** BG-21: shipping is the only charge on a whole document; UNTDID 7161 calls it FC. */
const shippingCharge = ({ shipping, currency }: InvoiceDocument): string | null =>
  shipping &&
  group(
    'cac:AllowanceCharge',
    textElement('cbc:ChargeIndicator', 'true'),
    textElement('cbc:AllowanceChargeReasonCode', adjustmentCodes.freight.code),
    textElement('cbc:AllowanceChargeReason', adjustmentCodes.freight.reason),
    amount('cbc:Amount', shipping.net, currency),
    vat('cac:TaxCategory', shipping),
  );

/** The VAT of the document (BT-110) and its breakdown (BG-23). */
const vatTotal = (document: InvoiceDocument, { ratesEachRow }: Specification): string => {
  const { totals, taxes, currency } = document;
  return group(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', totals.tax, currency),
    taxes.map((tax) =>
      group(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', tax.base, currency),
        amount('cbc:TaxAmount', tax.amount, currency),
        vat('cac:TaxCategory', tax, exemptionReason(document, tax), ratesEachRow ? '0' : null),
      ),
    ),
  );
};

/** BT-111: the VAT in the accounting currency (BT-6). */
const accountingTotal = ({ accounting }: InvoiceDocument): string | null =>
  accounting === undefined
    ? null
    : group('cac:TaxTotal', amount('cbc:TaxAmount', accounting.tax, accounting.currency));

/** BG-22. */
const documentTotals = ({ totals, currency }: InvoiceDocument): string =>
  group(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', totals.lines, currency),
    amount('cbc:TaxExclusiveAmount', totals.net, currency),
    amount('cbc:TaxInclusiveAmount', totals.gross, currency),
    amount('cbc:ChargeTotalAmount', totals.charges, currency),
    amount('cbc:PrepaidAmount', totals.paid, currency),
    amount('cbc:PayableAmount', totals.payable, currency),
  );

/** BG-25 with its item (BG-31), VAT (BG-30) and price (BG-29); `number` counts from 1. */
const invoiceLine = ({ kind, currency }: InvoiceDocument, line: InvoiceLine, number: number): string => {
  const credit = kind === 'correction';
  return group(
    credit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    textElement('cbc:ID', String(number)),
    pieces(credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity),
    amount('cbc:LineExtensionAmount', line.net, currency),
    lineAdjustment('express', line.surcharge, currency),
    lineAdjustment('discount', line.discount, currency),
    group(
      'cac:Item',
      textElement('cbc:Name', line.name),
      group('cac:SellersItemIdentification', textElement('cbc:ID', line.sku)),
      vat('cac:ClassifiedTaxCategory', line),
    ),
    linePrice(line, currency),
  );
};

/**
 * BG-29. A line stored without a unit price has the price of its whole quantity, so that nothing is
 * rounded twice.
 */
const linePrice = ({ unitPrice, net, quantity }: InvoiceLine, currency: string): string =>
  group(
    'cac:Price',
    amount('cbc:PriceAmount', unitPrice ?? net, currency),
    unitPrice === undefined ? pieces('cbc:BaseQuantity', quantity) : null,
  );

/** BG-27 (discount) or BG-28 (express production). */
const lineAdjustment = (
  kind: 'discount' | 'express',
  decimal: string | undefined,
  currency: string,
): string | null =>
  decimal === undefined
    ? null
    : group(
        'cac:AllowanceCharge',
        textElement('cbc:ChargeIndicator', String(kind === 'express')),
        textElement('cbc:AllowanceChargeReasonCode', adjustmentCodes[kind].code),
        textElement('cbc:AllowanceChargeReason', adjustmentCodes[kind].reason),
        amount('cbc:Amount', decimal, currency),
      );

const address = (element: string, place: PostalAddress): string =>
  group(
    element,
    textElement('cbc:StreetName', place.street),
    textElement('cbc:AdditionalStreetName', place.more),
    textElement('cbc:CityName', place.city),
    textElement('cbc:PostalZone', place.zip),
    textElement('cbc:CountrySubentity', place.region),
    group('cac:Country', textElement('cbc:IdentificationCode', place.country)),
  );

/** VAT category and rate, with the exemption reason (BT-120, BT-121) if any. */
const vat = (
  element: string,
  mark: TaxMark,
  reason: InvoiceTax['reason'] = null,
  otherRate: string | null = null,
): string => {
  const exemption = reason === null ? null : findExemption({ ...mark, reason });
  return group(
    element,
    textElement('cbc:ID', mark.category),
    textElement('cbc:Percent', formatPercent(mark) ?? otherRate),
    exemption
      ? [
          textElement('cbc:TaxExemptionReasonCode', exemption.code),
          textElement('cbc:TaxExemptionReason', exemption.reason),
        ]
      : null,
    group('cac:TaxScheme', textElement('cbc:ID', 'VAT')),
  );
};

const amount = (element: string, decimal: string, currency: string): string =>
  textElement(element, decimal, { currencyID: currency });

/** A quantity in pieces (BT-130, BT-150; UN/ECE Recommendation 20 calls them H87). */
const pieces = (element: string, quantity: number): string =>
  textElement(element, String(quantity), { unitCode: 'H87' });
