import type { EventItem, LineItem, Order } from '@shop/contracts';

const eventItem = ({ product, product_type, variant, price, quantity }: LineItem): EventItem => ({
  item_id: product.slug,
  item_name: product.name,
  item_category: product_type,
  item_variant: variant.sku,
  price: Number(price),
  quantity,
});

/** Lines of an order as analytics wants them: net, without shipping. */
export const valuedLines = (order: Order, lines: readonly LineItem[] = order.line_items) => ({
  currency: order.currency,
  value: Math.round(lines.reduce((sum, { total }) => sum + Number(total), 0) * 100) / 100,
  items: lines.map(eventItem),
});

/** The order as Segment's events about a placed one want it. */
export const placedOrder = (order: Order) => ({
  order_id: order.number,
  currency: order.currency,
  value: Number(order.item_total),
  total: Number(order.total),
  shipping: Number(order.ship_total),
  tax: Number(order.tax_total),
  ...(order.promo_code === null ? {} : { coupon: order.promo_code }),
  products: order.line_items.map(({ product, product_type, variant, price, quantity }) => ({
    product_id: product.slug,
    name: product.name,
    category: product_type,
    variant: variant.sku,
    price: Number(price),
    quantity,
  })),
});
