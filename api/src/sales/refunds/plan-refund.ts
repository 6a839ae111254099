import { apportion, type Currency, divideHalfUp, money } from '@shop/money';

/** A part of an order with what of it was not given back yet. Minor units. */
export interface PartLeft {
  readonly net: bigint;
  readonly tax: bigint;
}

export interface LineLeft extends PartLeft {
  readonly id: number;
  readonly quantity: number;
}

/** What can still be given back of an order. */
export interface Refundable {
  readonly currency: Currency;
  readonly lines: readonly LineLeft[];
  readonly shipping: PartLeft;
  /** What was captured and is neither given back nor disputed. */
  readonly money: bigint;
}

/** What a refund gives back. `amount` = Σ lines + shipping + surplus. */
export interface RefundPlan {
  readonly lines: readonly LineLeft[];
  readonly shipping: PartLeft;
  /** What was paid above the total. */
  readonly surplus: bigint;
  readonly amount: bigint;
}

const nothing: PartLeft = { net: 0n, tax: 0n };
const grossOf = ({ net, tax }: PartLeft): bigint => net + tax;
const worthOf = (parts: readonly PartLeft[]): bigint => parts.reduce((all, part) => all + grossOf(part), 0n);

const planOf = (lines: readonly LineLeft[], shipping: PartLeft, surplus = 0n): RefundPlan => {
  const told = lines.filter((line) => line.quantity > 0 || grossOf(line) > 0n);
  return { lines: told, shipping, surplus, amount: worthOf([...told, shipping]) + surplus };
};

/** What the goods and their delivery are still worth. */
export const goodsLeft = ({ lines, shipping }: Refundable): bigint => worthOf([...lines, shipping]);

/** What was paid above what the order is worth. */
export const surplusLeft = (left: Refundable): bigint => {
  const above = left.money - goodsLeft(left);
  return above > 0n ? above : 0n;
};

/** All that is left: every piece, the delivery and what was paid too much; of an order that is paid in part, that part. */
export const planFull = (left: Refundable): RefundPlan | null => {
  const worth = goodsLeft(left);
  if (left.money < worth) return planAmount(left, left.money);
  return planOf(left.lines, left.shipping, left.money - worth);
};

/** `count` of what is left of a line; the last pieces take what rounding left over, so that all add up to the line. */
const share = (line: LineLeft, count: number): LineLeft => {
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
  const lines: LineLeft[] = [];
  for (const [id, count] of counts) {
    const line = left.lines.find((one) => one.id === id);
    if (!line || count > line.quantity) return null;
    lines.push(share(line, count));
  }
  const plan = planOf(lines, withShipping ? left.shipping : nothing);
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
  const parts: readonly PartLeft[] = [...left.lines, left.shipping];
  const weights = parts.map((part) => (of === 'tax' ? part.tax : grossOf(part)));
  const worth = weights.reduce((all, weight) => all + weight, 0n);
  if (amount > left.money || amount > worth) return null;
  if (amount === 0n) return planOf([], nothing);
  const split = apportion(money(amount, left.currency), weights).map(({ amount: gross }, index): PartLeft => {
    const part = parts[index] ?? nothing;
    if (of === 'tax') return { net: 0n, tax: gross };
    const whole = grossOf(part);
    const tax = whole === 0n ? 0n : divideHalfUp(gross * part.tax, whole);
    return { net: gross - tax, tax };
  });
  const lines = left.lines.map((line, index) => ({ id: line.id, quantity: 0, ...(split[index] ?? nothing) }));
  return planOf(lines, split.at(-1) ?? nothing);
}

/** What was paid too much, or a part of it; null: more than that. */
export const planSurplus = (left: Refundable, amount: bigint): RefundPlan | null =>
  amount > surplusLeft(left) ? null : planOf([], nothing, amount);
