import type { Order, PaymentLedgerState } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { bankDetails } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type CancellationFacts,
  isReadyMade,
  resolveCancellation,
} from '../cancellation/cancellation-rules.ts';
import type { CartRow } from './cart.repo.ts';
import type { LineItemFacts } from './ports.ts';
import { resolveBuyer } from './tax-terms.ts';

/** Columns of a placed order `o` that still change, apart from its payments. */
export const orderBalanceColumns = sql`
  o.payment_state, o.fulfilment_status, o.total,
  (select coalesce(sum(x.amount), 0) from refund_payouts x join refunds r on r.id = x.refund_id
    where r.order_id = o.id and x.state = 'succeeded')::bigint as refunded,
  (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id)::bigint as refunds,
  (select coalesce(sum(r.surplus), 0) from refunds r where r.order_id = o.id)::bigint as surplus,
  (select coalesce(json_agg(l.item), '[]') from order_lines l where l.order_id = o.id) as items`;

export interface OrderBalanceRow {
  readonly payment_state: PaymentLedgerState;
  readonly fulfilment_status: CancellationFacts['fulfilment'];
  readonly total: bigint;
  readonly refunded: bigint;
  readonly refunds: bigint;
  readonly surplus: bigint;
  readonly canceled_at: Date | null;
  readonly items: readonly LineItemFacts[];
}

export type OrderBalance = Pick<
  Order,
  | 'payment_state'
  | 'payment_total'
  | 'refund_total'
  | 'outstanding_balance'
  | 'transfer'
  | 'cancelable'
  | 'canceled_at'
  | 'fulfilment_status'
>;

/**
 * Returns the balance of a placed order: paid and refunded amounts, transfer details for the rest,
 * and how it can be canceled.
 */
export function presentOrderBalance(cart: CartRow, row: OrderBalanceRow): OrderBalance {
  const amount = (minor: bigint): string => toDecimal(money(minor, cart.currency));
  const captured = cart.payments
    .filter(({ state }) => state === 'completed')
    .reduce((all, payment) => all + payment.amount, 0n);
  const awaited = cart.payments.find(({ provider, state }) => provider === 'transfer' && state === 'pending');
  const bank = bankDetails[cart.currency];
  return {
    payment_state: row.payment_state,
    payment_total: amount(captured - row.refunded),
    refund_total: amount(row.refunds),
    outstanding_balance: amount(row.canceled_at ? 0n : row.total - captured + row.surplus),
    transfer: awaited
      ? {
          account_number: bank.accountNumber,
          swift: bank.swift,
          reference: cart.number,
          amount: amount(awaited.amount),
          currency: cart.currency,
          demonstration: bank.demonstration,
        }
      : null,
    cancelable: resolveCancellation('buyer', {
      canceled: row.canceled_at !== null,
      fulfilment: row.fulfilment_status,
      consumer: !resolveBuyer(cart).business,
      readyMade: isReadyMade(row.items),
    }),
    canceled_at: row.canceled_at?.toISOString() ?? null,
    fulfilment_status: row.fulfilment_status,
  };
}
