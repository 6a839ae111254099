import type { Currency } from '@shop/money';
import type { RegionId } from '@shop/regions';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import type { Snapshot } from '../orders/read-order.ts';

/** The data of a placed order that an invoice needs. */
export interface InvoicedOrder {
  readonly number: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly email: string | null;
  readonly locale: string;
  readonly snapshot: Snapshot;
  readonly lines: readonly {
    readonly quantity: number;
    readonly net: bigint;
    readonly name: string;
    readonly sku: string;
    /** A service is taxed separately; delivery is taxed like the goods. */
    readonly service?: boolean;
    /** Ten-thousandths of the currency, net and before discounts; absent where no price is known. */
    readonly unitPrice?: bigint;
    /** Net of express production, within `net`. */
    readonly express?: bigint;
    /** Net share of the order's discount; absent on orders from before lines stored it. */
    readonly discountNet?: bigint;
    /** Null on orders from before lines stored it: then the whole order has one treatment. */
    readonly tax: TaxTreatment | null;
  }[];
  /**
   * Minor units paid at the time of the document. Absent: an invoice counts as paid, a proforma as
   * unpaid.
   */
  readonly paid?: bigint;
  /** Outstanding instalments by due date. */
  readonly dues?: readonly { readonly dueOn: string; readonly amount: bigint }[];
}
