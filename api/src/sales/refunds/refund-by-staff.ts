import type { BodyOf, createRefund as contract, Refund } from '@shop/contracts';
import { exponents, fromDecimal, type Money, money, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Db, type Failure, fail, isFailure, ok, type Result, type Tx } from '../../platform/index.ts';
import { byReference, type CartRow, lockCartById } from '../orders/cart.repo.ts';
import { createRefund } from './create-refund.ts';
import {
  planAmount,
  planFull,
  planLines,
  planSurplus,
  type Refundable,
  type RefundPlan,
  remainingValue,
} from './plan-refund.ts';
import { refundLimits } from './refund-limits.ts';
import { findRefund, findRefundable } from './refunds.repo.ts';

type StaffRefundInput = BodyOf<typeof contract>;
/** What is to be refunded; without the order and the note. */
export type RequestedRefund = Omit<StaffRefundInput, 'order_number' | 'note'>;

/**
 * Refunds on behalf of staff: everything left, pieces of lines, or an amount. Runs under the
 * order's lock, so that concurrent calls see the remaining amounts. Refuses the whole refund when
 * it exceeds them.
 */
export async function refundByStaff(
  db: Db,
  wanted: StaffRefundInput,
  actor: string,
  /** A person without another one’s approval: only up to the limit of the order’s currency. */
  alone = false,
): Promise<Result<Refund, 'not_found' | 'invalid_input' | 'refund_too_large' | 'approval_needed'>> {
  const unclear = refuseUnclear(wanted);
  if (unclear) return unclear;
  const refundId = await db.transaction(async (tx) => {
    const cart = await lockPlacedOrder(tx, wanted.order_number);
    if (!cart) return fail('not_found');
    const { left, payments } = await findRefundable(tx, cart.id, cart.currency);
    const plan = planStaffRefund(left, wanted);
    if (!plan || plan.amount === 0n) return refuseTooLarge(left, wanted);
    if (alone && (await exceedsLimit(tx, cart, plan.amount))) return fail('approval_needed');
    return createRefund(tx, cart, plan, payments, {
      reason: wanted.reason,
      note: wanted.note ? wanted.note : null,
      actor,
    });
  });
  if (isFailure(refundId)) return refundId;
  const refund = await findRefund(db, refundId);
  return refund ? ok(refund) : fail('not_found');
}

/** Whether this refund, with those that people of the staff made of the order before, is above the limit. */
async function exceedsLimit(tx: Tx, { id, currency }: CartRow, amount: bigint): Promise<boolean> {
  const [before] = await tx.query<{ total: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as total from refunds where order_id = ${id} and actor ~ '^staff:[0-9]+$'`);
  const limit = BigInt(refundLimits[currency]) * 10n ** BigInt(exponents[currency]);
  return (before?.total ?? 0n) + amount > limit;
}

/** What a refund would pay out now, and the region of its order; refuses it as `refundByStaff` does. */
export const quoteRefund = (
  db: Db,
  wanted: StaffRefundInput,
): Promise<
  Result<
    { readonly region: RegionId; readonly amount: Money },
    'not_found' | 'invalid_input' | 'refund_too_large'
  >
> =>
  db.transaction(async (tx) => {
    const unclear = refuseUnclear(wanted);
    if (unclear) return unclear;
    const cart = await lockPlacedOrder(tx, wanted.order_number);
    if (!cart) return fail('not_found');
    const { left } = await findRefundable(tx, cart.id, cart.currency);
    const plan = planStaffRefund(left, wanted);
    if (!plan || plan.amount === 0n) return refuseTooLarge(left, wanted);
    return ok({ region: cart.region, amount: money(plan.amount, cart.currency) });
  });

/** Refuses a request that names none or several ways to refund. */
export const refuseUnclear = ({ full, lines, amount }: RequestedRefund): Failure<'invalid_input'> | null =>
  [full, lines, amount].filter((way) => way !== undefined).length === 1
    ? null
    : fail('invalid_input', { detail: 'Send exactly one of full, lines and amount.' });

/** Plans the refund that staff request; null when it exceeds the rest. */
export function planStaffRefund(
  left: Refundable,
  { full, lines, shipping, amount, reason }: RequestedRefund,
): RefundPlan | null {
  if (full) return planFull(left);
  if (lines) {
    return planLines(
      left,
      lines.map(({ line_item_id, quantity }) => ({ id: line_item_id, quantity })),
      shipping === true,
    );
  }
  const minor = fromDecimal(amount ?? '', left.currency)?.amount ?? 0n;
  if (reason === 'overpayment') return planSurplus(left, minor);
  return planAmount(left, minor, reason === 'vat_correction' ? 'tax' : 'gross');
}

/**
 * Builds the error for a refund that exceeds the rest. When the value is there but the money is not
 * (a partly paid order, a dispute), it names the available amount and what to do: a refund does not
 * change the agreed instalments.
 */
export function refuseTooLarge(left: Refundable, wanted: RequestedRefund): Failure<'refund_too_large'> {
  const worth = planStaffRefund({ ...left, money: remainingValue(left) }, wanted)?.amount ?? 0n;
  if (worth <= left.money) return fail('refund_too_large');
  const shown = (minor: bigint): string => `${toDecimal(money(minor, left.currency))} ${left.currency}`;
  return fail('refund_too_large', {
    detail: `This is worth ${shown(worth)}, and ${shown(left.money)} of what was paid for the order can still be refunded. Refund no more than that as an amount; an order that is not shipped yet can be canceled instead, which credits the whole invoice and ends open instalments.`,
  });
}

/** Locks a placed order by number or id, of any owner. */
export async function lockPlacedOrder(tx: Tx, reference: string): Promise<CartRow | null> {
  const [row] = await tx.query<{ id: bigint }>(
    sql`select c.id from carts c where ${byReference(reference)} and c.completed_at is not null`,
  );
  return row ? lockCartById(tx, Number(row.id)) : null;
}
