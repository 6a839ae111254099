import type { BankEntry } from '@shop/contracts';
import { fromDecimal, money, toDecimal } from '@shop/money';

/** What a transfer means for an order: it pays all, leaves a rest, is too much, or cannot be for it. */
export type Due =
  | { readonly kind: 'exact' | 'under' | 'over'; readonly amount: string }
  | { readonly kind: 'canceled' | 'currency' };

/** Compares a transfer with what a proposed order owes. Amounts are those that are left or too much. */
export const compareDue = (
  { amount, currency }: Pick<BankEntry, 'amount' | 'currency'>,
  order: BankEntry['proposals'][number],
): Due => {
  if (order.currency !== currency) return { kind: 'currency' };
  if (order.canceled) return { kind: 'canceled' };
  const paid = fromDecimal(amount, currency)?.amount ?? 0n;
  const left = (fromDecimal(order.outstanding, currency)?.amount ?? 0n) - paid;
  if (left === 0n) return { kind: 'exact', amount };
  const text = toDecimal(money(left < 0n ? -left : left, currency));
  return { kind: left > 0n ? 'under' : 'over', amount: text };
};
