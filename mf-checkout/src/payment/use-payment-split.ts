import type { Installment, Order } from '@shop/contracts';
import { useState } from 'react';
import type { InstallmentChoice } from './pay.ts';
import { getAmountDueNow, getFirstInstallment, isPaidByWallet } from './payment-split.ts';

/**
 * Returns the amount to pay now: the total, the rest after the wallet, the first instalment, or `part` of a placed
 * order.
 */
export function usePaymentSplit(order: Order, part: Installment | undefined) {
  const [inFull, setInFull] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const installment = part ?? (inFull ? undefined : getFirstInstallment(order));
  // The instalment is explicit, so that no more than the shown amount is charged, even if another tab changed the
  // schedule.
  const installmentChoice: InstallmentChoice = installment
    ? { installment_id: installment.id }
    : { reject_payment_schedule: true };
  return {
    inFull,
    setInFull,
    /** A choice is being sent: payment has to wait. */
    isSaving,
    setSaving,
    coversTotal: part === undefined && isPaidByWallet(order),
    amount: part?.due ?? part?.amount ?? getAmountDueNow(order, inFull),
    installmentChoice,
  };
}
