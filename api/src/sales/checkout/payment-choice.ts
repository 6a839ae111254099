import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** How the buyer wants to pay now. `token` is the gateway's name for a card, or a redirect method's type. */
export interface PaymentChoice {
  readonly method: string;
  readonly provider: 'sandbox' | 'stripe' | 'transfer' | 'wallet';
  readonly token: string | null;
  /** The total the buyer saw, as a decimal string. */
  readonly expectedTotal: string | undefined;
  /** True: a proposed payment schedule is turned down. */
  readonly rejectSchedule?: boolean | undefined;
  /** The part that is paid now: the first of what is proposed on a cart, the next of a placed order. */
  readonly instalmentId?: number | undefined;
}

/** What a call says of payment in parts. */
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

/** Without a gateway the choice is refused before anything is written, whatever it names. */
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

/** What to do after the transaction has committed. */
export type PreparedPayment =
  /** It is placed, or the part is paid: the payment it was done with. */
  | { readonly kind: 'replay'; readonly cart: CartRow; readonly payment: PaymentRow | null }
  | { readonly kind: 'changed'; readonly total: string }
  /** The bank's question of an earlier call of the same kind is still open. */
  | { readonly kind: 'asked'; readonly cart: CartRow; readonly payment: PaymentRow }
  /** A bank's own page may still charge for an earlier attempt: it has to be ended first. */
  | { readonly kind: 'abandon'; readonly cart: CartRow; readonly payment: PaymentRow }
  /** Nothing to charge: a transfer, an order that the wallet pays, or a total of zero. */
  | { readonly kind: 'place'; readonly cart: CartRow; readonly payment: PaymentRow | null }
  | {
      readonly kind: 'charge';
      readonly cart: CartRow;
      readonly payment: PaymentRow;
      readonly abandoned: PaymentRow | null;
    };
