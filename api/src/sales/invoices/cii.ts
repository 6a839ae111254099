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
  isIban,
  isOutOfScope,
  noteOf,
  paymentMeans,
  paymentTerms,
  splitElectronicAddress,
  typeCodes,
} from './tax-codes.ts';
import { group, textElement } from './xml.ts';

/**
 * Renders the document in UN/CEFACT CII D16B as embedded by Factur-X 1.0, profile EN 16931. CII
 * groups EN 16931-1 into context, heading, lines, agreement, delivery and settlement, and fixes the
 * order of elements in each.
 */
export function renderCii(document: InvoiceDocument, specification: Specification = en16931): string {
  const body = [
    processControl(specification),
    heading(document),
    group(
      'rsm:SupplyChainTradeTransaction',
      document.lines.map(invoiceLine),
      agreement(document),
      delivery(document),
      settlement(document, specification),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">${body.join('')}</rsm:CrossIndustryInvoice>
`;
}

/** BG-2: business process (BT-23) and the rules with which the invoice complies (BT-24). */
const processControl = ({ id, process }: Specification): string =>
  group(
    'rsm:ExchangedDocumentContext',
    group('ram:BusinessProcessSpecifiedDocumentContextParameter', textElement('ram:ID', process)),
    group('ram:GuidelineSpecifiedDocumentContextParameter', textElement('ram:ID', id)),
  );

/** Number (BT-1), type (BT-3), issue date (BT-2) and note (BG-1). */
const heading = (document: InvoiceDocument): string =>
  group(
    'rsm:ExchangedDocument',
    textElement('ram:ID', document.number),
    textElement('ram:TypeCode', typeCodes[document.kind]),
    group('ram:IssueDateTime', day('udt:DateTimeString', document.issueDate)),
    group('ram:IncludedNote', textElement('ram:Content', noteOf(document))),
  );

/** BG-25 with its item (BG-31), price (BG-29) and VAT (BG-30). */
const invoiceLine = (line: InvoiceLine, index: number): string =>
  group(
    'ram:IncludedSupplyChainTradeLineItem',
    group('ram:AssociatedDocumentLineDocument', textElement('ram:LineID', String(index + 1))),
    group(
      'ram:SpecifiedTradeProduct',
      textElement('ram:SellerAssignedID', line.sku),
      textElement('ram:Name', line.name),
    ),
    // A line stored without a unit price has the price of its whole quantity, so that nothing is
    // rounded twice.
    group(
      'ram:SpecifiedLineTradeAgreement',
      group(
        'ram:NetPriceProductTradePrice',
        textElement('ram:ChargeAmount', line.unitPrice ?? line.net),
        line.unitPrice === undefined ? pieces('ram:BasisQuantity', line.quantity) : null,
      ),
    ),
    group('ram:SpecifiedLineTradeDelivery', pieces('ram:BilledQuantity', line.quantity)),
    group(
      'ram:SpecifiedLineTradeSettlement',
      vat('ram:ApplicableTradeTax', line),
      lineAdjustment('express', line.surcharge),
      lineAdjustment('discount', line.discount),
      group(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        textElement('ram:LineTotalAmount', line.net),
      ),
    ),
  );

/**
 * Seller (BG-4), buyer (BG-7) and order references: the buyer's purchase order (BT-13) with our
 * order number as BT-14, or our number as BT-13 when there is none.
 */
const agreement = (document: InvoiceDocument): string => {
  const { seller, buyer, purchaseOrder, orderNumber } = document;
  const named = (party: Party): Party => (isOutOfScope(document) ? { ...party, vatId: null } : party);
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    textElement('ram:BuyerReference', buyerReference(document)),
    party('ram:SellerTradeParty', named(seller), seller),
    party('ram:BuyerTradeParty', named(buyer)),
    purchaseOrder === undefined
      ? null
      : group('ram:SellerOrderReferencedDocument', textElement('ram:IssuerAssignedID', orderNumber)),
    group(
      'ram:BuyerOrderReferencedDocument',
      textElement('ram:IssuerAssignedID', purchaseOrder ?? orderNumber),
    ),
  );
};

/** BG-13: delivery address (BG-15) and date (BT-72). */
const delivery = ({ deliverTo, deliveryDate }: InvoiceDocument): string =>
  group(
    'ram:ApplicableHeaderTradeDelivery',
    deliverTo ? group('ram:ShipToTradeParty', address(deliverTo)) : null,
    group(
      'ram:ActualDeliverySupplyChainEvent',
      group('ram:OccurrenceDateTime', day('udt:DateTimeString', deliveryDate)),
    ),
  );

/** All amounts; the order number is the remittance information (BT-83), the currency is BT-5, that of accounting BT-6. */
const settlement = (document: InvoiceDocument, specification: Specification): string =>
  group(
    'ram:ApplicableHeaderTradeSettlement',
    textElement('ram:PaymentReference', document.orderNumber),
    textElement('ram:TaxCurrencyCode', document.accounting?.currency ?? null),
    textElement('ram:InvoiceCurrencyCode', document.currency),
    paymentInstructions(document, specification),
    document.taxes.map((tax) => vatBreakdown(document, tax, specification)),
    shippingCharge(document),
    group('ram:SpecifiedTradePaymentTerms', textElement('ram:Description', paymentTerms(document))),
    documentTotals(document),
    precedingInvoice(document),
  );

/** BG-16: payment means (BT-81); for a transfer the account (BG-17), which is no IBAN in US dollars. */
const paymentInstructions = ({ payment }: InvoiceDocument, specification: Specification): string =>
  group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    textElement('ram:TypeCode', paymentMeans(payment, specification)),
    payment.account
      ? [
          group(
            'ram:PayeePartyCreditorFinancialAccount',
            textElement(
              isIban(payment.account) ? 'ram:IBANID' : 'ram:ProprietaryID',
              payment.account.replaceAll(' ', ''),
            ),
          ),
          group('ram:PayeeSpecifiedCreditorFinancialInstitution', textElement('ram:BICID', payment.swift)),
        ]
      : null,
  );

/** BG-23, one row of the VAT breakdown, with its exemption reason (BT-120, BT-121) if any. */
const vatBreakdown = (
  document: InvoiceDocument,
  tax: InvoiceTax,
  { ratesEachRow }: Specification,
): string => {
  const reason = exemptionReason(document, tax);
  const exemption = reason === null ? null : findExemption({ ...tax, reason });
  const { taxPointDate: taxPoint } = document;
  return group(
    'ram:ApplicableTradeTax',
    textElement('ram:CalculatedAmount', tax.amount),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', exemption?.reason ?? null),
    textElement('ram:BasisAmount', tax.base),
    textElement('ram:CategoryCode', tax.category),
    textElement('ram:ExemptionReasonCode', exemption?.code ?? null),
    taxPoint === undefined ? null : group('ram:TaxPointDate', day('udt:DateString', taxPoint)),
    textElement('ram:RateApplicablePercent', formatPercent(tax) ?? (ratesEachRow ? '0' : null)),
  );
};

/** BG-21: shipping is the only charge on a whole document; UNTDID 7161 calls it FC. */
const shippingCharge = ({ shipping }: InvoiceDocument): string | null =>
  shipping &&
  group(
    'ram:SpecifiedTradeAllowanceCharge',
    group('ram:ChargeIndicator', textElement('udt:Indicator', 'true')),
    textElement('ram:ActualAmount', shipping.net),
    textElement('ram:ReasonCode', adjustmentCodes.freight.code),
    textElement('ram:Reason', adjustmentCodes.freight.reason),
    vat('ram:CategoryTradeTax', shipping),
  );

/** BG-27 (discount) or BG-28 (express production) of a line. */
const lineAdjustment = (kind: 'discount' | 'express', decimal: string | undefined): string | null =>
  decimal === undefined
    ? null
    : group(
        'ram:SpecifiedTradeAllowanceCharge',
        group('ram:ChargeIndicator', textElement('udt:Indicator', String(kind === 'express'))),
        textElement('ram:ActualAmount', decimal),
        textElement('ram:ReasonCode', adjustmentCodes[kind].code),
        textElement('ram:Reason', adjustmentCodes[kind].reason),
      );

/** BG-22. */
const documentTotals = ({ totals, currency, accounting }: InvoiceDocument): string =>
  group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    textElement('ram:LineTotalAmount', totals.lines),
    textElement('ram:ChargeTotalAmount', totals.charges),
    textElement('ram:TaxBasisTotalAmount', totals.net),
    textElement('ram:TaxTotalAmount', totals.tax, { currencyID: currency }),
    accounting
      ? textElement('ram:TaxTotalAmount', accounting.tax, { currencyID: accounting.currency })
      : null,
    textElement('ram:GrandTotalAmount', totals.gross),
    textElement('ram:TotalPrepaidAmount', totals.paid),
    textElement('ram:DuePayableAmount', totals.payable),
  );

/** BG-3: the invoice that this one corrects or replaces (BT-25, BT-26). */
const precedingInvoice = ({ refersTo }: InvoiceDocument): string | null =>
  refersTo &&
  group(
    'ram:InvoiceReferencedDocument',
    textElement('ram:IssuerAssignedID', refersTo.number),
    group('ram:FormattedIssueDateTime', day('qdt:DateTimeString', refersTo.issueDate)),
  );

/**
 * Name (BT-27, BT-44), contact (BG-6, BG-9), address (BG-5, BG-8), electronic address (BT-34, BT-49)
 * and VAT number (BT-31, BT-48) of the seller or the buyer.
 */
const party = (
  element: string,
  { name, vatId, email, electronicAddress, ...place }: Party,
  { registration, contact }: Pick<InvoiceDocument['seller'], 'registration' | 'contact'> = {},
): string => {
  const endpoint = splitElectronicAddress(electronicAddress);
  return group(
    element,
    textElement('ram:Name', name),
    group('ram:SpecifiedLegalOrganization', textElement('ram:ID', registration ?? null)),
    group(
      'ram:DefinedTradeContact',
      textElement('ram:PersonName', contact?.name ?? null),
      group('ram:TelephoneUniversalCommunication', textElement('ram:CompleteNumber', contact?.phone ?? null)),
      group('ram:EmailURIUniversalCommunication', textElement('ram:URIID', email)),
    ),
    address(place),
    endpoint &&
      group(
        'ram:URIUniversalCommunication',
        textElement('ram:URIID', endpoint.id, { schemeID: endpoint.scheme }),
      ),
    group('ram:SpecifiedTaxRegistration', textElement('ram:ID', vatId, { schemeID: 'VA' })),
  );
};

const address = (place: PostalAddress): string =>
  group(
    'ram:PostalTradeAddress',
    textElement('ram:PostcodeCode', place.zip),
    textElement('ram:LineOne', place.street),
    textElement('ram:LineTwo', place.more),
    textElement('ram:CityName', place.city),
    textElement('ram:CountryID', place.country),
    textElement('ram:CountrySubDivisionName', place.region),
  );

/** The VAT of a line (BG-30) or of a charge (BT-102, BT-103): its category and rate. */
const vat = (element: string, mark: TaxMark): string =>
  group(
    element,
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', mark.category),
    textElement('ram:RateApplicablePercent', formatPercent(mark)),
  );

/** A quantity in pieces (BT-130, BT-150; UN/ECE Recommendation 20 calls them H87). */
const pieces = (element: string, quantity: number): string =>
  textElement(element, String(quantity), { unitCode: 'H87' });

/** A day `YYYY-MM-DD` in format 102 of UNTDID 2379, `YYYYMMDD`. */
const day = (element: string, date: string): string =>
  textElement(element, date.replaceAll('-', ''), { format: '102' });
