import type { CartRow } from '../orders/cart.repo.ts';
import type { Payer } from '../payments/payment-provider.ts';

/** Returns the payer for a bank's page: the billing name and the order's e-mail address. */
export function resolvePayer({ bill_address, ship_address, email }: CartRow): Payer {
  const { firstname, lastname } = bill_address ?? ship_address ?? {};
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { name: name === '' ? null : name, email };
}
