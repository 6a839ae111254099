import type { Money } from '@shop/money';

/** Who pays. Przelewy24 refuses a charge without an e-mail address, Bancontact and EPS may want a name. */
export interface Payer {
  readonly name: string | null;
  readonly email: string | null;
}

export interface ChargeRequest {
  /** Order number + payment id: the gateway answers a repetition with the same intent and never charges twice. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  /** The gateway's name for the card, or the type of a redirect method such as `p24`. */
  readonly method:
    | { readonly kind: 'card'; readonly token: string }
    | { readonly kind: 'redirect'; readonly type: string };
  readonly orderNumber: string;
  readonly payer: Payer;
  /** Where the buyer comes back to after a bank's page. */
  readonly returnUrl: string;
}

/** What a gateway says of an intent. `failed` carries its closed decline code, for example `card_declined`. */
export interface IntentState {
  readonly status: 'succeeded' | 'requires_action' | 'processing' | 'failed' | 'canceled';
  readonly intentId: string;
  readonly clientSecret: string | null;
  readonly redirectUrl: string | null;
  readonly declineCode: string | null;
}

/** Money that is given back out of an intent. */
export interface RefundRequest {
  readonly intentId: string;
  readonly amount: Money;
  /** Order number + payment + payout + attempt: a repetition is the same refund at the gateway. */
  readonly idempotencyKey: string;
}

/** What a gateway says of a refund. It may fail even after it succeeded: the buyer's bank sends the money back. */
export interface RefundState {
  /** Null: the gateway refused it, and there is none. */
  readonly refundId: string | null;
  /** The key it was made under; null for one that was made at the gateway itself. */
  readonly key: string | null;
  /** Minor units. */
  readonly amount: bigint;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** The gateway's closed reason of a failure. */
  readonly failure: string | null;
}

/** A chargeback: the buyer's bank took the money back and hears both sides. */
export interface DisputeState {
  readonly disputeId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly status: 'open' | 'won' | 'lost';
  readonly reason: string;
}

/** A gateway that takes cards. No call is ever made inside a transaction. A thrown error means "outcome unknown". */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  readonly publishableKey: string | null;
  readonly charge: (request: ChargeRequest) => Promise<IntentState>;
  /** After 3-D Secure. `challenge` is what the buyer did on the sandbox's bank page. */
  readonly confirm: (intentId: string, challenge: 'pass' | 'fail' | undefined) => Promise<IntentState>;
  readonly fetch: (intentId: string) => Promise<IntentState | null>;
  /** The intent of a charge whose answer was lost; null when the gateway never got it. */
  readonly findByKey: (idempotencyKey: string) => Promise<IntentState | null>;
  /** Gives up an intent that nobody will finish. Answers its state afterwards: it may have succeeded meanwhile. */
  readonly cancel: (intentId: string) => Promise<IntentState | null>;
  readonly refund: (request: RefundRequest) => Promise<RefundState>;
  /** Every refund and every dispute of an intent, as they stand now. */
  readonly refundsOf: (intentId: string) => Promise<readonly RefundState[]>;
  readonly disputesOf: (intentId: string) => Promise<readonly DisputeState[]>;
}

export const refundKey = (
  orderNumber: string,
  payout: { readonly id: number; readonly payment_id: number; readonly attempt: number },
): string => `${orderNumber}-${payout.payment_id}-refund-${payout.id}-${payout.attempt}`;

export const chargeKey = (orderNumber: string, paymentId: number): string => `${orderNumber}-${paymentId}`;
