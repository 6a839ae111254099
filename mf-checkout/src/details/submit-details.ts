import { type Order, submitCheckoutStep } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { type AddressDraft, toAddressBody } from '@shop/kit/intake';
import { cacheOrder } from '../order/order.query.ts';

export interface Details {
  readonly email: string;
  readonly shippingAddress: AddressDraft;
  /** Undefined: same as the shipping address. */
  readonly billingAddress: AddressDraft | undefined;
  readonly shippingMethod: Order['shipping_method'];
}

/**
 * Submits address and delivery, one checkout step after the other. The first step stays stored when the second is
 * refused.
 */
export async function submitDetails(
  number: string,
  { email, shippingAddress, billingAddress, shippingMethod }: Details,
): Promise<Result<Order, ApiProblem>> {
  const address = await call(submitCheckoutStep, {
    params: { number },
    query: { state: 'address' },
    body: {
      order: {
        ...(email === '' ? {} : { email }),
        ship_address_attributes: toAddressBody(shippingAddress),
        ...(billingAddress
          ? { bill_address_attributes: toAddressBody(billingAddress), use_shipping: false }
          : { use_shipping: true }),
      },
    },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!address.ok) return address;
  cacheOrder(address.value);
  const method = shippingMethod ?? address.value.shipping_methods[0]?.id;
  const delivery = await call(submitCheckoutStep, {
    params: { number },
    query: { state: 'delivery' },
    body: { order: method ? { shipping_method: method } : {} },
    idempotencyKey: newIdempotencyKey(),
  });
  if (delivery.ok) cacheOrder(delivery.value);
  return delivery;
}
