import { submitCheckoutStep } from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import type { AddressDraft } from '@shop/kit/intake';
import { cacheOrder } from '../order/order.query.ts';

/** Whether anything is filled in: the rest of the form may still be empty. */
const hasValue = (draft: AddressDraft) =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => typeof value === 'string' && value.trim() !== ''),
  );

/**
 * Stores the partial addresses, outside the steps, so that the tax follows a checked VAT number at once. Ignores a
 * refusal: submitting the form shows the errors.
 */
export async function saveVat(number: string, ship: AddressDraft, bill: AddressDraft): Promise<void> {
  const saved = await call(submitCheckoutStep, {
    params: { number },
    query: {},
    body: {
      order: {
        ship_address_attributes: hasValue(ship),
        bill_address_attributes: hasValue(bill),
        use_shipping: false,
      },
    },
    idempotencyKey: newIdempotencyKey(),
  });
  if (saved.ok) cacheOrder(saved.value);
}
