import type { PaymentSummary } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { transferDetails } from '../checkout/transfer-details.ts';
import type { CartRow } from '../orders/cart.repo.ts';
import { toPaymentStatus } from '../payments/payment-status.ts';
import { computeWalletShare } from '../wallet/wallet-share.ts';
import { findNextInstalment } from './instalment-dues.ts';
import { presentSchedule } from './present-schedule.ts';

/**
 * Returns an order's paid and outstanding amounts, the next instalment and the transfer details; a
 * canceled order owes nothing.
 */
export async function paymentSummary(db: Queryable, cart: CartRow, now: Date): Promise<PaymentSummary> {
  const { currency, total } = cart;
  const [placed] = await db.query<{
    payment_status: PaymentSummary['payment_status'];
    canceled: boolean;
  }>(sql`
    select payment_status, canceled_at is not null as canceled from orders
    where id = ${cart.id} and placed_at is not null`);
  const decimal = (minor: bigint): string => toDecimal(money(minor, currency));
  const paid = cart.payments
    .filter(({ state }) => state === 'completed')
    .reduce((all, { amount }) => all + amount, 0n);
  const share = computeWalletShare(cart);
  const canceled = placed?.canceled === true;
  const outstanding = total > paid && !canceled ? total - paid : 0n;
  const schedule = presentSchedule(cart, now);
  const next = canceled ? null : findNextInstalment(cart);
  return {
    order_number: cart.number,
    currency,
    total: decimal(total),
    paid: decimal(paid),
    wallet: decimal(share),
    outstanding: decimal(outstanding),
    payment_status: placed?.payment_status ?? toPaymentStatus(cart.payments, total),
    payment_schedule: schedule,
    next_installment: schedule?.installments.find(({ id }) => id === next?.id) ?? null,
    transfer: outstanding > 0n ? transferDetails(cart, decimal(next?.due ?? outstanding)) : null,
  };
}
