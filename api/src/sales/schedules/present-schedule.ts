import type { Installment, PaymentSchedule } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { addDays, marketDay, markets } from '@shop/regions';
import type { CartRow } from '../orders/cart.repo.ts';
import { remainingAmount } from '../wallet/wallet-share.ts';
import { type InstalmentWithDue, listInstalmentsWithDue } from './instalment-dues.ts';
import { isProposalValid } from './instalment-terms.ts';
import { splitInstalments } from './plan-instalments.ts';

/** Returns a schedule for the API: a proposal follows the cart, an accepted one is as agreed. */
export function presentSchedule(cart: CartRow, now: Date): PaymentSchedule | null {
  const { schedule, currency } = cart;
  if (!schedule) return null;
  const today = marketDay(markets[cart.region], now);
  const shown = (minor: bigint): string => toDecimal(money(minor, currency));
  if (schedule.status === 'accepted') {
    const parts = listInstalmentsWithDue(cart);
    return {
      id: schedule.id,
      order_number: cart.number,
      status: 'accepted',
      currency,
      total: shown(parts.reduce((all, { amount }) => all + amount, 0n)),
      installments: parts.map((part) => ({
        id: part.id,
        position: part.position,
        amount: shown(part.amount),
        due: shown(part.due),
        due_on: part.due_on ?? addDays(today, part.after_days),
        status: statusOf(cart, part, today),
      })),
    };
  }
  const whole = remainingAmount(cart);
  const amounts = splitInstalments(
    money(whole, currency),
    schedule.parts.map(({ weight }) => weight),
  );
  return {
    id: schedule.id,
    order_number: cart.number,
    status: isProposalValid(cart) ? 'proposed' : 'not_offered',
    currency,
    total: shown(whole),
    installments: schedule.parts.map((part, index) => ({
      id: part.id,
      position: part.position,
      amount: shown(amounts[index]?.amount ?? 0n),
      due: shown(amounts[index]?.amount ?? 0n),
      due_on: addDays(today, part.after_days),
      status: 'open',
    })),
  };
}

const inFlightStates: readonly string[] = ['pending', 'processing', 'requires_action'];

function statusOf({ payments }: CartRow, part: InstalmentWithDue, today: string): Installment['status'] {
  if (part.due === 0n) return 'paid';
  // An announced transfer that has not arrived is overdue as well.
  if (part.due_on !== null && part.due_on < today) return 'overdue';
  const moving = payments.some(
    ({ instalment_id, state }) => instalment_id === part.id && inFlightStates.includes(state),
  );
  return moving ? 'awaiting' : 'open';
}
