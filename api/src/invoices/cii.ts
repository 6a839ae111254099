import type { InvoiceDocument, Party, PostalAddress, TaxMark } from './invoice-document.ts';
import { exemptionOf, noteOf, paymentMeans, percentOf, termsOf, typeCodes } from './tax-codes.ts';
import { group, leaf } from './xml.ts';

const date = (day: string): string => leaf('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' });

const address = (place: PostalAddress): string =>
  group(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', place.zip),
    leaf('ram:LineOne', place.street),
    leaf('ram:LineTwo', place.more),
    leaf('ram:CityName', place.city),
    leaf('ram:CountryID', place.country),
    leaf('ram:CountrySubDivisionName', place.region),
  );

const party = (name: string, { name: called, vatId, email: _email, ...place }: Party): string =>
  group(
    name,
    leaf('ram:Name', called),
    address(place),
    group('ram:SpecifiedTaxRegistration', leaf('ram:ID', vatId, { schemeID: 'VA' })),
  );

const tax = (
  name: string,
  mark: TaxMark,
  inner: readonly string[] = [],
  reason: string | null = null,
): string => {
  const exemption = reason === null ? null : exemptionOf({ ...mark, reason });
  const [calculated = '', base = ''] = inner;
  return group(
    name,
    calculated,
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', exemption?.reason ?? null),
    base,
    leaf('ram:CategoryCode', mark.category),
    leaf('ram:ExemptionReasonCode', exemption?.code ?? null),
    leaf('ram:RateApplicablePercent', percentOf(mark)),
  );
};

/** The document in UN/CEFACT CII D16B as Factur-X 1.0 embeds it, profile EN 16931. */
export function ciiOf(document: InvoiceDocument): string {
  const { totals, payment, currency } = document;
  const lines = document.lines.map((line, index) =>
    group(
      'ram:IncludedSupplyChainTradeLineItem',
      group('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(index + 1))),
      group('ram:SpecifiedTradeProduct', leaf('ram:SellerAssignedID', line.sku), leaf('ram:Name', line.name)),
      group(
        'ram:SpecifiedLineTradeAgreement',
        group(
          'ram:NetPriceProductTradePrice',
          leaf('ram:ChargeAmount', line.net),
          leaf('ram:BasisQuantity', String(line.quantity), { unitCode: 'H87' }),
        ),
      ),
      group(
        'ram:SpecifiedLineTradeDelivery',
        leaf('ram:BilledQuantity', String(line.quantity), { unitCode: 'H87' }),
      ),
      group(
        'ram:SpecifiedLineTradeSettlement',
        tax('ram:ApplicableTradeTax', line),
        group('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', line.net)),
      ),
    ),
  );
  const body = [
    group(
      'rsm:ExchangedDocumentContext',
      group('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    group(
      'rsm:ExchangedDocument',
      leaf('ram:ID', document.number),
      leaf('ram:TypeCode', typeCodes[document.kind]),
      group('ram:IssueDateTime', date(document.issueDate)),
      group('ram:IncludedNote', leaf('ram:Content', noteOf(document))),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      lines,
      group(
        'ram:ApplicableHeaderTradeAgreement',
        party('ram:SellerTradeParty', document.seller),
        party('ram:BuyerTradeParty', document.buyer),
        document.purchaseOrder === undefined
          ? null
          : group('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', document.orderNumber)),
        group(
          'ram:BuyerOrderReferencedDocument',
          leaf('ram:IssuerAssignedID', document.purchaseOrder ?? document.orderNumber),
        ),
      ),
      group(
        'ram:ApplicableHeaderTradeDelivery',
        document.deliverTo ? group('ram:ShipToTradeParty', address(document.deliverTo)) : null,
        group(
          'ram:ActualDeliverySupplyChainEvent',
          group('ram:OccurrenceDateTime', date(document.deliveryDate)),
        ),
      ),
      group(
        'ram:ApplicableHeaderTradeSettlement',
        leaf('ram:PaymentReference', document.orderNumber),
        leaf('ram:InvoiceCurrencyCode', currency),
        group(
          'ram:SpecifiedTradeSettlementPaymentMeans',
          leaf('ram:TypeCode', paymentMeans(payment.method)),
          payment.account
            ? [
                group(
                  'ram:PayeePartyCreditorFinancialAccount',
                  leaf('ram:IBANID', payment.account.replaceAll(' ', '')),
                ),
                group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.swift)),
              ]
            : null,
        ),
        document.taxes.map((row) =>
          tax(
            'ram:ApplicableTradeTax',
            row,
            [leaf('ram:CalculatedAmount', row.amount), leaf('ram:BasisAmount', row.base)],
            row.reason,
          ),
        ),
        document.shipping
          ? group(
              'ram:SpecifiedTradeAllowanceCharge',
              group('ram:ChargeIndicator', leaf('udt:Indicator', 'true')),
              leaf('ram:ActualAmount', document.shipping.net),
              leaf('ram:ReasonCode', 'FC'),
              leaf('ram:Reason', 'Freight'),
              tax('ram:CategoryTradeTax', document.shipping),
            )
          : null,
        group('ram:SpecifiedTradePaymentTerms', leaf('ram:Description', termsOf(document))),
        group(
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
          leaf('ram:LineTotalAmount', totals.lines),
          leaf('ram:ChargeTotalAmount', totals.charges),
          leaf('ram:TaxBasisTotalAmount', totals.net),
          leaf('ram:TaxTotalAmount', totals.tax, { currencyID: currency }),
          leaf('ram:GrandTotalAmount', totals.gross),
          leaf('ram:TotalPrepaidAmount', totals.paid),
          leaf('ram:DuePayableAmount', totals.payable),
        ),
        document.refersTo
          ? group(
              'ram:InvoiceReferencedDocument',
              leaf('ram:IssuerAssignedID', document.refersTo.number),
              group(
                'ram:FormattedIssueDateTime',
                leaf('qdt:DateTimeString', document.refersTo.issueDate.replaceAll('-', ''), {
                  format: '102',
                }),
              ),
            )
          : null,
      ),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">${body.join('')}</rsm:CrossIndustryInvoice>
`;
}
