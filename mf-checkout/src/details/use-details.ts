import type { Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useSession } from '@shop/kit/session';
import { useState } from 'react';
import type { AddressDraft } from './address-fields.tsx';

/** What is typed so far, beginning with what the order holds already and else with what is known of the shopper. */
export function useDetails(order: Order, knownEmail: string) {
  const { market } = useRegion();
  const { user } = useSession();
  const [email, setEmail] = useState(knownEmail);
  const [ship, setShip] = useState<AddressDraft>(
    () =>
      order.ship_address ?? {
        firstname: user?.first_name ?? '',
        lastname: user?.last_name ?? '',
        country_iso: market.defaultShippingCountryCode,
      },
  );
  // Where a company is invoiced is the company's to say: nobody has typed it here.
  const billed = order.company ? null : order.bill_address;
  const [billElsewhere, setBillElsewhere] = useState(
    billed !== null && JSON.stringify(billed) !== JSON.stringify(order.ship_address),
  );
  const [bill, setBill] = useState<AddressDraft>(
    () => billed ?? { country_iso: market.defaultShippingCountryCode },
  );
  const [method, setMethod] = useState<Order['shipping_method']>(
    order.shipping_method ?? order.shipping_methods[0]?.id ?? null,
  );
  return {
    email,
    setEmail,
    ship,
    changeShip: (change: AddressDraft) => setShip({ ...ship, ...change }),
    billElsewhere,
    setBillElsewhere,
    bill,
    changeBill: (change: AddressDraft) => setBill({ ...bill, ...change }),
    method,
    setMethod,
  };
}
export type TypedDetails = Pick<
  ReturnType<typeof useDetails>,
  'email' | 'ship' | 'billElsewhere' | 'bill' | 'method'
>;
