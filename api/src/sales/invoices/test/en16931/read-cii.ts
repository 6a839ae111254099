import { all, type Element, first, readXml, textAt } from './read-xml.ts';
import type { AddressTerms, AdjustmentTerms, LineTerms, PartyTerms, Terms } from './terms.ts';

/** Reads the terms of EN 16931-1 from UN/CEFACT CII D16B by the binding of EN 16931-3-3. */
export function readCii(xml: string): Terms {
  const root = readXml(xml);
  const heading = first(root, 'ExchangedDocument');
  const trade = first(root, 'SupplyChainTradeTransaction');
  const agreement = first(trade, 'ApplicableHeaderTradeAgreement');
  const delivery = first(trade, 'ApplicableHeaderTradeDelivery');
  const settlement = first(trade, 'ApplicableHeaderTradeSettlement');
  const total = first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const adjustments = all(settlement, 'SpecifiedTradeAllowanceCharge');
  return {
    specification: textAt(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    process: textAt(root, 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
    number: textAt(heading, 'ID'),
    issueDate: readDay(textAt(heading, 'IssueDateTime/DateTimeString')),
    typeCode: textAt(heading, 'TypeCode'),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    dueDate: readDay(textAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString')),
    buyerReference: textAt(agreement, 'BuyerReference'),
    purchaseOrder: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    paymentTerms: textAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
    preceding: all(settlement, 'InvoiceReferencedDocument').map((one) => ({
      number: textAt(one, 'IssuerAssignedID'),
      date: readDay(textAt(one, 'FormattedIssueDateTime/DateTimeString')),
    })),
    seller: readParty(first(agreement, 'SellerTradeParty')),
    buyer: readParty(first(agreement, 'BuyerTradeParty')),
    deliveryDate: readDay(
      textAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'),
    ),
    deliverTo: readAddress(first(delivery, 'ShipToTradeParty/PostalTradeAddress')),
    payments: all(settlement, 'SpecifiedTradeSettlementPaymentMeans').map((one) => {
      const account = first(one, 'PayeePartyCreditorFinancialAccount');
      return {
        means: textAt(one, 'TypeCode'),
        transfer: account && { account: textAt(account, 'IBANID') ?? textAt(account, 'ProprietaryID') },
        card: textAt(one, 'ApplicableTradeSettlementFinancialCard/ID'),
      };
    }),
    allowances: adjustments.filter(isAllowance).map(readAdjustment),
    charges: adjustments.filter(isCharge).map(readAdjustment),
    totals: {
      lines: textAt(total, 'LineTotalAmount'),
      allowances: textAt(total, 'AllowanceTotalAmount'),
      charges: textAt(total, 'ChargeTotalAmount'),
      net: textAt(total, 'TaxBasisTotalAmount'),
      tax: textAt(total, 'TaxTotalAmount'),
      gross: textAt(total, 'GrandTotalAmount'),
      paid: textAt(total, 'TotalPrepaidAmount'),
      rounding: textAt(total, 'RoundingAmount'),
      payable: textAt(total, 'DuePayableAmount'),
    },
    breakdown: all(settlement, 'ApplicableTradeTax').map((one) => ({
      base: textAt(one, 'BasisAmount'),
      tax: textAt(one, 'CalculatedAmount'),
      category: textAt(one, 'CategoryCode'),
      rate: textAt(one, 'RateApplicablePercent'),
      reason: textAt(one, 'ExemptionReason'),
      reasonCode: textAt(one, 'ExemptionReasonCode'),
    })),
    supporting: [],
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map(readLine),
  };
}

/** Format 102, `YYYYMMDD`. */
const readDay = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const isAllowance = (one: Element): boolean => textAt(one, 'ChargeIndicator/Indicator') === 'false';
const isCharge = (one: Element): boolean => textAt(one, 'ChargeIndicator/Indicator') === 'true';

const readAdjustment = (one: Element): AdjustmentTerms => ({
  amount: textAt(one, 'ActualAmount'),
  base: textAt(one, 'BasisAmount'),
  category: textAt(one, 'CategoryTradeTax/CategoryCode'),
  rate: textAt(one, 'CategoryTradeTax/RateApplicablePercent'),
  reason: textAt(one, 'Reason'),
  code: textAt(one, 'ReasonCode'),
});

const readAddress = (one: Element | undefined): AddressTerms | undefined =>
  one && {
    line: textAt(one, 'LineOne'),
    city: textAt(one, 'CityName'),
    zip: textAt(one, 'PostcodeCode'),
    country: textAt(one, 'CountryID'),
  };

function readParty(one: Element | undefined): PartyTerms {
  const number = (scheme: string) =>
    all(one, 'SpecifiedTaxRegistration/ID').find(({ attributes }) => attributes.schemeID === scheme)?.text;
  const endpoint = first(one, 'URIUniversalCommunication/URIID');
  const contact = first(one, 'DefinedTradeContact');
  return {
    name: textAt(one, 'Name'),
    identifier: textAt(one, 'ID') ?? textAt(one, 'GlobalID'),
    registration: textAt(one, 'SpecifiedLegalOrganization/ID'),
    vatId: number('VA'),
    taxId: number('FC'),
    endpoint: endpoint && { id: endpoint.text, scheme: endpoint.attributes.schemeID },
    contact: contact && {
      name: textAt(contact, 'PersonName'),
      phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      email: textAt(contact, 'EmailURIUniversalCommunication/URIID'),
    },
    address: readAddress(first(one, 'PostalTradeAddress')),
  };
}

function readLine(one: Element): LineTerms {
  const settlement = first(one, 'SpecifiedLineTradeSettlement');
  const agreement = first(one, 'SpecifiedLineTradeAgreement');
  const quantity = first(one, 'SpecifiedLineTradeDelivery/BilledQuantity');
  const adjustments = all(settlement, 'SpecifiedTradeAllowanceCharge');
  return {
    id: textAt(one, 'AssociatedDocumentLineDocument/LineID'),
    quantity: quantity?.text,
    unit: quantity?.attributes.unitCode,
    net: textAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    allowances: adjustments.filter(isAllowance).map(readAdjustment),
    charges: adjustments.filter(isCharge).map(readAdjustment),
    price: textAt(agreement, 'NetPriceProductTradePrice/ChargeAmount'),
    grossPrice: textAt(agreement, 'GrossPriceProductTradePrice/ChargeAmount'),
    priceBase: textAt(agreement, 'NetPriceProductTradePrice/BasisQuantity'),
    category: textAt(settlement, 'ApplicableTradeTax/CategoryCode'),
    rate: textAt(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
    name: textAt(one, 'SpecifiedTradeProduct/Name'),
    attributes: [],
  };
}
