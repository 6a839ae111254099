import type { Installment, PaymentSchedule } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import type { CartRow } from '../orders/cart.repo.ts';
import { toPay } from '../wallet/wallet-share.ts';
import { proposalHolds } from './may-pay-in-parts.ts';
import { addDays, dayOf, splitInstalments } from './plan-instalments.ts';
import type { InstalmentRow } from './schedule-row.ts';

/** A schedule as the wire shows it: a proposal follows the cart, an accepted one is what was agreed. */
export function presentSchedule(cart: CartRow, now: Date): PaymentSchedule | null {
  const { schedule, currency } = cart;
  if (!schedule) return null;
  const agreed = schedule.status === 'accepted';
  const today = dayOf(now);
  const whole = agreed ? schedule.parts.reduce((all, { amount }) => all + (amount ?? 0n), 0n) : toPay(cart);
  const amounts = splitInstalments(
    money(whole, currency),
    schedule.parts.map(({ weight }) => weight),
  );
  return {
    id: schedule.id,
    order_number: cart.number,
    status: agreed ? 'accepted' : proposalHolds(cart) ? 'proposed' : 'not_offered',
    currency,
    total: toDecimal(money(whole, currency)),
    installments: schedule.parts.map((part, index) => ({
      id: part.id,
      position: part.position,
      amount: toDecimal(
        agreed && part.amount !== null
          ? money(part.amount, currency)
          : (amounts[index] ?? money(0n, currency)),
      ),
      due_on: agreed && part.due_on !== null ? part.due_on : addDays(today, part.after_days),
      status: agreed ? statusOf(cart, part, today) : 'open',
    })),
  };
}

function statusOf(
  { payments }: CartRow,
  { id, due_on }: InstalmentRow,
  today: string,
): Installment['status'] {
  const own = payments.filter(({ instalment_id }) => instalment_id === id);
  if (own.some(({ state }) => state === 'completed')) return 'paid';
  // A transfer that was announced and has not come is late all the same.
  if (due_on !== null && due_on < today) return 'overdue';
  return own.some(({ state }) => state === 'pending' || state === 'processing' || state === 'requires_action')
    ? 'awaiting'
    : 'open';
}

/** The part that is paid next; null when all are paid or nothing is agreed. */
export const nextPart = ({ schedule, payments }: CartRow): InstalmentRow | null =>
  schedule?.status === 'accepted'
    ? (schedule.parts.find(
        ({ id }) => !payments.some((one) => one.instalment_id === id && one.state === 'completed'),
      ) ?? null)
    : null;
