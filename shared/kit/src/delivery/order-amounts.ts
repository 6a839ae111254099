import type { LineItem, Order } from '@shop/contracts';

/** An order's amounts as its buyer sees them. Subtotal + discount + shipping + customs, plus VAT unless included, = total. */
export interface OrderAmounts {
  /** Whether the amounts include VAT. */
  readonly includesTax: boolean;
  /** The lines before the discount, with their express production. */
  readonly subtotal: string;
  /** Zero or negative. */
  readonly discount: string;
  /** Without customs. */
  readonly shipping: string;
  readonly customs: string;
}

type SummedOrder = Pick<
  Order,
  'summary' | 'prices_include_tax' | 'item_total' | 'ship_total' | 'customs_total' | 'promotion_amount'
>;

/** Returns the amounts to list above an order's total. An order placed before they were stored is listed net. */
export function orderAmounts({
  summary,
  prices_include_tax: includesTax,
  item_total,
  ship_total,
  customs_total: customs = '0.00',
  promotion_amount,
}: SummedOrder): OrderAmounts {
  if (summary) {
    const { subtotal, discount, shipping } = summary;
    return { includesTax, subtotal, discount, shipping, customs: summary.customs };
  }
  return {
    includesTax: false,
    subtotal: item_total,
    discount: promotion_amount,
    shipping: subtract(ship_total, customs),
    customs,
  };
}

type ListedLine = Pick<LineItem, 'total' | 'total_gross' | 'list_total' | 'list_total_gross'>;

/**
 * Returns what a line, or its express production, costs as its buyer sees it: before the discount, which the order lists
 * once. The amounts of all lines add up to the subtotal.
 */
export const lineAmount = (
  { prices_include_tax: includesTax }: Pick<Order, 'prices_include_tax'>,
  line: ListedLine,
): string => (includesTax ? (line.list_total_gross ?? line.total_gross) : (line.list_total ?? line.total));

/** Subtracts one decimal amount from another, in whole cents. */
const subtract = (whole: string, part: string): string =>
  ((Math.round(Number(whole) * 100) - Math.round(Number(part) * 100)) / 100).toFixed(2);
