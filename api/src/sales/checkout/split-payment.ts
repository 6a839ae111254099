import { money } from '@shop/money';
import { addDays, marketDay, markets } from '@shop/regions';
import { type Failure, fail, type Tx } from '../../platform/index.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import { isProposalValid } from '../schedules/instalment-terms.ts';
import { splitInstalments } from '../schedules/plan-instalments.ts';
import { fixAmounts, rejectSchedule } from '../schedules/schedules.repo.ts';
import { reserveWallet } from '../wallet/wallet-payment.ts';
import { computeWalletShare, remainingAmount } from '../wallet/wallet-share.ts';

/** Whether the buyer accepts the proposed instalments. */
export const isPaidInInstalments = (cart: CartRow, rejectSchedule: boolean): boolean =>
  cart.schedule !== null && !rejectSchedule;

/**
 * Whether the wallet holds less than the buyer saw: another method would have to pay more than
 * agreed.
 */
export const isWalletBelowSeen = ({ wallet_applied, wallet_balance, wallet_seen, total }: CartRow): boolean =>
  wallet_applied && wallet_balance < total && wallet_balance < wallet_seen;

export interface PaymentSplit {
  /** With the current wallet balance and instalment amounts. */
  readonly cart: CartRow;
  /** Minor units to charge now. */
  readonly charge: bigint;
  /** The instalment to charge; null: the whole outstanding amount. */
  readonly instalmentId: number | null;
}

/**
 * Splits an order's total for payment: the wallet first, then the first instalment of the proposed
 * schedule or the rest. Holds the wallet's share and stores the instalments. The wallet's lock is
 * the last one.
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
      due_on: addDays(marketDay(markets[cart.region], now), part.after_days),
    })),
  };
  if (fixed) await fixAmounts(tx, fixed);
  const share = computeWalletShare(cart);
  const held: PaymentRow | null = share > 0n ? await reserveWallet(tx, cart, share, actor) : null;
  // Another order took the balance meanwhile.
  if (share > 0n && held === null) return fail('cart_changed');
  const first = fixed?.parts[0];
  return {
    cart: { ...cart, schedule: fixed, payments: held ? [...cart.payments, held] : cart.payments },
    charge: first?.amount ?? rest,
    instalmentId: first?.id ?? null,
  };
}
