import { all, type Element, first, readXml, textAt } from './read-xml.ts';
import type { AddressTerms, AdjustmentTerms, LineTerms, PartyTerms, Terms } from './terms.ts';

/** Reads the terms of EN 16931-1 from UBL 2.1 by the binding of EN 16931-3-2. */
export function readUbl(xml: string): Terms {
  const root = readXml(xml);
  const credit = root.name === 'CreditNote';
  const total = first(root, 'LegalMonetaryTotal');
  const adjustments = all(root, 'AllowanceCharge');
  const delivery = first(root, 'Delivery');
  return {
    specification: textAt(root, 'CustomizationID'),
    process: textAt(root, 'ProfileID'),
    number: textAt(root, 'ID'),
    issueDate: textAt(root, 'IssueDate'),
    typeCode: textAt(root, credit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    dueDate: textAt(root, 'DueDate'),
    buyerReference: textAt(root, 'BuyerReference'),
    purchaseOrder: textAt(root, 'OrderReference/ID'),
    paymentTerms: textAt(root, 'PaymentTerms/Note'),
    preceding: all(root, 'BillingReference/InvoiceDocumentReference').map((one) => ({
      number: textAt(one, 'ID'),
      date: textAt(one, 'IssueDate'),
    })),
    seller: readParty(first(root, 'AccountingSupplierParty/Party')),
    buyer: readParty(first(root, 'AccountingCustomerParty/Party')),
    deliveryDate: textAt(delivery, 'ActualDeliveryDate'),
    deliverTo: readAddress(first(delivery, 'DeliveryLocation/Address')),
    payments: all(root, 'PaymentMeans').map((one) => {
      const account = first(one, 'PayeeFinancialAccount');
      return {
        means: textAt(one, 'PaymentMeansCode'),
        transfer: account && { account: textAt(account, 'ID') },
        card: textAt(one, 'CardAccount/PrimaryAccountNumberID'),
      };
    }),
    allowances: adjustments.filter(isAllowance).map(readAdjustment),
    charges: adjustments.filter(isCharge).map(readAdjustment),
    totals: {
      lines: textAt(total, 'LineExtensionAmount'),
      allowances: textAt(total, 'AllowanceTotalAmount'),
      charges: textAt(total, 'ChargeTotalAmount'),
      net: textAt(total, 'TaxExclusiveAmount'),
      tax: textAt(root, 'TaxTotal/TaxAmount'),
      gross: textAt(total, 'TaxInclusiveAmount'),
      paid: textAt(total, 'PrepaidAmount'),
      rounding: textAt(total, 'PayableRoundingAmount'),
      payable: textAt(total, 'PayableAmount'),
    },
    breakdown: all(root, 'TaxTotal/TaxSubtotal').map((one) => ({
      base: textAt(one, 'TaxableAmount'),
      tax: textAt(one, 'TaxAmount'),
      category: textAt(one, 'TaxCategory/ID'),
      rate: textAt(one, 'TaxCategory/Percent'),
      reason: textAt(one, 'TaxCategory/TaxExemptionReason'),
      reasonCode: textAt(one, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    supporting: [],
    lines: all(root, credit ? 'CreditNoteLine' : 'InvoiceLine').map(readLine),
  };
}

const isAllowance = (one: Element): boolean => textAt(one, 'ChargeIndicator') === 'false';
const isCharge = (one: Element): boolean => textAt(one, 'ChargeIndicator') === 'true';

const readAdjustment = (one: Element): AdjustmentTerms => ({
  amount: textAt(one, 'Amount'),
  base: textAt(one, 'BaseAmount'),
  category: textAt(one, 'TaxCategory/ID'),
  rate: textAt(one, 'TaxCategory/Percent'),
  reason: textAt(one, 'AllowanceChargeReason'),
  code: textAt(one, 'AllowanceChargeReasonCode'),
});

const readAddress = (one: Element | undefined): AddressTerms | undefined =>
  one && {
    line: textAt(one, 'StreetName'),
    city: textAt(one, 'CityName'),
    zip: textAt(one, 'PostalZone'),
    country: textAt(one, 'Country/IdentificationCode'),
  };

function readParty(one: Element | undefined): PartyTerms {
  const schemes = all(one, 'PartyTaxScheme');
  const taxNumberBy = (scheme: string) =>
    textAt(
      schemes.find((tax) => textAt(tax, 'TaxScheme/ID') === scheme),
      'CompanyID',
    );
  const endpoint = first(one, 'EndpointID');
  const contact = first(one, 'Contact');
  return {
    name: textAt(one, 'PartyLegalEntity/RegistrationName'),
    identifier: textAt(one, 'PartyIdentification/ID'),
    registration: textAt(one, 'PartyLegalEntity/CompanyID'),
    vatId: taxNumberBy('VAT'),
    endpoint: endpoint && { id: endpoint.text, scheme: endpoint.attributes.schemeID },
    contact: contact && {
      name: textAt(contact, 'Name'),
      phone: textAt(contact, 'Telephone'),
      email: textAt(contact, 'ElectronicMail'),
    },
    address: readAddress(first(one, 'PostalAddress')),
  };
}

function readLine(one: Element): LineTerms {
  const quantity = first(one, 'InvoicedQuantity') ?? first(one, 'CreditedQuantity');
  const adjustments = all(one, 'AllowanceCharge');
  return {
    id: textAt(one, 'ID'),
    quantity: quantity?.text,
    unit: quantity?.attributes.unitCode,
    net: textAt(one, 'LineExtensionAmount'),
    allowances: adjustments.filter(isAllowance).map(readAdjustment),
    charges: adjustments.filter(isCharge).map(readAdjustment),
    price: textAt(one, 'Price/PriceAmount'),
    grossPrice: textAt(one, 'Price/AllowanceCharge/BaseAmount'),
    priceBase: textAt(one, 'Price/BaseQuantity'),
    category: textAt(one, 'Item/ClassifiedTaxCategory/ID'),
    rate: textAt(one, 'Item/ClassifiedTaxCategory/Percent'),
    name: textAt(one, 'Item/Name'),
    attributes: [],
  };
}
