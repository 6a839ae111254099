import type { PaymentSummary } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { transferTo } from '../checkout/transfer-to.ts';
import type { CartRow } from '../orders/cart.repo.ts';
import { paymentStatusOf } from '../payments/payment-status.ts';
import { walletShare } from '../wallet/wallet-share.ts';
import { nextPart } from './part-due.ts';
import { presentSchedule } from './present-schedule.ts';

/** What of an order is paid, what is left, which part is next and where a transfer goes; a canceled order owes nothing. */
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
  const share = walletShare(cart);
  const canceled = placed?.canceled === true;
  const outstanding = total > paid && !canceled ? total - paid : 0n;
  const schedule = presentSchedule(cart, now);
  const next = canceled ? null : nextPart(cart);
  return {
    order_number: cart.number,
    currency,
    total: decimal(total),
    paid: decimal(paid),
    wallet: decimal(share),
    outstanding: decimal(outstanding),
    payment_status: placed?.payment_status ?? paymentStatusOf(cart.payments, total),
    payment_schedule: schedule,
    next_installment: schedule?.installments.find(({ id }) => id === next?.id) ?? null,
    transfer: outstanding > 0n ? transferTo(cart, decimal(next?.due ?? outstanding)) : null,
  };
}
