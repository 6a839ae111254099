import { apportion, type Currency, divideHalfUp, money } from '@shop/money';

/** A part of an order with what of it was not given back yet. Minor units. */
export interface RemainingAmount {
  readonly net: bigint;
  readonly tax: bigint;
}

export interface RemainingLine extends RemainingAmount {
  readonly id: number;
  readonly quantity: number;
}

/** What can still be given back of an order. */
export interface Refundable {
  readonly currency: Currency;
  readonly lines: readonly RemainingLine[];
  readonly shipping: RemainingAmount;
  /** What was captured and is neither given back nor disputed. */
  readonly money: bigint;
}

/** What a refund gives back. `amount` = Σ lines + shipping + surplus. */
export interface RefundPlan {
  readonly lines: readonly RemainingLine[];
  readonly shipping: RemainingAmount;
  /** What was paid above the total. */
  readonly surplus: bigint;
  readonly amount: bigint;
}

const nothing: RemainingAmount = { net: 0n, tax: 0n };
const toGross = ({ net, tax }: RemainingAmount): bigint => net + tax;
const sumGross = (parts: readonly RemainingAmount[]): bigint =>
  parts.reduce((all, part) => all + toGross(part), 0n);

const createPlan = (lines: readonly RemainingLine[], shipping: RemainingAmount, surplus = 0n): RefundPlan => {
  const told = lines.filter((line) => line.quantity > 0 || toGross(line) > 0n);
  return { lines: told, shipping, surplus, amount: sumGross([...told, shipping]) + surplus };
};

/** What the goods and their delivery are still worth. */
export const remainingGoods = ({ lines, shipping }: Refundable): bigint => sumGross([...lines, shipping]);

/** What was paid above what the order is worth. */
export const remainingSurplus = (left: Refundable): bigint => {
  const above = left.money - remainingGoods(left);
  return above > 0n ? above : 0n;
};

/** All that is left: every piece, the delivery and what was paid too much; of an order that is paid in part, that part. */
export const planFull = (left: Refundable): RefundPlan | null => {
  const worth = remainingGoods(left);
  if (left.money < worth) return planAmount(left, left.money);
  return createPlan(left.lines, left.shipping, left.money - worth);
};

/** `count` of what is left of a line; the last pieces take what rounding left over, so that all add up to the line. */
const takeShare = (line: RemainingLine, count: number): RemainingLine => {
  const of = (amount: bigint): bigint => (amount * BigInt(count)) / BigInt(line.quantity);
  return { id: line.id, quantity: count, net: of(line.net), tax: of(line.tax) };
};

/** Some pieces of some lines, with the delivery that is left if asked for; null: more than there is. */
export function planLines(
  left: Refundable,
  wanted: readonly { readonly id: number; readonly quantity: number }[],
  withShipping: boolean,
): RefundPlan | null {
  const counts = new Map<number, number>();
  for (const { id, quantity } of wanted) counts.set(id, (counts.get(id) ?? 0) + quantity);
  const lines: RemainingLine[] = [];
  for (const [id, count] of counts) {
    const line = left.lines.find((one) => one.id === id);
    if (!line || count > line.quantity) return null;
    lines.push(takeShare(line, count));
  }
  const plan = createPlan(lines, withShipping ? left.shipping : nothing);
  return plan.amount > left.money ? null : plan;
}

/**
 * An amount, spread by largest remainder over what everything is still worth: a price reduction. `of: 'tax'` gives back
 * VAT alone. Null: more than there is.
 */
export function planAmount(
  left: Refundable,
  amount: bigint,
  of: 'gross' | 'tax' = 'gross',
): RefundPlan | null {
  const parts: readonly RemainingAmount[] = [...left.lines, left.shipping];
  const weights = parts.map((part) => (of === 'tax' ? part.tax : toGross(part)));
  const worth = weights.reduce((all, weight) => all + weight, 0n);
  if (amount > left.money || amount > worth) return null;
  if (amount === 0n) return createPlan([], nothing);
  const split = apportion(money(amount, left.currency), weights).map(
    ({ amount: gross }, index): RemainingAmount => {
      const part = parts[index] ?? nothing;
      if (of === 'tax') return { net: 0n, tax: gross };
      const whole = toGross(part);
      const tax = whole === 0n ? 0n : divideHalfUp(gross * part.tax, whole);
      return { net: gross - tax, tax };
    },
  );
  const lines = left.lines.map((line, index) => ({ id: line.id, quantity: 0, ...(split[index] ?? nothing) }));
  return createPlan(lines, split.at(-1) ?? nothing);
}

/** What was paid too much, or a part of it; null: more than that. */
export const planSurplus = (left: Refundable, amount: bigint): RefundPlan | null =>
  amount > remainingSurplus(left) ? null : createPlan([], nothing, amount);
