import type { Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useSession } from '@shop/kit/session';
import { useState } from 'react';
import type { AddressDraft } from './address-draft.ts';

/** What is typed so far, beginning with what the order holds already and else with what is known of the shopper. */
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
  // Where a company is invoiced is the company's to say: nobody has typed it here.
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
