import type { CartRow } from '../orders/cart.repo.ts';
import type { Payer } from '../payments/payment-provider.ts';

/** Who pays, as a bank's page wants to know: the name on the invoice and where the order's mail goes. */
export function resolvePayer({ bill_address, ship_address, email }: CartRow): Payer {
  const { firstname, lastname } = bill_address ?? ship_address ?? {};
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { name: name === '' ? null : name, email };
}
