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

/** Whether all of an order is paid, in whatever amounts the money came. */
const allPaid = ({ payments, total }: CartRow): boolean =>
  payments.reduce((all, { state, amount }) => (state === 'completed' ? all + amount : all), 0n) >= total;

const isPaid = (cart: CartRow, { id }: InstalmentRow): boolean =>
  allPaid(cart) || cart.payments.some((one) => one.instalment_id === id && one.state === 'completed');

const underWay: readonly string[] = ['pending', 'processing', 'requires_action'];

function statusOf(cart: CartRow, part: InstalmentRow, today: string): Installment['status'] {
  if (isPaid(cart, part)) return 'paid';
  // A transfer that was announced and has not come is late all the same.
  if (part.due_on !== null && part.due_on < today) return 'overdue';
  return cart.payments.some(
    ({ instalment_id, state }) => instalment_id === part.id && underWay.includes(state),
  )
    ? 'awaiting'
    : 'open';
}

/** The part that is paid next; null when all are paid or nothing is agreed. */
export const nextPart = (cart: CartRow): InstalmentRow | null =>
  cart.schedule?.status === 'accepted'
    ? (cart.schedule.parts.find((part) => !isPaid(cart, part)) ?? null)
    : null;
