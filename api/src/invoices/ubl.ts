import type { InvoiceDocument, Party, PostalAddress, TaxMark } from './invoice-document.ts';
import { exemptionOf, noteOf, paymentMeans, percentOf, termsOf, typeCodes } from './tax-codes.ts';
import { group, leaf } from './xml.ts';

const iban = (account: string): string => account.replaceAll(' ', '');

const address = (name: string, place: PostalAddress): string =>
  group(
    name,
    leaf('cbc:StreetName', place.street),
    leaf('cbc:AdditionalStreetName', place.more),
    leaf('cbc:CityName', place.city),
    leaf('cbc:PostalZone', place.zip),
    leaf('cbc:CountrySubentity', place.region),
    group('cac:Country', leaf('cbc:IdentificationCode', place.country)),
  );

const party = (name: string, { name: called, vatId, email, ...place }: Party): string =>
  group(
    name,
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
      group('cac:PartyLegalEntity', leaf('cbc:RegistrationName', called)),
      group('cac:Contact', leaf('cbc:ElectronicMail', email)),
    ),
  );

const category = (name: string, mark: TaxMark, reason: string | null = null): string => {
  const exemption = reason === null ? null : exemptionOf({ ...mark, reason });
  return group(
    name,
    leaf('cbc:ID', mark.category),
    leaf('cbc:Percent', percentOf(mark)),
    exemption
      ? [leaf('cbc:TaxExemptionReasonCode', exemption.code), leaf('cbc:TaxExemptionReason', exemption.reason)]
      : null,
    group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  );
};

/** The document in UBL 2.1: an Invoice, or a CreditNote for a correction (EN 16931-3-2). */
export function ublOf(document: InvoiceDocument): string {
  const credit = document.kind === 'correction';
  const root = credit ? 'CreditNote' : 'Invoice';
  const { currency, totals, payment } = document;
  const amount = (name: string, value: string): string => leaf(name, value, { currencyID: currency });
  const means = paymentMeans(payment.method);
  const body = [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    leaf('cbc:ID', document.number),
    leaf('cbc:IssueDate', document.issueDate),
    leaf(credit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeCodes[document.kind]),
    leaf('cbc:Note', noteOf(document)),
    leaf('cbc:DocumentCurrencyCode', currency),
    // The buyer's purchase order (BT-13); ours beside it (BT-14), or in its place where there is none.
    group(
      'cac:OrderReference',
      leaf('cbc:ID', document.purchaseOrder ?? document.orderNumber),
      document.purchaseOrder === undefined ? null : leaf('cbc:SalesOrderID', document.orderNumber),
    ),
    document.refersTo
      ? group(
          'cac:BillingReference',
          group(
            'cac:InvoiceDocumentReference',
            leaf('cbc:ID', document.refersTo.number),
            leaf('cbc:IssueDate', document.refersTo.issueDate),
          ),
        )
      : null,
    party('cac:AccountingSupplierParty', document.seller),
    party('cac:AccountingCustomerParty', document.buyer),
    group(
      'cac:Delivery',
      leaf('cbc:ActualDeliveryDate', document.deliveryDate),
      document.deliverTo ? group('cac:DeliveryLocation', address('cac:Address', document.deliverTo)) : null,
    ),
    group(
      'cac:PaymentMeans',
      leaf('cbc:PaymentMeansCode', means),
      leaf('cbc:PaymentID', document.orderNumber),
      payment.account
        ? group(
            'cac:PayeeFinancialAccount',
            leaf('cbc:ID', iban(payment.account)),
            group('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.swift)),
          )
        : null,
    ),
    group('cac:PaymentTerms', leaf('cbc:Note', termsOf(document))),
    document.shipping
      ? group(
          'cac:AllowanceCharge',
          leaf('cbc:ChargeIndicator', 'true'),
          leaf('cbc:AllowanceChargeReasonCode', 'FC'),
          leaf('cbc:AllowanceChargeReason', 'Freight'),
          amount('cbc:Amount', document.shipping.net),
          category('cac:TaxCategory', document.shipping),
        )
      : null,
    group(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', totals.tax),
      document.taxes.map((tax) =>
        group(
          'cac:TaxSubtotal',
          amount('cbc:TaxableAmount', tax.base),
          amount('cbc:TaxAmount', tax.amount),
          category('cac:TaxCategory', tax, tax.reason),
        ),
      ),
    ),
    group(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', totals.lines),
      amount('cbc:TaxExclusiveAmount', totals.net),
      amount('cbc:TaxInclusiveAmount', totals.gross),
      amount('cbc:ChargeTotalAmount', totals.charges),
      amount('cbc:PrepaidAmount', totals.paid),
      amount('cbc:PayableAmount', totals.payable),
    ),
    document.lines.map((line, index) =>
      group(
        `cac:${root}Line`,
        leaf('cbc:ID', String(index + 1)),
        leaf(credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(line.quantity), {
          unitCode: 'H87',
        }),
        amount('cbc:LineExtensionAmount', line.net),
        group(
          'cac:Item',
          leaf('cbc:Name', line.name),
          group('cac:SellersItemIdentification', leaf('cbc:ID', line.sku)),
          category('cac:ClassifiedTaxCategory', line),
        ),
        // A piece costs fractions of a cent: the price is that of the whole run, so that nothing is rounded twice.
        group(
          'cac:Price',
          amount('cbc:PriceAmount', line.net),
          leaf('cbc:BaseQuantity', String(line.quantity), { unitCode: 'H87' }),
        ),
      ),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${body.flat().join('')}</${root}>
`;
}
