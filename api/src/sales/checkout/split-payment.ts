import { money } from '@shop/money';
import { type Failure, fail, type Tx } from '../../platform/index.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import { isProposalValid } from '../schedules/instalment-terms.ts';
import { addDays, dayOf, splitInstalments } from '../schedules/plan-instalments.ts';
import { fixAmounts, rejectSchedule } from '../schedules/schedules.repo.ts';
import { reserveWallet } from '../wallet/wallet-payment.ts';
import { computeWalletShare, remainingAmount } from '../wallet/wallet-share.ts';

/** Whether the buyer means to pay in the parts that were proposed. */
export const isPaidInInstalments = (cart: CartRow, rejectSchedule: boolean): boolean =>
  cart.schedule !== null && !rejectSchedule;

/** Less is in the wallet than the buyer was shown: something else has to pay more than was agreed. */
export const isWalletBelowSeen = ({ wallet_applied, wallet_balance, wallet_seen, total }: CartRow): boolean =>
  wallet_applied && wallet_balance < total && wallet_balance < wallet_seen;

export interface PaymentSplit {
  /** With what the wallet holds, and with the parts' amounts. */
  readonly cart: CartRow;
  /** Minor units that are charged now. */
  readonly charge: bigint;
  /** The part that is charged; null: all that is left. */
  readonly instalmentId: number | null;
}

/**
 * Decides who pays what of an order that is about to be paid: the wallet first, then the first part of the proposed
 * schedule or all that is left. Holds the wallet's money and writes down the parts. The last lock taken is the wallet's.
 */
export async function splitPayment(
  tx: Tx,
  cart: CartRow,
  choice: { readonly rejectSchedule: boolean },
  actor: string,
  now: Date,
): Promise<PaymentSplit | Failure<'cart_changed' | 'payment_schedule_not_offered'>> {
  const inParts = isPaidInInstalments(cart, choice.rejectSchedule);
  const rest = remainingAmount(cart);
  if (inParts && rest > 0n && !isProposalValid(cart)) return fail('payment_schedule_not_offered');
  if (cart.schedule && (!inParts || rest === 0n)) await rejectSchedule(tx, cart.id);
  const schedule = inParts && rest > 0n ? cart.schedule : null;
  const amounts = splitInstalments(
    money(rest, cart.currency),
    schedule?.parts.map(({ weight }) => weight) ?? [],
  );
  const fixed = schedule && {
    ...schedule,
    parts: schedule.parts.map((part, index) => ({
      ...part,
      amount: amounts[index]?.amount ?? 0n,
      due_on: addDays(dayOf(now), part.after_days),
    })),
  };
  if (fixed) await fixAmounts(tx, fixed);
  const share = computeWalletShare(cart);
  const held: PaymentRow | null = share > 0n ? await reserveWallet(tx, cart, share, actor) : null;
  // Another order took it while this one was prepared.
  if (share > 0n && held === null) return fail('cart_changed');
  const first = fixed?.parts[0];
  return {
    cart: { ...cart, schedule: fixed, payments: held ? [...cart.payments, held] : cart.payments },
    charge: first?.amount ?? rest,
    instalmentId: first?.id ?? null,
  };
}
