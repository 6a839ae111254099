import type { CompanyQuote, Order } from '@shop/contracts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { buyerOf, type OrderShop, startOrderShop, warsaw } from '../../sales/testing.ts';
import { type Colleague, createColleague, createCompanyWith } from '../companies/companies.fixture.ts';
import { companies } from '../companies/companies.ts';
import { offers } from '../offers/offers.ts';
import { codeOf, payNow } from '../order-approvals/order-approvals.fixture.ts';
import { quotes } from '../quotes/quotes.ts';
import { plus } from './plus.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [companies(ports), plus(ports), quotes({ artwork: testArtwork() }), offers(ports)],
  });
});
afterAll(() => shop.cleanup());

const brief = {
  type: 1,
  quantities: [],
  message: 'Boxes for twelve candles, please.',
  email: 'buyer@example.com',
  full_name: 'Anna Nowak',
};
const ask = (who: Colleague, company_id: number | null, change: object = {}) =>
  who.call('POST', '/v2/quote_requests', { quote_request: { ...brief, company_id, ...change } });
const list = async (who: Colleague, companyId: number, query = '') =>
  (await who.call('GET', `/v2/plus/quotes?company_id=${companyId}${query}`)).body as {
    quotes: CompanyQuote[];
    next_cursor: string | null;
  };

it('a company’s quotes are seen by those who see its orders, one’s own by who orders, and by no stranger', async () => {
  const team = await createCompanyWith(shop, 'viewer', 'requester', 'approver', 'designer');
  const { company, requester, approver } = team;
  const sent = await ask(requester, company.id);
  expect(sent.body).toMatchObject({ company_id: company.id, status: 'received' });
  await ask(approver, company.id);
  await ask(approver, null);
  for (const who of [team.viewer, team.admin, approver])
    expect((await list(who, company.id)).quotes.map(({ requested_by }) => requested_by.user_id)).toEqual([
      approver.id,
      requester.id,
    ]);
  expect((await list(requester, company.id)).quotes).toMatchObject([
    { requested_by: { user_id: requester.id, email: requester.email }, offer: null, owner_name: null },
  ]);
  const read = (who: Colleague) => who.call('GET', `/v2/plus/quotes?company_id=${company.id}`);
  expect(codeOf(await read(team.designer))).toBe('forbidden');
  expect((await read(await createColleague(shop))).status).toBe(404);
  // Whoever may not order for the company asks nothing in its name.
  for (const who of [team.viewer, team.designer, await createColleague(shop)]) {
    const refused = await ask(who, company.id);
    expect([refused.status, (refused.body as { fields: object[] }).fields]).toMatchObject([
      422,
      [{ path: 'quote_request.company_id', code: 'not_found' }],
    ]);
  }
});

it('a list goes on from its cursor, without a row twice and with none left out', async () => {
  const { admin, company } = await createCompanyWith(shop);
  for (let sent = 0; sent < 5; sent += 1) await ask(admin, company.id);
  const all = (await list(admin, company.id)).quotes.map(({ id }) => id);
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      admin,
      company.id,
      `&per_page=2${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...page.quotes.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect([all.length, seen]).toEqual([5, all]);
});

it('the newest offer stands beside its request, and its token opens it', async () => {
  const { admin, company } = await createCompanyWith(shop);
  // Unprinted: it can be ordered without a design.
  const configuration = {
    product: 'shipping-box-plain',
    size: { length: 300, width: 200, height: 150 },
    material: 'cardboard-natural',
    print_mode: 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  };
  const { qr_number } = (await ask(admin, company.id, { type: 0, configuration, quantities: [500, 1000] }))
    .body as CompanyQuote;
  const offered = await admin.call('POST', `/v2/instant_quotes/${qr_number}/offers`, {});
  expect(offered.status).toBe(200);
  const { line_items } = offered.body as { line_items: { id: number; total: string }[] };
  const [row] = (await list(admin, company.id)).quotes;
  expect(row).toMatchObject({
    qr_number,
    offer: { version: 1, status: 'sent', lines: 2, currency: 'PLN', order_number: null },
  });
  expect(row?.offer?.lowest_total).toBe(
    line_items.map(({ total }) => total).sort((one, other) => Number(one) - Number(other))[0],
  );
  const token = row?.offer?.token ?? '';
  expect((await admin.call('GET', `/offers/${token}?preview`)).body).toMatchObject({ qr_number });

  // Accepted: a personal cart, which is no order of the company until it is placed for it.
  const accepted = await shop.call('POST', `/offers/${token}/accept`, {
    token: admin.token,
    headers: { 'x-region': 'pl', 'idempotency-key': crypto.randomUUID() },
    body: { token, line_item_ids: [line_items[0]?.id] },
  });
  expect(codeOf(accepted)).toBe(200);
  const { number } = accepted.body as Order;
  const orderOf = async () => (await list(admin, company.id)).quotes[0]?.offer;
  expect(await orderOf()).toMatchObject({ status: 'accepted', order_number: null });
  const buyer = buyerOf(shop, admin.token);
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  const assigned = await admin.call('PUT', `/v2/plus/orders/${number}`, {
    order: { company_id: company.id },
  });
  expect(assigned.status).toBe(200);
  expect(await orderOf()).toMatchObject({ order_number: null });
  expect(codeOf(await payNow(buyer, number))).toBe(200);
  expect(await orderOf()).toMatchObject({ order_number: number });
  expect((await admin.call('GET', `/v2/plus/orders/${number}`)).status).toBe(200);
});
