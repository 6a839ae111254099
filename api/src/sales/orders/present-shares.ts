import type { Order } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { termsFor } from '../schedules/may-pay-in-parts.ts';
import { presentSchedule } from '../schedules/present-schedule.ts';
import { toPay, walletShare } from '../wallet/wallet-share.ts';
import type { CartRow } from './cart.repo.ts';

/** Who pays what of an order: the wallet, and the parts of a payment schedule. */
export function presentShares(
  cart: CartRow,
  now: Date,
): Required<Pick<Order, 'wallet' | 'installment_counts' | 'payment_schedule'>> {
  const amount = (minor: bigint): string => toDecimal(money(minor, cart.currency));
  const share = walletShare(cart);
  return {
    wallet: {
      applied: cart.completed_at ? share > 0n : cart.wallet_applied,
      balance: amount(cart.wallet_balance),
      amount: amount(share),
      to_pay: amount(toPay(cart)),
    },
    installment_counts: cart.completed_at ? [] : [...(termsFor(cart)?.counts ?? [])],
    payment_schedule: presentSchedule(cart, now),
  };
}
