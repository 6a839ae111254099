import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * The buyer's payment choice. `token` is the gateway's id of a card, or a redirect method's type.
 */
export interface PaymentChoice {
  readonly method: string;
  readonly provider: 'sandbox' | 'stripe' | 'transfer' | 'wallet';
  readonly token: string | null;
  /** The total the buyer saw, as a decimal string. */
  readonly expectedTotal: string | undefined;
  /** True: the buyer rejects a proposed payment schedule. */
  readonly rejectSchedule?: boolean | undefined;
  /** The instalment to pay now: the first of a cart's proposal, the next of a placed order. */
  readonly instalmentId?: number | undefined;
}

/** The instalment fields of a call. */
export interface InstalmentInput {
  readonly reject_payment_schedule?: boolean | undefined;
  readonly installment_id?: number | undefined;
}

export const toInstalmentChoice = (
  asked: InstalmentInput,
): Pick<PaymentChoice, 'rejectSchedule' | 'instalmentId'> => ({
  rejectSchedule: asked.reject_payment_schedule,
  instalmentId: asked.installment_id,
});

/** Without a gateway the choice is refused before anything is written. */
export const gatewayName = (provider: PaymentProvider | null): PaymentProvider['name'] =>
  provider?.name ?? 'sandbox';

export type PrepareCode =
  | 'not_found'
  | 'stale_cart'
  | 'requirements_unmet'
  | 'out_of_stock'
  | 'completion_in_progress'
  | 'payment_method_not_allowed'
  | 'payment_already_open'
  | 'payment_schedule_not_offered'
  | 'order_canceled'
  | 'cart_changed';

/** What to do after the commit. */
export type PreparedPayment =
  /** The order is placed, or the instalment is paid, by this payment. */
  | { readonly kind: 'replay'; readonly cart: CartRow; readonly payment: PaymentRow | null }
  | { readonly kind: 'changed'; readonly total: string }
  /** A challenge of an earlier identical call is still open. */
  | { readonly kind: 'asked'; readonly cart: CartRow; readonly payment: PaymentRow }
  /** A bank's page may still charge for an earlier attempt: cancel it first. */
  | { readonly kind: 'abandon'; readonly cart: CartRow; readonly payment: PaymentRow }
  /** Nothing to charge: a transfer, an order paid by the wallet, or a total of zero. */
  | { readonly kind: 'place'; readonly cart: CartRow; readonly payment: PaymentRow | null }
  | {
      readonly kind: 'charge';
      readonly cart: CartRow;
      readonly payment: PaymentRow;
      readonly abandoned: PaymentRow | null;
    };
