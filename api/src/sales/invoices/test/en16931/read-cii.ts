import { type Binding, readTerms } from './read-terms.ts';
import { all } from './read-xml.ts';
import type { Terms } from './terms.ts';

const context = 'ExchangedDocumentContext';
const heading = 'ExchangedDocument';
const trade = 'SupplyChainTradeTransaction';
const agreement = `${trade}/ApplicableHeaderTradeAgreement`;
const delivery = `${trade}/ApplicableHeaderTradeDelivery`;
const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
const total = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;

/** The binding of EN 16931-3-3. */
const cii: Binding = {
  document: {
    specification: `${context}/GuidelineSpecifiedDocumentContextParameter/ID`,
    process: `${context}/BusinessProcessSpecifiedDocumentContextParameter/ID`,
    number: `${heading}/ID`,
    issueDate: `${heading}/IssueDateTime/DateTimeString`,
    currency: `${settlement}/InvoiceCurrencyCode`,
    taxCurrency: `${settlement}/TaxCurrencyCode`,
    dueDate: `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
    buyerReference: `${agreement}/BuyerReference`,
    purchaseOrder: `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`,
    paymentTerms: `${settlement}/SpecifiedTradePaymentTerms/Description`,
    deliveryDate: `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
  },
  typeCode: [`${heading}/TypeCode`],
  preceding: {
    group: `${settlement}/InvoiceReferencedDocument`,
    number: 'IssuerAssignedID',
    date: 'FormattedIssueDateTime/DateTimeString',
  },
  party: {
    seller: `${agreement}/SellerTradeParty`,
    buyer: `${agreement}/BuyerTradeParty`,
    name: 'Name',
    identifier: 'ID',
    registration: 'SpecifiedLegalOrganization/ID',
    endpoint: 'URIUniversalCommunication/URIID',
    contact: 'DefinedTradeContact',
    address: 'PostalTradeAddress',
  },
  contact: {
    name: 'PersonName',
    phone: 'TelephoneUniversalCommunication/CompleteNumber',
    email: 'EmailURIUniversalCommunication/URIID',
  },
  taxNumber: (party, scheme) =>
    all(party, 'SpecifiedTaxRegistration/ID').find(({ attributes }) => attributes.schemeID === scheme)?.text,
  address: { line: 'LineOne', city: 'CityName', zip: 'PostcodeCode', country: 'CountryID' },
  deliverTo: `${delivery}/ShipToTradeParty/PostalTradeAddress`,
  payment: {
    group: `${settlement}/SpecifiedTradeSettlementPaymentMeans`,
    means: 'TypeCode',
    transfer: 'PayeePartyCreditorFinancialAccount',
    account: 'IBANID',
    otherAccount: 'ProprietaryID',
    card: 'ApplicableTradeSettlementFinancialCard/ID',
  },
  adjustment: {
    group: `${settlement}/SpecifiedTradeAllowanceCharge`,
    lineGroup: 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge',
    indicator: 'ChargeIndicator/Indicator',
    amount: 'ActualAmount',
    base: 'BasisAmount',
    category: 'CategoryTradeTax/CategoryCode',
    rate: 'CategoryTradeTax/RateApplicablePercent',
    reason: 'Reason',
    code: 'ReasonCode',
  },
  totals: {
    lines: `${total}/LineTotalAmount`,
    allowances: `${total}/AllowanceTotalAmount`,
    charges: `${total}/ChargeTotalAmount`,
    net: `${total}/TaxBasisTotalAmount`,
    tax: `${total}/TaxTotalAmount`,
    gross: `${total}/GrandTotalAmount`,
    paid: `${total}/TotalPrepaidAmount`,
    rounding: `${total}/RoundingAmount`,
    payable: `${total}/DuePayableAmount`,
  },
  breakdown: {
    group: `${settlement}/ApplicableTradeTax`,
    base: 'BasisAmount',
    tax: 'CalculatedAmount',
    category: 'CategoryCode',
    rate: 'RateApplicablePercent',
    reason: 'ExemptionReason',
    reasonCode: 'ExemptionReasonCode',
  },
  lines: [`${trade}/IncludedSupplyChainTradeLineItem`],
  quantity: ['SpecifiedLineTradeDelivery/BilledQuantity'],
  line: {
    id: 'AssociatedDocumentLineDocument/LineID',
    net: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    price: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
    grossPrice: 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount',
    priceBase: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity',
    category: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode',
    rate: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
    name: 'SpecifiedTradeProduct/Name',
  },
};

/** Reads the terms of EN 16931-1 from UN/CEFACT CII D16B. */
export const readCii = (xml: string): Terms => readTerms(xml, cii);
