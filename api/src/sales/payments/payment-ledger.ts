import type { Order, PaymentLedgerState } from '@shop/contracts';
import type { PaymentFacts } from './payment-status.ts';

/** An order's movements of money and its value. Minor units of one currency. */
export interface Ledger {
  readonly total: bigint;
  readonly payments: readonly PaymentFacts[];
  /** Refunded and settled. */
  readonly refunded: bigint;
  /** Open and lost disputes. */
  readonly disputed: bigint;
  readonly lost: bigint;
  readonly canceled: boolean;
}

export const noRefunds = { refunded: 0n, disputed: 0n, lost: 0n, canceled: false } as const;

const sumCaptured = (payments: readonly PaymentFacts[]): bigint =>
  payments.filter(({ state }) => state === 'completed').reduce((all, { amount }) => all + amount, 0n);

/**
 * Computes the payment state of an order. Refunded money and lost disputes count as gone; money in
 * an open dispute still counts as the shop's.
 */
export function computePaymentState({
  total,
  payments,
  refunded,
  lost,
  canceled,
}: Ledger): PaymentLedgerState {
  const captured = sumCaptured(payments);
  const gone = refunded + lost;
  const kept = captured - gone;
  if (captured > 0n) {
    if (kept <= 0n) return 'refunded';
    if (kept > total) return 'overpaid';
    if (kept === total) return 'paid';
    return gone > 0n ? 'partially_refunded' : 'partially_paid';
  }
  if (total === 0n && !canceled) return 'paid';
  const authorised = payments.some(
    ({ state, method }) =>
      (state === 'pending' && method !== 'check') || (state === 'checkout' && method === 'wallet'),
  );
  if (authorised && !canceled) return 'authorised';
  const ended = payments.length > 0 && payments.every(({ state }) => state === 'void');
  return canceled || ended ? 'voided' : 'none';
}

/**
 * Maps an order with refunds, disputes or partial payment to the specification's five statuses;
 * `forward` is the status of its payments alone. Decided on 28 November 2026: a dispute is DELAYED
 * while open and FAILED when lost; a refund leaves OK, since nothing is outstanding; a canceled
 * order that was never paid is NOT_STARTED; a partly paid one is WAITING.
 */
export function toWireStatus(ledger: Ledger, forward: Order['payment_status']): Order['payment_status'] {
  const captured = sumCaptured(ledger.payments);
  if (ledger.lost > 0n) return 'FAILED';
  if (ledger.disputed > 0n) return 'DELAYED';
  if (ledger.canceled) return captured > 0n ? 'OK' : 'NOT_STARTED';
  return forward === 'NOT_STARTED' && captured > 0n ? 'WAITING' : forward;
}
