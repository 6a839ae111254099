import type { Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import type { AddressDraft } from '@shop/kit/intake';
import { useSession } from '@shop/kit/session';
import { useState } from 'react';

/** The form state, initialised from the order and else from the shopper's data. */
export function useDetails(order: Order, initialEmail: string) {
  const { market } = useRegion();
  const { user } = useSession();
  const [email, setEmail] = useState(initialEmail);
  const [shippingAddress, setShippingAddress] = useState<AddressDraft>(
    () =>
      order.ship_address ?? {
        firstname: user?.first_name ?? '',
        lastname: user?.last_name ?? '',
        country_iso: market.defaultShippingCountryCode,
      },
  );
  // A company's billing address comes from the company, not from this form.
  const storedBilling = order.company ? null : order.bill_address;
  const [hasSeparateBilling, setSeparateBilling] = useState(
    storedBilling !== null && JSON.stringify(storedBilling) !== JSON.stringify(order.ship_address),
  );
  const [billingAddress, setBillingAddress] = useState<AddressDraft>(
    () => storedBilling ?? { country_iso: market.defaultShippingCountryCode },
  );
  const [deliveryMethod, setDeliveryMethod] = useState<Order['shipping_method']>(
    order.shipping_method ?? order.shipping_methods[0]?.id ?? null,
  );
  return {
    email,
    setEmail,
    shippingAddress,
    changeShippingAddress: (change: AddressDraft) => setShippingAddress({ ...shippingAddress, ...change }),
    hasSeparateBilling,
    setSeparateBilling,
    billingAddress,
    changeBillingAddress: (change: AddressDraft) => setBillingAddress({ ...billingAddress, ...change }),
    deliveryMethod,
    setDeliveryMethod,
  };
}
export type TypedDetails = Pick<
  ReturnType<typeof useDetails>,
  'email' | 'shippingAddress' | 'hasSeparateBilling' | 'billingAddress' | 'deliveryMethod'
>;
