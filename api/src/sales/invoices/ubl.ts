import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTax,
  Party,
  PostalAddress,
  TaxMark,
} from './invoice-document.ts';
import { exemptionOf, noteOf, paymentMeans, percentOf, termsOf, typeCodes } from './tax-codes.ts';
import { group, leaf } from './xml.ts';

/**
 * The document in UBL 2.1: an Invoice, or a CreditNote for a correction (EN 16931-3-2). The functions below stand in the
 * order in which the schema wants their elements.
 */
export function ublOf(document: InvoiceDocument): string {
  const credit = document.kind === 'correction';
  const root = credit ? 'CreditNote' : 'Invoice';
  const body = [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    leaf('cbc:ID', document.number),
    leaf('cbc:IssueDate', document.issueDate),
    leaf(credit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeCodes[document.kind]),
    leaf('cbc:Note', noteOf(document)),
    leaf('cbc:DocumentCurrencyCode', document.currency),
    orderReference(document),
    precedingInvoice(document),
    party('cac:AccountingSupplierParty', document.seller),
    party('cac:AccountingCustomerParty', document.buyer),
    delivery(document),
    paymentInstructions(document),
    group('cac:PaymentTerms', leaf('cbc:Note', termsOf(document))),
    shippingCharge(document),
    vatTotal(document),
    documentTotals(document),
    ...document.lines.map((line, index) => invoiceLine(document, line, index + 1)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${body.join('')}</${root}>
`;
}

/** The buyer's purchase order (BT-13); ours beside it (BT-14), or in its place where there is none. */
const orderReference = ({ purchaseOrder, orderNumber }: InvoiceDocument): string =>
  group(
    'cac:OrderReference',
    leaf('cbc:ID', purchaseOrder ?? orderNumber),
    purchaseOrder === undefined ? null : leaf('cbc:SalesOrderID', orderNumber),
  );

/** BG-3: the invoice that this one corrects or replaces (BT-25, BT-26). */
const precedingInvoice = ({ refersTo }: InvoiceDocument): string | null =>
  refersTo &&
  group(
    'cac:BillingReference',
    group(
      'cac:InvoiceDocumentReference',
      leaf('cbc:ID', refersTo.number),
      leaf('cbc:IssueDate', refersTo.issueDate),
    ),
  );

/** Seller (BG-4) or buyer (BG-7): address, VAT number (BT-31, BT-48), name (BT-27, BT-44) and e-mail (BT-43, BT-58). */
const party = (element: string, { name, vatId, email, ...place }: Party): string =>
  group(
    element,
    group(
      'cac:Party',
      address('cac:PostalAddress', place),
      vatId
        ? group(
            'cac:PartyTaxScheme',
            leaf('cbc:CompanyID', vatId),
            group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
          )
        : null,
      group('cac:PartyLegalEntity', leaf('cbc:RegistrationName', name)),
      group('cac:Contact', leaf('cbc:ElectronicMail', email)),
    ),
  );

/** BG-13: on which day (BT-72) and where to (BG-15). */
const delivery = ({ deliverTo, deliveryDate }: InvoiceDocument): string =>
  group(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', deliveryDate),
    deliverTo ? group('cac:DeliveryLocation', address('cac:Address', deliverTo)) : null,
  );

/** BG-16: how it is paid (BT-81) and what a transfer names (BT-83); for a transfer the account to pay to (BG-17). */
const paymentInstructions = ({ payment, orderNumber }: InvoiceDocument): string =>
  group(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', paymentMeans(payment.method)),
    leaf('cbc:PaymentID', orderNumber),
    payment.account
      ? group(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', payment.account.replaceAll(' ', '')),
          group('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.swift)),
        )
      : null,
  );

/** BG-21: shipping is the only charge on a whole document; UNTDID 7161 calls it FC. */
const shippingCharge = ({ shipping, currency }: InvoiceDocument): string | null =>
  shipping &&
  group(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', 'true'),
    leaf('cbc:AllowanceChargeReasonCode', 'FC'),
    leaf('cbc:AllowanceChargeReason', 'Freight'),
    amount('cbc:Amount', shipping.net, currency),
    vat('cac:TaxCategory', shipping),
  );

/** The VAT of the document (BT-110) and its breakdown (BG-23). */
const vatTotal = ({ totals, taxes, currency }: InvoiceDocument): string =>
  group(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', totals.tax, currency),
    taxes.map((tax) =>
      group(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', tax.base, currency),
        amount('cbc:TaxAmount', tax.amount, currency),
        vat('cac:TaxCategory', tax, tax.reason),
      ),
    ),
  );

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
    leaf('cbc:ID', String(number)),
    pieces(credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity),
    amount('cbc:LineExtensionAmount', line.net, currency),
    group(
      'cac:Item',
      leaf('cbc:Name', line.name),
      group('cac:SellersItemIdentification', leaf('cbc:ID', line.sku)),
      vat('cac:ClassifiedTaxCategory', line),
    ),
    // A piece costs fractions of a cent: the price is that of the whole run, so that nothing is rounded twice.
    group(
      'cac:Price',
      amount('cbc:PriceAmount', line.net, currency),
      pieces('cbc:BaseQuantity', line.quantity),
    ),
  );
};

const address = (element: string, place: PostalAddress): string =>
  group(
    element,
    leaf('cbc:StreetName', place.street),
    leaf('cbc:AdditionalStreetName', place.more),
    leaf('cbc:CityName', place.city),
    leaf('cbc:PostalZone', place.zip),
    leaf('cbc:CountrySubentity', place.region),
    group('cac:Country', leaf('cbc:IdentificationCode', place.country)),
  );

/** Category and rate of a VAT; where it has a reason for no VAT, that too (BT-120, BT-121). */
const vat = (element: string, mark: TaxMark, reason: InvoiceTax['reason'] = null): string => {
  const exemption = reason === null ? null : exemptionOf({ ...mark, reason });
  return group(
    element,
    leaf('cbc:ID', mark.category),
    leaf('cbc:Percent', percentOf(mark)),
    exemption
      ? [leaf('cbc:TaxExemptionReasonCode', exemption.code), leaf('cbc:TaxExemptionReason', exemption.reason)]
      : null,
    group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  );
};

const amount = (element: string, decimal: string, currency: string): string =>
  leaf(element, decimal, { currencyID: currency });

/** A quantity in pieces (BT-130, BT-150; UN/ECE Recommendation 20 calls them H87). */
const pieces = (element: string, quantity: number): string =>
  leaf(element, String(quantity), { unitCode: 'H87' });
