import { type Binding, readTerms } from './read-terms.ts';
import { all, textAt } from './read-xml.ts';
import type { Terms } from './terms.ts';

/** The binding of EN 16931-3-2. */
const ubl: Binding = {
  document: {
    specification: 'CustomizationID',
    process: 'ProfileID',
    number: 'ID',
    issueDate: 'IssueDate',
    currency: 'DocumentCurrencyCode',
    taxCurrency: 'TaxCurrencyCode',
    dueDate: 'DueDate',
    buyerReference: 'BuyerReference',
    purchaseOrder: 'OrderReference/ID',
    paymentTerms: 'PaymentTerms/Note',
    deliveryDate: 'Delivery/ActualDeliveryDate',
  },
  typeCode: ['InvoiceTypeCode', 'CreditNoteTypeCode'],
  preceding: { group: 'BillingReference/InvoiceDocumentReference', number: 'ID', date: 'IssueDate' },
  party: {
    seller: 'AccountingSupplierParty/Party',
    buyer: 'AccountingCustomerParty/Party',
    name: 'PartyLegalEntity/RegistrationName',
    identifier: 'PartyIdentification/ID',
    registration: 'PartyLegalEntity/CompanyID',
    endpoint: 'EndpointID',
    contact: 'Contact',
    address: 'PostalAddress',
  },
  contact: { name: 'Name', phone: 'Telephone', email: 'ElectronicMail' },
  taxNumber: (party, scheme) =>
    textAt(
      all(party, 'PartyTaxScheme').find(
        (tax) => (textAt(tax, 'TaxScheme/ID') === 'VAT') === (scheme === 'VA'),
      ),
      'CompanyID',
    ),
  address: {
    line: 'StreetName',
    city: 'CityName',
    zip: 'PostalZone',
    country: 'Country/IdentificationCode',
  },
  deliverTo: 'Delivery/DeliveryLocation/Address',
  payment: {
    group: 'PaymentMeans',
    means: 'PaymentMeansCode',
    transfer: 'PayeeFinancialAccount',
    account: 'ID',
    card: 'CardAccount/PrimaryAccountNumberID',
  },
  adjustment: {
    group: 'AllowanceCharge',
    lineGroup: 'AllowanceCharge',
    indicator: 'ChargeIndicator',
    amount: 'Amount',
    base: 'BaseAmount',
    category: 'TaxCategory/ID',
    rate: 'TaxCategory/Percent',
    reason: 'AllowanceChargeReason',
    code: 'AllowanceChargeReasonCode',
  },
  totals: {
    lines: 'LegalMonetaryTotal/LineExtensionAmount',
    allowances: 'LegalMonetaryTotal/AllowanceTotalAmount',
    charges: 'LegalMonetaryTotal/ChargeTotalAmount',
    net: 'LegalMonetaryTotal/TaxExclusiveAmount',
    tax: 'TaxTotal/TaxAmount',
    gross: 'LegalMonetaryTotal/TaxInclusiveAmount',
    paid: 'LegalMonetaryTotal/PrepaidAmount',
    rounding: 'LegalMonetaryTotal/PayableRoundingAmount',
    payable: 'LegalMonetaryTotal/PayableAmount',
  },
  breakdown: {
    group: 'TaxTotal/TaxSubtotal',
    base: 'TaxableAmount',
    tax: 'TaxAmount',
    category: 'TaxCategory/ID',
    rate: 'TaxCategory/Percent',
    reason: 'TaxCategory/TaxExemptionReason',
    reasonCode: 'TaxCategory/TaxExemptionReasonCode',
  },
  lines: ['InvoiceLine', 'CreditNoteLine'],
  quantity: ['InvoicedQuantity', 'CreditedQuantity'],
  line: {
    id: 'ID',
    net: 'LineExtensionAmount',
    price: 'Price/PriceAmount',
    grossPrice: 'Price/AllowanceCharge/BaseAmount',
    priceBase: 'Price/BaseQuantity',
    category: 'Item/ClassifiedTaxCategory/ID',
    rate: 'Item/ClassifiedTaxCategory/Percent',
    name: 'Item/Name',
  },
};

/** Reads the terms of EN 16931-1 from UBL 2.1. */
export const readUbl = (xml: string): Terms => readTerms(xml, ubl);
