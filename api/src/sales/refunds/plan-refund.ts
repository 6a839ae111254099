import { apportion, type Currency, divideHalfUp, money } from '@shop/money';

/** The part of an order that is not refunded yet. Minor units. */
export interface RemainingAmount {
  readonly net: bigint;
  readonly tax: bigint;
}

export interface RemainingLine extends RemainingAmount {
  readonly id: number;
  readonly quantity: number;
}

/** The refundable rest of an order. */
export interface Refundable {
  readonly currency: Currency;
  readonly lines: readonly RemainingLine[];
  readonly shipping: RemainingAmount;
  /** Captured, neither refunded nor disputed. */
  readonly money: bigint;
}

/** The content of a refund. `amount` = Σ lines + shipping + surplus. */
export interface RefundPlan {
  readonly lines: readonly RemainingLine[];
  readonly shipping: RemainingAmount;
  /** Amount paid above the total. */
  readonly surplus: bigint;
  readonly amount: bigint;
}

const nothing: RemainingAmount = { net: 0n, tax: 0n };
const toGross = ({ net, tax }: RemainingAmount): bigint => net + tax;
const sumGross = (parts: readonly RemainingAmount[]): bigint =>
  parts.reduce((all, part) => all + toGross(part), 0n);

const createPlan = (lines: readonly RemainingLine[], shipping: RemainingAmount, surplus = 0n): RefundPlan => {
  const refundedLines = lines.filter((line) => line.quantity > 0 || toGross(line) > 0n);
  return {
    lines: refundedLines,
    shipping,
    surplus,
    amount: sumGross([...refundedLines, shipping]) + surplus,
  };
};

/** Returns the remaining gross value of the goods and their delivery, in minor units. */
export const remainingValue = ({ lines, shipping }: Refundable): bigint => sumGross([...lines, shipping]);

/** Returns the amount captured above the remaining value, in minor units; 0 without a surplus. */
export const remainingSurplus = (left: Refundable): bigint => {
  const above = left.money - remainingValue(left);
  return above > 0n ? above : 0n;
};

/**
 * Plans a refund of everything left: all pieces, the delivery and the surplus; for a partly paid
 * order, the paid part.
 */
export const planFull = (left: Refundable): RefundPlan | null => {
  const worth = remainingValue(left);
  if (left.money < worth) return planAmount(left, left.money);
  return createPlan(left.lines, left.shipping, left.money - worth);
};

/**
 * Takes `count` pieces of a line's rest; the last pieces take the rounding difference, so that all
 * refunds add up to the line.
 */
const takeShare = (line: RemainingLine, count: number): RemainingLine => {
  const of = (amount: bigint): bigint => (amount * BigInt(count)) / BigInt(line.quantity);
  return { id: line.id, quantity: count, net: of(line.net), tax: of(line.tax) };
};

/**
 * Plans a refund of pieces of lines, with the remaining delivery on request; null when it exceeds
 * the rest.
 */
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

/** Plans a refund of what is left of a line's price; the goods stay. Null when that exceeds the money. */
export function planPriceOfLine(left: Refundable, lineId: number): RefundPlan | null {
  const line = left.lines.find(({ id }) => id === lineId);
  const plan = line && createPlan([{ ...line, quantity: 0 }], nothing);
  return !plan || plan.amount === 0n || plan.amount > left.money ? null : plan;
}

/**
 * Plans a price reduction: spreads an amount by largest remainder over the remaining value. `of:
 * 'tax'` refunds VAT alone. Null when it exceeds the rest.
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

/** Plans a refund of the surplus or a part of it; null when it exceeds the surplus. */
export const planSurplus = (left: Refundable, amount: bigint): RefundPlan | null =>
  amount > remainingSurplus(left) ? null : createPlan([], nothing, amount);
