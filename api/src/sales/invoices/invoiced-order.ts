import type { Currency } from '@shop/money';
import type { RegionId } from '@shop/regions';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import type { Snapshot } from '../orders/read-order.ts';

/** A placed order as an invoice needs it. */
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
    /** A service is taxed by itself; delivery follows the goods. */
    readonly service?: boolean;
    /** Null on orders placed before lines kept it: then the order has one treatment. */
    readonly tax: TaxTreatment | null;
  }[];
  /** Minor units that were paid when the document is written. Absent: an invoice is paid, a proforma is not. */
  readonly paid?: bigint;
  /** Parts of a payment schedule that are still to be paid, by due date. */
  readonly dues?: readonly { readonly dueOn: string; readonly amount: bigint }[];
}
