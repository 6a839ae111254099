import type { EventItem } from '@shop/contracts';

/** Returns a card as an analytics list item; `price` as on the card, 0 without one. */
export const toListItem = (item_id: string, item_name: string, price: string | undefined): EventItem => ({
  item_id,
  item_name,
  price: Number(price ?? 0),
  quantity: 1,
});
