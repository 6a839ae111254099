import { type Order, valuedOrder } from '@shop/contracts';
import { toast, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { problemText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { focusFirstError } from '@shop/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveOrderFor } from '../company/save-order-for.ts';
import { type FieldErrors, fieldErrors, missingFieldErrors, stillWrong } from './field-errors.ts';
import { submitDetails } from './submit-details.ts';
import type { TypedDetails } from './use-details.ts';

const noErrors: FieldErrors = {};

/**
 * Sends what is typed and goes on to the payment. What is refused is said at its field, until that is typed into.
 * `orderFor` stores whom the order is for, where that is asked.
 */
export function useSubmission(
  order: Order,
  { email, ship, billElsewhere, bill, method }: TypedDetails,
  orderFor: RefObject<SaveOrderFor | null>,
) {
  const { t } = useTranslation('mf-checkout');
  const form = useRef<HTMLFormElement>(null);
  const entered = { email, ship_address: ship, bill_address: bill, shipping_method: method };
  const [errors, setErrors] = useState<FieldErrors>(noErrors);
  const [refused, setRefused] = useState<object>(entered);
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'submittingOrderDetails');

  useEffect(() => {
    if (errors !== noErrors) focusFirstError(form.current);
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFieldErrors(
      { email, ship, bill: billElsewhere && !order.company ? bill : undefined },
      t,
    );
    if (Object.keys(missing).length > 0) {
      setRefused(entered);
      setErrors(missing);
      return;
    }
    const here = stillHere();
    setBusy(true);
    const stored = orderFor.current ? await orderFor.current() : order;
    if (stored === null) {
      setBusy(false);
      // A new object: its own field says what is wrong, and is where the focus goes.
      setErrors({ ...errors });
      return;
    }
    const submitted = await submitDetails(order.number, {
      email,
      ship,
      bill: billElsewhere && !stored.company ? bill : undefined,
      shippingMethod: method,
    });
    setBusy(false);
    if (!submitted.ok) {
      const found = fieldErrors(submitted.problem, t);
      setRefused(entered);
      setErrors(found);
      if (Object.keys(found).length === 0) toast('error', problemText(submitted.problem));
      return;
    }
    setErrors(noErrors);
    track.addShippingInfo({
      ...valuedOrder(submitted.value),
      shipping_tier: submitted.value.shipping_method ?? 'unknown',
    });
    if (here()) await navigate('payment', { orderNumber: order.number });
  };
  return { form, errors: stillWrong(errors, refused, entered), busy, submit };
}
