import type { EventItem } from '@shop/contracts';

/** A card as analytics wants it in a list; `price` as the card shows it, 0 while there is none. */
export const listedItem = (item_id: string, item_name: string, price: string | undefined): EventItem => ({
  item_id,
  item_name,
  price: Number(price ?? 0),
  quantity: 1,
});
