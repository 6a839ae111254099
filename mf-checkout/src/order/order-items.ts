import type { EventItem, LineItem, Order } from '@shop/contracts';

export const eventItem = ({ product, product_type, variant, price, quantity }: LineItem): EventItem => ({
  item_id: product.slug,
  item_name: product.name,
  item_category: product_type,
  item_variant: variant.sku,
  price: Number(price),
  quantity,
});

/** The order as the analytics events want it: value without shipping and tax. */
export const valued = (order: Order) => ({
  currency: order.currency,
  value: Number(order.item_total),
  items: order.line_items.map(eventItem),
});
