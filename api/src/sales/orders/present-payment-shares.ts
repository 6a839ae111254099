import type { Order } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { findInstalmentTerms } from '../schedules/instalment-terms.ts';
import { presentSchedule } from '../schedules/present-schedule.ts';
import { computeWalletShare, remainingAmount } from '../wallet/wallet-share.ts';
import type { CartRow } from './cart.repo.ts';

/** Returns how an order's total is split between the wallet and the instalments. */
export function presentPaymentShares(
  cart: CartRow,
  now: Date,
): Required<Pick<Order, 'wallet' | 'installment_counts' | 'payment_schedule'>> {
  const amount = (minor: bigint): string => toDecimal(money(minor, cart.currency));
  const share = computeWalletShare(cart);
  return {
    wallet: {
      applied: cart.completed_at ? share > 0n : cart.wallet_applied,
      balance: amount(cart.wallet_balance),
      amount: amount(share),
      to_pay: amount(remainingAmount(cart)),
    },
    installment_counts: cart.completed_at ? [] : [...(findInstalmentTerms(cart)?.counts ?? [])],
    payment_schedule: presentSchedule(cart, now),
  };
}
