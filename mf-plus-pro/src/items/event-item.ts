import type { EventItem, PlusItem } from '@shop/contracts';

/** The list as analytics knows it. */
export const listId = 'plus-items';

/** An item as analytics knows it. */
export const eventItem = (item: PlusItem, quantity: number): EventItem => ({
  item_id: item.configuration.product,
  item_name: item.name,
  item_variant: item.sku,
  price: Number(item.price),
  quantity,
});
