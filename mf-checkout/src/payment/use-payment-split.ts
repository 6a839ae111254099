import type { Installment, Order } from '@shop/contracts';
import { useState } from 'react';
import type { InstallmentChoice } from './pay.ts';
import { getAmountDueNow, getFirstInstallment, isPaidByWallet } from './payment-split.ts';

/** How much of the order is paid now: all of it, what the wallet leaves, its first part, or of a placed order `part`. */
export function usePaymentSplit(order: Order, part: Installment | undefined) {
  const [inFull, setInFull] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const installment = part ?? (inFull ? undefined : getFirstInstallment(order));
  // The part is named, so that no more is charged than was shown, whatever another tab has done.
  const installmentChoice: InstallmentChoice = installment
    ? { installment_id: installment.id }
    : { reject_payment_schedule: true };
  return {
    inFull,
    setInFull,
    /** A choice is on its way to the server: nothing can be paid before it is there. */
    isSaving,
    setSaving,
    coversTotal: part === undefined && isPaidByWallet(order),
    amount: part?.due ?? part?.amount ?? getAmountDueNow(order, inFull),
    installmentChoice,
  };
}
