import type { Order, OrderApproval, Problem } from '@shop/contracts';
import { invoices } from '../../sales/composition.ts';
import { type Buyer, buyerOf, cards, type OrderShop, startOrderShop, warsaw } from '../../sales/testing.ts';
import { type Colleague, createCompanyWith } from '../companies/companies.fixture.ts';
import { companies } from '../companies/companies.ts';
import { plus } from '../plus/plus.ts';
import { orderApprovals } from './order-approvals.ts';

/** A shop in which companies order, approve and are invoiced. */
export const startApprovalsShop = (): Promise<OrderShop> =>
  startOrderShop({
    more: (ports) => [companies(ports), plus(ports), orderApprovals(ports), invoices(ports)],
  });

/** Returns the code of a failure, or the status of a success. */
export const codeOf = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): string | number => (status < 400 ? status : (body as Problem).code);

/**
 * A member's cart for a company that lacks only the payment. 100 pieces cost 151.84 PLN with VAT.
 */
export const companyCart = async (
  shop: OrderShop,
  who: Colleague,
  companyId: number,
  { quantity = 100, po }: { readonly quantity?: number; readonly po?: string } = {},
): Promise<{ readonly buyer: Buyer; readonly number: string; readonly order: Order }> => {
  const buyer = buyerOf(shop, who.token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity });
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  const assigned = await buyer.call('PUT', `/v2/plus/orders/${number}`, {
    order: { company_id: companyId, ...(po ? { po_number: po } : {}) },
  });
  if (assigned.status !== 200) throw new Error(assigned.text);
  return { buyer, number, order: assigned.body as Order };
};

export const setRules = async (admin: Colleague, companyId: number, rules: object): Promise<void> => {
  const reply = await admin.call('PATCH', `/v2/companies/${companyId}/rules`, { rules });
  if (reply.status !== 200) throw new Error(reply.text);
};

export const ask = (who: Colleague, order_number: string, note?: string) =>
  who.call('POST', '/v2/plus/approvals', { approval: { order_number, ...(note ? { note } : {}) } });

/** A company with a limit per order of 100.00 PLN, and a requester's request above it. */
export const askedOrder = async (shop: OrderShop) => {
  const team = await createCompanyWith(shop, 'requester', 'approver');
  await setRules(team.admin, team.company.id, { order_limit: '100.00' });
  const cart = await companyCart(shop, team.requester, team.company.id);
  const asked = await ask(team.requester, cart.number, 'For the fair');
  if (asked.status !== 200) throw new Error(asked.text);
  return { ...team, ...cart, approval: asked.body as OrderApproval };
};

export const payNow = async (buyer: Buyer, number: string) =>
  buyer.pay(number, await buyer.card(cards.success));
