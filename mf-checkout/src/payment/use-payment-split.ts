import type { Installment, Order } from '@shop/contracts';
import { useState } from 'react';
import { firstPart, paidByWallet, payNow } from './choose-shares.ts';
import type { PartsChoice } from './pay.ts';

/** How much of the order is paid now: all of it, what the wallet leaves, its first part, or of a placed order `part`. */
export function useShares(order: Order, part: Installment | undefined) {
  const [inFull, setInFull] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const named = part ?? (inFull ? undefined : firstPart(order));
  // The part is named, so that no more is charged than was shown, whatever another tab has done.
  const parts: PartsChoice = named ? { installment_id: named.id } : { reject_payment_schedule: true };
  return {
    inFull,
    setInFull,
    /** A choice is on its way to the server: nothing can be paid before it is there. */
    choosing,
    setChoosing,
    byWallet: part === undefined && paidByWallet(order),
    amount: part?.due ?? part?.amount ?? payNow(order, inFull),
    parts,
  };
}
