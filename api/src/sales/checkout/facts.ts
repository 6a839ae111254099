import type { AddressAttributes, Order } from '@shop/contracts';
import type { ApprovalState } from '../company-orders/company-of-cart.ts';

export type OrderState = Order['state'];
export type PaymentMethodId = NonNullable<Order['payment_method']>;
export type ShippingMethodId = NonNullable<Order['shipping_method']>;
/** As far as the buyer has filled it in. */
export type PartialAddress = { readonly [K in keyof AddressAttributes]?: AddressAttributes[K] | undefined };

/** Everything the checkout's progress is derived from. Nothing else moves an order on or back. */
export interface OrderFacts {
  readonly lines: readonly LineFacts[];
  /** True when the buyer is registered, or the region lets guests order. */
  readonly buyerMayOrder: boolean;
  readonly email: string | null;
  readonly shipAddress: PartialAddress | null;
  /** Null: the invoice goes where the goods go. */
  readonly billAddress: PartialAddress | null;
  readonly shippingCountries: readonly string[];
  readonly shippingMethod: string | null;
  readonly offeredShipping: readonly string[];
  readonly paymentMethod: string | null;
  readonly offeredPayments: readonly string[];
  readonly acceptedTerms: boolean;
  /** Of an order for a company; null or absent on a personal one. */
  readonly company?: CompanyFacts | null;
  readonly completedAt: Date | null;
  readonly canceledAt: Date | null;
}

export interface CompanyFacts {
  readonly name: string;
  /** Whether the buyer belongs to it in a role that orders. */
  readonly mayOrder: boolean;
  /** True where it wants a purchase order number that is not there. */
  readonly poMissing: boolean;
  readonly approval: ApprovalState;
}

export interface LineFacts {
  readonly id: number;
  readonly name: string;
  /** True for what is bought besides goods: alone it makes no order. */
  readonly service?: boolean;
  /** False when today's price book has no price for it. */
  readonly priced: boolean;
  /** True for anything that gets printed. */
  readonly wantsDesign: boolean;
  readonly hasDesign: boolean;
  /** False when the design is drawn for another box than the one that is bought. */
  readonly designFits: boolean;
  /** True when the line asks for express production that it cannot have. */
  readonly expressRefused: boolean;
  /** What is left in stock, where that is less than the order wants; else null or absent. */
  readonly left?: number | null;
}
