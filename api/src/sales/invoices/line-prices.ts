import { apportion, type Currency, divideHalfUp, lineTotal, type Money, money, subtract } from '@shop/money';
import type { InvoicedOrder } from './invoiced-order.ts';

type OrderedLine = InvoicedOrder['lines'][number];

/**
 * What a line's net consists of: quantity × unit price, rounded once, + surcharge − discount, to
 * the cent.
 */
export interface LinePrice {
  /** BT-146: what one piece costs without VAT and before discounts, with as many decimals as it takes. */
  readonly unitPrice: string;
  /** BT-136: the line's share of the order's discount. */
  readonly discount: Money;
  /** BT-141: express production. */
  readonly surcharge: Money;
}

/** Splits a line's net amount into price, surcharge and discount. */
export function splitLinePrice(line: OrderedLine, discount: Money): LinePrice {
  const { quantity, net, unitPrice, express = 0n } = line;
  const { currency } = discount;
  const before = money(net + discount.amount, currency);
  const nothing = money(0n, currency);
  if (unitPrice !== undefined) {
    const stored = formatUnitPrice(unitPrice, 4);
    const rest = subtract(before, lineTotal({ tenThousandths: unitPrice, currency }, quantity));
    if (rest.amount === 0n) return { unitPrice: stored, discount, surcharge: nothing };
    if (express > 0n && rest.amount > 0n) return { unitPrice: stored, discount, surcharge: rest };
  }
  return { unitPrice: deriveUnitPrice(before, quantity), discount, surcharge: nothing };
}

/**
 * Returns the price of one piece of which a quantity costs an amount, with the fewest decimals that
 * give the amount again.
 * @example deriveUnitPrice(10.00, 3) // '3.333': 3 × 3.33 would be 9.99
 */
export function deriveUnitPrice({ amount }: Money, quantity: number): string {
  for (let decimals = 2; ; decimals++) {
    const scale = 10n ** BigInt(decimals - 2);
    const price = divideHalfUp(amount * scale, BigInt(quantity));
    if (divideHalfUp(price * BigInt(quantity), scale) === amount) return formatUnitPrice(price, decimals);
  }
}

/** A price in units of 10^-decimals, with at least two decimals and no zeros behind them. */
function formatUnitPrice(price: bigint, decimals: number): string {
  const digits = String(price).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals);
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${digits.slice(0, -decimals)}.${shown}`;
}

/**
 * Returns each line's share of the order's discount, net. Lines store it; of an order from before
 * they did, it is what the line costs less than by its unit price. Express production was lowered
 * with its goods: its lines share what is left, as all do when prices with VAT were lowered.
 */
export function shareDiscount({ lines, currency }: InvoicedOrder, total: Money): readonly Money[] {
  if (total.amount === 0n || lines.some(({ discountNet }) => discountNet !== undefined))
    return lines.map(({ discountNet = 0n }) => money(discountNet, currency));
  const lowered = lines.map((line) => (line.service ? 0n : lessThanListed(line, currency)));
  const hasExpress = lines.some(({ express = 0n }, index) => express > 0n && lowered[index] !== 0n);
  const fixed = lines.map(({ express = 0n }, index) => (express > 0n ? 0n : (lowered[index] ?? 0n)));
  const rest = total.amount - fixed.reduce((sum, one) => sum + one, 0n);
  if (!hasExpress || rest < 0n) return apportion(total, lowered.some(Boolean) ? lowered : fallback(lines));
  const shares = apportion(
    money(rest, currency),
    lines.map(({ express = 0n }, index) => (express > 0n ? (lowered[index] ?? 0n) : 0n)),
  );
  return shares.map((share, index) => money(share.amount + (fixed[index] ?? 0n), currency));
}

const fallback = (lines: readonly OrderedLine[]): readonly bigint[] =>
  lines.map(({ net, service = false }) => (service ? 0n : net));

/** How much less a line costs than by its unit price, without express production. */
const lessThanListed = (
  { unitPrice, quantity, net, express = 0n }: OrderedLine,
  currency: Currency,
): bigint => {
  if (unitPrice === undefined) return 0n;
  const less = lineTotal({ tenThousandths: unitPrice, currency }, quantity).amount - (net - express);
  return less > 0n ? less : 0n;
};
