import type { previewRefund as contract, ReplyOf } from '@shop/contracts';
import { type Currency, currencies, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { byReference } from '../orders/cart.repo.ts';
import type { RemainingAmount } from './plan-refund.ts';
import { planStaffRefund, type RequestedRefund, refuseTooLarge, refuseUnclear } from './refund-by-staff.ts';
import { findRefundable, type RefundablePayment } from './refunds.repo.ts';

/** Which payments give the money back, in the order in which `createRefund` asks them. */
const sharePayouts = (payments: readonly RefundablePayment[], amount: bigint) => {
  let rest = amount;
  return payments.flatMap(({ id, provider, left }) => {
    let part = left;
    if (part > rest) part = rest;
    rest -= part;
    return part > 0n ? [{ id, provider, part }] : [];
  });
};

/**
 * Computes what a refund by staff would give back, by the plan of the refund itself. Writes nothing and takes no lock:
 * the refund computes it again.
 */
export async function previewRefund(
  db: Queryable,
  reference: string,
  wanted: RequestedRefund,
): Promise<Result<ReplyOf<typeof contract>, 'not_found' | 'invalid_input' | 'refund_too_large'>> {
  const unclear = refuseUnclear(wanted);
  if (unclear) return unclear;
  const [order] = await db.query<{ id: bigint; currency: Currency; invoice: string | null }>(sql`
    select c.id, c.currency, (select i.number from invoices i
      where i.order_id = c.id and i.kind = 'normal' order by i.id desc limit 1) as invoice
    from carts c where ${byReference(reference)} and c.completed_at is not null`);
  const currency = currencies.find((one) => one === order?.currency);
  if (!order || !currency) return fail('not_found');
  const { left, payments } = await findRefundable(db, Number(order.id), currency);
  const plan = planStaffRefund(left, wanted);
  if (!plan || plan.amount === 0n) return refuseTooLarge(left, wanted);
  const shown = (minor: bigint): string => toDecimal(money(minor, currency));
  const parts = ({ net, tax }: RemainingAmount) => ({
    net: shown(net),
    tax: shown(tax),
    gross: shown(net + tax),
  });
  return ok({
    currency,
    amount: shown(plan.amount),
    lines: plan.lines.map((line) => ({ line_item_id: line.id, quantity: line.quantity, ...parts(line) })),
    shipping: parts(plan.shipping),
    surplus: shown(plan.surplus),
    left: shown(left.money - plan.amount),
    payouts: sharePayouts(payments, plan.amount).map(({ id, provider, part }) => ({
      payment_id: id,
      provider,
      amount: shown(part),
    })),
    credited_invoice:
      plan.amount === plan.surplus || wanted.reason === 'vat_correction' ? null : order.invoice,
  });
}
