import { type Order, valuedOrder } from '@shop/contracts';
import { toast, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { problemText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { focusFirstError } from '@shop/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveBuyer } from '../company/save-buyer.ts';
import { type FieldErrors, fieldErrors, filterUnchangedErrors, missingFieldErrors } from './field-errors.ts';
import { submitDetails } from './submit-details.ts';
import type { TypedDetails } from './use-details.ts';

const noErrors: FieldErrors = {};

/**
 * Submits the form and continues to payment. Refusals are shown at their fields until these change. `saveBuyer` stores
 * the buyer, where the form has that choice.
 */
export function useSubmission(
  order: Order,
  { email, shippingAddress, hasSeparateBilling, billingAddress, deliveryMethod }: TypedDetails,
  saveBuyer: RefObject<SaveBuyer | null>,
) {
  const { t } = useTranslation('mf-checkout');
  const form = useRef<HTMLFormElement>(null);
  const entered = {
    email,
    ship_address: shippingAddress,
    bill_address: billingAddress,
    shipping_method: deliveryMethod,
  };
  const [errors, setErrors] = useState<FieldErrors>(noErrors);
  const [submittedValues, setSubmittedValues] = useState<object>(entered);
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'submittingOrderDetails');

  useEffect(() => {
    if (errors !== noErrors) focusFirstError(form.current);
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFieldErrors(
      {
        email,
        shippingAddress,
        billingAddress: hasSeparateBilling && !order.company ? billingAddress : undefined,
      },
      t,
    );
    if (Object.keys(missing).length > 0) {
      setSubmittedValues(entered);
      setErrors(missing);
      return;
    }
    const isStillHere = stillHere();
    setBusy(true);
    const stored = saveBuyer.current ? await saveBuyer.current() : order;
    if (stored === null) {
      setBusy(false);
      // A new object: moves the focus to the field with the error.
      setErrors({ ...errors });
      return;
    }
    const submitted = await submitDetails(order.number, {
      email,
      shippingAddress,
      billingAddress: hasSeparateBilling && !stored.company ? billingAddress : undefined,
      shippingMethod: deliveryMethod,
    });
    setBusy(false);
    if (!submitted.ok) {
      const found = fieldErrors(submitted.problem, t);
      setSubmittedValues(entered);
      setErrors(found);
      if (Object.keys(found).length === 0) toast('error', problemText(submitted.problem));
      return;
    }
    setErrors(noErrors);
    track.addShippingInfo({
      ...valuedOrder(submitted.value),
      shipping_tier: submitted.value.shipping_method ?? 'unknown',
    });
    if (isStillHere()) await navigate('payment', { orderNumber: order.number });
  };
  return { form, errors: filterUnchangedErrors(errors, submittedValues, entered), busy, submit };
}
