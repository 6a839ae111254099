import type { AddressAttributes, Order } from '@shop/contracts';
import type { Day } from '@shop/regions';
import type { ApprovalState } from '../company-orders/company-of-cart.ts';

export type OrderState = Order['state'];
export type PaymentMethodId = NonNullable<Order['payment_method']>;
export type ShippingMethodId = NonNullable<Order['shipping_method']>;
/** An address as far as the buyer has entered it. */
export type PartialAddress = { readonly [K in keyof AddressAttributes]?: AddressAttributes[K] | undefined };

/** Everything that determines the checkout's progress. Nothing else changes an order's step. */
export interface OrderFacts {
  readonly lines: readonly LineFacts[];
  /** True when the buyer is registered, or the region lets guests order. */
  readonly buyerMayOrder: boolean;
  readonly email: string | null;
  readonly shipAddress: PartialAddress | null;
  /** Null: same as the shipping address. */
  readonly billAddress: PartialAddress | null;
  readonly shippingCountries: readonly string[];
  /** The day on which a place is served or not. */
  readonly supplyDay: Day;
  readonly shippingMethod: string | null;
  readonly offeredShipping: readonly string[];
  readonly paymentMethod: string | null;
  readonly offeredPayments: readonly string[];
  readonly acceptedTerms: boolean;
  /** For a company's order; null or absent on a personal one. */
  readonly company?: CompanyFacts | null;
  readonly completedAt: Date | null;
  readonly canceledAt: Date | null;
}

export interface CompanyFacts {
  readonly name: string;
  /** Whether the buyer is a member with a role that may order. */
  readonly mayOrder: boolean;
  /** True when the required purchase order number is missing. */
  readonly poMissing: boolean;
  readonly approval: ApprovalState;
}

export interface LineFacts {
  readonly id: number;
  readonly name: string;
  /** True for a service: alone it does not make an order. */
  readonly service?: boolean;
  /** False when the current price book has no price for it. */
  readonly priced: boolean;
  /** True for anything printed. */
  readonly wantsDesign: boolean;
  readonly hasDesign: boolean;
  /** False when the design is for another box than the bought one. */
  readonly designFits: boolean;
  /** True when the line's express production is not available. */
  readonly expressRefused: boolean;
  /** The remaining stock when the order exceeds it; otherwise null or absent. */
  readonly left?: number | null;
}
