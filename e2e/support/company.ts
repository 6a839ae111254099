import type { Company, Order } from '@shop/contracts';
import type { Shop } from './shop.ts';
import { addLine, openCart, plainVariants, register, type Shopper } from './shopper.ts';

const done = <Body>({ status, body, text }: Awaited<ReturnType<Shopper['call']>>): Body => {
  if (status !== 200) throw new Error(text);
  return body as Body;
};

/**
 * Creates a company of the German shop in which the account of `email` approves, and a colleague's order that waits
 * for approval but has changed since the request. Returns the order's number.
 */
export async function createOrderAwaitingApproval(shop: Shop, email: string): Promise<string> {
  const colleague = await register(() => [shop.origin, shop.origin], 'de');
  const address = {
    ...{ firstname: 'Ada', lastname: 'Nowak', address1: 'Prosta 1', city: 'Berlin', zipcode: '10115' },
    ...{ country_iso: 'DE', phone: '+49 30 123456' },
  };
  const company = done<Company>(
    await colleague.call('POST', '/v2/companies', { body: { company: { name: 'Nowak GmbH', address } } }),
  );
  await colleague.call('PATCH', `/v2/companies/${company.id}/rules`, {
    body: { rules: { order_limit: '100.00' } },
  });
  const { number } = await openCart(colleague, 'EUR');
  const [variant = 0] = await plainVariants(colleague, 1);
  done(await addLine(colleague, number, variant, 100));
  const order = { company_id: company.id, po_number: 'PO-77' };
  done<Order>(await colleague.call('PUT', `/v2/plus/orders/${number}`, { body: { order } }));
  await shop.query(
    `insert into company_members (company_id, user_id, role) select $1, id, 'approver' from users where email = $2`,
    [company.id, email],
  );
  await shop.query(
    `insert into order_approvals (company_id, cart_id, requested_by, total, currency, print, note, expires_at)
     select $1, id, user_id, 99900, 'EUR', repeat('0', 64), 'Für die Messe', now() + interval '14 days'
     from carts where number = $2`,
    [company.id, number],
  );
  return number;
}
