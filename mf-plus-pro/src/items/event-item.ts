import type { EventItem, PlusItem } from '@shop/contracts';

/** The analytics name of the list. */
export const listId = 'plus-items';

/** Returns an item as an analytics item. */
export const eventItem = (item: PlusItem, quantity: number): EventItem => ({
  item_id: item.configuration.product,
  item_name: item.name,
  item_variant: item.sku,
  price: Number(item.price),
  quantity,
});
