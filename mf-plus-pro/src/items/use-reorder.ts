import type { PlusItem } from '@shop/contracts';
import { toast, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { problemText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { useState } from 'react';
import { eventItem, listId } from './event-item.ts';
import { reorder } from './reorder.ts';

/** Adds an item to the cart again and navigates there, unless the buyer has left the page; reports failures. */
export function useReorder(): (item: PlusItem, quantity: number) => Promise<void> {
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'addingItemToOrder');
  return async (item, quantity) => {
    const isStillHere = stillHere();
    const items = [eventItem(item, quantity)];
    track.selectItem({ item_list_id: listId, items });
    setBusy(true);
    const added = await reorder(item, quantity);
    setBusy(false);
    if (!added.ok) return void toast('error', problemText(added.problem));
    track.addToCart({ currency: item.currency, value: Number(item.price) * quantity, items });
    if (isStillHere()) await navigate('cart');
  };
}
