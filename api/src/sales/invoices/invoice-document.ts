import type { TaxCategory, TaxReason } from '../orders/decide-tax.ts';

/**
 * An invoice by the semantic model of EN 16931-1, reduced to the terms that this shop uses. Amounts
 * are decimal strings with two places, in `currency`; a credit note's are positive, as UBL and CII
 * require. It is stored whole, so later changes (addresses, seller, rates) do not affect it.
 */
export interface InvoiceDocument {
  readonly kind: 'proforma' | 'normal' | 'correction';
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issueDate: string;
  readonly deliveryDate: string;
  /**
   * BT-7: the order's supply day, whose rates apply. Differs from the date of issue when the place of
   * taxation has another clock. Absent on a credit note, a proforma and older orders.
   */
  readonly taxPointDate?: string;
  readonly currency: string;
  readonly language: string;
  readonly orderNumber: string;
  /** BT-13, for a company's order with a purchase order number. */
  readonly purchaseOrder?: string;
  readonly refersTo: { readonly number: string; readonly issueDate: string } | null;
  /** A closed set; the renderer has the texts. */
  readonly note: 'proforma' | 'paid' | 'vat_verified_later' | 'replaces' | 'refunded' | null;
  readonly seller: Party & {
    readonly demonstration: boolean;
    /** BT-30: the number in the register of companies. */
    readonly registration?: string;
    /** BT-41 and BT-42; absent before 29 November 2026, as the electronic addresses. */
    readonly contact?: { readonly name: string; readonly phone: string };
  };
  readonly buyer: Party;
  readonly deliverTo: PostalAddress | null;
  readonly payment: {
    readonly method: string;
    /** Only for transfers. */
    readonly account: string | null;
    readonly swift: string | null;
  };
  /** Outstanding instalments of an order in instalments. */
  readonly dues?: readonly { readonly dueOn: string; readonly amount: string }[];
  readonly lines: readonly InvoiceLine[];
  readonly shipping: (TaxMark & { readonly net: string }) | null;
  readonly taxes: readonly InvoiceTax[];
  readonly totals: InvoiceTotals;
  /** VAT in the currency in which its state wants it, where that is another one and its rate was known at issue. */
  readonly accounting?: AccountingTax;
}

export type AccountingTax = ZlotyTax | SterlingTax;

/** VAT in sterling, with HMRC's period rate that was applied. */
export interface SterlingTax {
  /** BT-6. */
  readonly currency: 'GBP';
  /** BT-111: sum of the rows' `accountingAmount`. */
  readonly tax: string;
  /** Units of the document's currency for one pound, up to six decimals. */
  readonly rate: string;
  /** `YYYY-MM-DD`: first and last day of the period. */
  readonly from: string;
  readonly until: string;
}

/** VAT in zlotys, with the mid rate of table A that was applied. */
export interface ZlotyTax {
  /** BT-6. */
  readonly currency: 'PLN';
  /** BT-111: sum of the rows' `accountingAmount`. */
  readonly tax: string;
  /** Zlotys for one unit of the document's currency, up to six decimals. */
  readonly rate: string;
  /** For example `039/A/NBP/2022`. */
  readonly table: string;
  /** `YYYY-MM-DD`: the day of the table. */
  readonly day: string;
}

export interface PostalAddress {
  readonly street: string;
  readonly more: string | null;
  readonly city: string;
  readonly zip: string;
  readonly region: string | null;
  readonly country: string;
}

export interface Party extends PostalAddress {
  readonly name: string;
  readonly vatId: string | null;
  readonly email: string | null;
  /** BT-34, BT-49: scheme of the list EAS, colon, identifier. */
  readonly electronicAddress?: string;
}

export interface TaxMark {
  readonly category: TaxCategory;
  /** Basis points. */
  readonly rate: number;
}

export interface InvoiceLine extends TaxMark {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  /**
   * BT-146: net price of one piece before discounts. Documents stored before 29 November 2026 have
   * none; their net is all that is known.
   */
  readonly unitPrice?: string;
  /** BT-141: net of express production, above the unit price. */
  readonly surcharge?: string;
  /** BT-136: the line's share of the order's discount, net. */
  readonly discount?: string;
  /** BT-131: quantity × unit price + surcharge − discount. */
  readonly net: string;
}

export interface InvoiceTax extends TaxMark {
  readonly base: string;
  readonly amount: string;
  readonly reason: string | null;
  /** The country whose tax this is; absent where several have the rate, and before 29 November 2026. */
  readonly country?: string;
  /** Where several have the rate, all of them; absent before 30 November 2026. */
  readonly countries?: readonly string[];
  readonly reasonCode?: TaxReason;
  /** The amount in `accounting.currency`, rounded half up once. */
  readonly accountingAmount?: string;
}

export interface InvoiceTotals {
  /** BT-106. */
  readonly lines: string;
  /** BT-108. */
  readonly charges: string;
  /** BT-109. */
  readonly net: string;
  /** BT-110. */
  readonly tax: string;
  /** BT-112. */
  readonly gross: string;
  /** BT-113. */
  readonly paid: string;
  /** BT-115. */
  readonly payable: string;
}
