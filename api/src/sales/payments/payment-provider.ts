import type { Money } from '@shop/money';

/** The payer. Przelewy24 requires an e-mail address; Bancontact and EPS may require a name. */
export interface Payer {
  readonly name: string | null;
  readonly email: string | null;
}

export interface ChargeRequest {
  /**
   * Order number + payment id: the gateway answers a repeated call with the same intent and never
   * charges twice.
   */
  readonly idempotencyKey: string;
  readonly amount: Money;
  /** The gateway's id of the card, or the type of a redirect method such as `p24`. */
  readonly method:
    | { readonly kind: 'card'; readonly token: string }
    | { readonly kind: 'redirect'; readonly type: string };
  readonly orderNumber: string;
  readonly payer: Payer;
  /** Where a bank's page redirects the buyer. */
  readonly returnUrl: string;
}

/**
 * The state of an intent at the gateway. `failed` carries its closed decline code, for example
 * `card_declined`.
 */
export interface IntentState {
  readonly status: 'succeeded' | 'requires_action' | 'processing' | 'failed' | 'canceled';
  readonly intentId: string;
  readonly clientSecret: string | null;
  readonly redirectUrl: string | null;
  readonly declineCode: string | null;
}

/** A refund of an intent. */
export interface RefundRequest {
  readonly intentId: string;
  readonly amount: Money;
  /** Order number + payment + payout + attempt: a repeated call returns the same refund. */
  readonly idempotencyKey: string;
}

/**
 * The state of a refund at the gateway. It may fail after success, when the buyer's bank returns
 * the money.
 */
export interface RefundState {
  /** Null: the gateway refused it and there is no refund. */
  readonly refundId: string | null;
  /** Its idempotency key; null for a refund made at the gateway itself. */
  readonly key: string | null;
  /** Minor units. */
  readonly amount: bigint;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** The gateway's closed failure reason. */
  readonly failure: string | null;
}

/** A chargeback: the buyer's bank withdraws the money and hears both sides. */
export interface DisputeState {
  readonly disputeId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly status: 'open' | 'won' | 'lost';
  readonly reason: string;
}

/**
 * A payment gateway. Never call it inside a transaction. A thrown error means "outcome unknown".
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  readonly publishableKey: string | null;
  readonly charge: (request: ChargeRequest) => Promise<IntentState>;
  /** Continues after 3-D Secure. `challenge` is the buyer's choice on the sandbox's bank page. */
  readonly confirm: (intentId: string, challenge: 'pass' | 'fail' | undefined) => Promise<IntentState>;
  readonly fetch: (intentId: string) => Promise<IntentState | null>;
  /** Finds the intent of a charge whose reply was lost; null when the gateway never received it. */
  readonly findByKey: (idempotencyKey: string) => Promise<IntentState | null>;
  /** Cancels an abandoned intent. Returns its state afterwards: it may have succeeded meanwhile. */
  readonly cancel: (intentId: string) => Promise<IntentState | null>;
  readonly refund: (request: RefundRequest) => Promise<RefundState>;
  /** Returns the current state of every refund and dispute of an intent. */
  readonly refundsOf: (intentId: string) => Promise<readonly RefundState[]>;
  readonly disputesOf: (intentId: string) => Promise<readonly DisputeState[]>;
}

export const refundKey = (
  orderNumber: string,
  payout: { readonly id: number; readonly payment_id: number; readonly attempt: number },
): string => `${orderNumber}-${payout.payment_id}-refund-${payout.id}-${payout.attempt}`;

export const chargeKey = (orderNumber: string, paymentId: number): string => `${orderNumber}-${paymentId}`;
