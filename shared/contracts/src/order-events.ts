import type { EventItem } from './events.ts';
import type { LineItem, Order } from './orders.ts';

/** Returns a line in the form of the analytics events. */
export const eventItem = ({ product, product_type, variant, price, quantity }: LineItem): EventItem => ({
  item_id: product.slug,
  item_name: product.name,
  item_category: product_type,
  item_variant: variant.sku,
  price: Number(price),
  quantity,
});

/** Returns the order in the form of the analytics events: value without shipping and tax. */
export const valuedOrder = (order: Order) => ({
  currency: order.currency,
  value: Number(order.item_total),
  items: order.line_items.map(eventItem),
});

/** Returns some lines of an order with their total value. */
export const valuedLines = (order: Order, lines: readonly LineItem[]) => ({
  currency: order.currency,
  value: Math.round(lines.reduce((sum, { total }) => sum + Number(total), 0) * 100) / 100,
  items: lines.map(eventItem),
});

/** Returns the order in the form of Segment's events about a placed order. */
export const placedOrder = (order: Order) => ({
  order_id: order.number,
  currency: order.currency,
  value: Number(order.item_total),
  total: Number(order.total),
  shipping: Number(order.ship_total),
  tax: Number(order.tax_total),
  discount: Math.abs(Number(order.promotion_amount)),
  ...(order.promo_code === null ? {} : { coupon: order.promo_code }),
  products: order.line_items
    .map(eventItem)
    .map(({ item_id, item_name, item_category, item_variant, ...item }) => ({
      product_id: item_id,
      name: item_name,
      ...(item_category === undefined ? {} : { category: item_category }),
      ...(item_variant === undefined ? {} : { variant: item_variant }),
      ...item,
    })),
});
