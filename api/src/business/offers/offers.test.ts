import { randomUUID } from 'node:crypto';
import type { Offer, Order, QuoteRequest } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { TestReply } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { catalogue } from '../../catalogue/composition.ts';
import type { VatRegistry } from '../../sales/index.ts';
import { buyerOf, type OrderShop, startOrderShop, warsaw } from '../../sales/testing.ts';
import { quotes } from '../quotes/quotes.ts';
import { listOfferVariants } from './list-offer-variants.ts';
import { expireOffers } from './offers.repo.ts';
import { offers } from './offers.ts';

/** The VAT register's reply in these tests. */
let answer: Awaited<ReturnType<VatRegistry['ask']>> = { kind: 'silent', reason: 'unavailable' };
const vatRegistry: VatRegistry = { name: 'vies', covers: () => true, ask: async () => answer };
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    vatRegistry,
    more: (ports) => [
      quotes({ artwork: testArtwork(), vatRegistry }),
      offers(ports),
      catalogue({ offerVariants: listOfferVariants }),
    ],
  });
});
afterAll(() => shop.cleanup());

const configuration = {
  product: 'shipping-box-plain',
  size: { length: 300, width: 200, height: 150 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};
const headers = { 'x-region': 'pl' };
const call = (token: string | null, method: string, path: string, body?: object): Promise<TestReply> =>
  shop.call(method, path, {
    ...(token === null ? {} : { token }),
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(body ? { body } : {}),
  });
const request = async (token: string, change: object = {}): Promise<QuoteRequest> =>
  (
    await call(token, 'POST', '/v2/quote_requests', {
      quote_request: {
        type: 0,
        configuration,
        quantities: [500, 1000, 2500],
        message: '',
        email: 'buyer@example.com',
        full_name: 'Anna Nowak',
        ...change,
      },
    })
  ).body as QuoteRequest;
const instant = (token: string, id: string | number, quantities?: number[]) =>
  call(token, 'POST', `/v2/instant_quotes/${id}/offers`, quantities ? { offer: { quantities } } : {});
const tokenOf = (offer: Offer): string => new URL(offer.url).pathname.split('/').at(-2) ?? '';
const read = async (token: string) => (await call(null, 'GET', `/offers/${token}?preview`)).body as Offer;
const accept = (user: string, token: string, ids: number[], inBody = token) =>
  call(user, 'POST', `/offers/${token}/accept`, { line_item_ids: ids, token: inBody });
const expire = (id: number) =>
  shop.db.execute(sql`update offers set valid_until = now() - interval '1 second' where id = ${id}`);

const offered = async () => {
  const { token, email } = await shop.member();
  const quote = await request(token);
  const offer = (await instant(token, quote.qr_number)).body as Offer;
  return {
    user: token,
    email,
    quote,
    offer,
    token: tokenOf(offer),
    ids: offer.line_items.map(({ id }) => id),
  };
};

it('is taxed by the place of the delivery, as the cart will be', async () => {
  const { token } = await shop.member();
  const taxed = async (place: object) => {
    const { qr_number } = await request(token, { quantities: [500], ...place });
    const { tax, line_items } = (await instant(token, qr_number)).body as Offer;
    return { ...tax, gross: line_items[0]?.total_gross, net: line_items[0]?.total };
  };
  const [milan, livigno] = [
    await taxed({ country_iso: 'IT', zipcode: '20121' }),
    await taxed({ country_iso: 'IT', zipcode: 'IT-23041' }),
  ];
  expect(milan).toMatchObject({ country_iso: 'IT', rate: '22.00' });
  expect(livigno).toMatchObject({ country_iso: 'IT', rate: '0.00' });
  expect(livigno.gross).toBe(livigno.net);
  const wrong = await call(token, 'POST', '/v2/quote_requests', {
    quote_request: {
      ...{ type: 1, quantities: [], message: 'Boxes for tea, please.', email: 'a@example.com' },
      ...{ full_name: 'Anna Nowak', country_iso: 'DE', zipcode: '1234' },
    },
  });
  expect(wrong.body).toMatchObject({
    fields: [{ path: 'quote_request.zipcode', code: 'wrong_format', example: expect.any(String) }],
  });
});

it('is without VAT for a business in Northern Ireland once its number is verified, else in the union scheme', async () => {
  const { token } = await shop.member();
  const belfast = { country_iso: 'GB', zipcode: 'BT1 5GS', company_name: 'Belfast Boxes Ltd' };
  const vat_id = ' xi 980 7806 84 ';
  const quote = await request(token, { quantities: [500], ...belfast, vat_id });
  expect(quote.vat_id).toBe('XI980780684');
  const offer = async (id: string) => (await instant(token, id)).body as Offer;
  const pending = await offer(quote.qr_number);
  expect(pending.tax).toMatchObject({ country_iso: 'GB', rate: '20.00', reason_code: null });
  // The register was silent; what the retry learns counts, and the offer is made anew.
  await shop.db.execute(sql`
    insert into vat_checks (vat_id, country, verdict, reason, registry, checked_at)
    values ('XI980780684', 'GB', 'valid', null, 'vies', now())`);
  const verified = await offer(quote.qr_number);
  expect([verified.version, verified.tax]).toEqual([
    2,
    { country_iso: 'GB', rate: '0.00', shown_included: true, reason_code: 'intra_community' },
  ]);
  expect(verified.line_items[0]).toMatchObject({
    total: pending.line_items[0]?.total,
    total_gross: verified.line_items[0]?.total,
  });
  expect((await offer(quote.qr_number)).version).toBe(2);
  const taxed = async (change: object) =>
    (await offer((await request(token, { quantities: [500], ...belfast, ...change })).qr_number)).tax;
  // The same number in Great Britain: British VAT. No number, or one that the register does not know: no exemption.
  expect(await taxed({ vat_id, zipcode: 'SW1A 1AA' })).toMatchObject({ rate: '20.00', reason_code: null });
  expect(await taxed({})).toMatchObject({ rate: '20.00' });
  answer = { kind: 'invalid' };
  expect(await taxed({ vat_id: 'XI333289454' })).toMatchObject({ rate: '20.00' });
  // A company may order to another member state than its own.
  answer = { kind: 'valid', name: 'Berg GmbH', address: null, consultationId: null };
  const paris = { country_iso: 'FR', zipcode: '75001', vat_id: 'DE136695976' };
  expect(await taxed(paris)).toMatchObject({
    country_iso: 'FR',
    rate: '0.00',
    reason_code: 'intra_community',
  });
  const wrong = await call(token, 'POST', '/v2/quote_requests', {
    quote_request: {
      ...{ type: 1, quantities: [], message: 'Boxes for tea, please.', email: 'a@example.com' },
      ...{ full_name: 'Anna Nowak', country_iso: 'DE', vat_id: 'DE136695977' },
    },
  });
  expect(wrong.body).toMatchObject({
    fields: [{ path: 'quote_request.vat_id', code: 'wrong_format', example: 'DE136695976' }],
  });
});

it('answers a request at once with a priced line a quantity, at the prices of the model', async () => {
  const { offer, quote, token, user } = await offered();
  expect(offer).toMatchObject({
    version: 1,
    status: 'sent',
    currency: 'PLN',
    email: 'buyer@example.com',
    order_number: null,
    order_manager: null,
    qr_number: quote.qr_number,
  });
  expect(token).toMatch(/^[\w-]{43}$/);
  const prices = (
    await call(null, 'POST', '/v3/dynamic_prices', { configuration, quantities: [500, 1000, 2500] })
  ).body as { variant: { volume_prices: { range_start: number; total_net: string; total_gross: string }[] } };
  expect(offer.line_items.map((line) => [line.quantity, line.total, line.total_gross])).toEqual(
    prices.variant.volume_prices.map((tier) => [tier.range_start, tier.total_net, tier.total_gross]),
  );
  expect((await call(user, 'GET', `/quote_requests/${quote.id}`)).body).toMatchObject({ status: 'offered' });
  const stored = await shop.db.query(sql`select row_to_json(o)::text as row from offers o`);
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('names who looks after the buyer, as the buyer’s orders do, from the moment somebody is assigned', async () => {
  const { token, user } = await offered();
  expect((await read(token)).order_manager).toBeNull();
  const manager = { email: 'maria@packwright.example', name: 'Maria Lis', avatar: '/people/maria.webp' };
  await shop.db.execute(sql`
    with made as (insert into order_managers (name, email, avatar)
      values (${manager.name}, ${manager.email}, ${manager.avatar}) returning id)
    update users set order_manager_id = (select id from made)
    where id = (select user_id from quote_requests where id = (
      select quote_request_id from offers order by id desc limit 1))`);
  expect((await read(token)).order_manager).toEqual(manager);
  expect((await call(user, 'GET', '/orders/managers/current')).body).toEqual(manager);
});

it('is viewed by reading, not by preview or as PDF', async () => {
  const { token, offer } = await offered();
  for (const path of [`/offers/${token}?preview`, `/offers/${token}?preview=1`])
    expect((await call(null, 'GET', path)).body).toMatchObject({ status: 'sent' });
  const pdf = await fetch(`${shop.url}${offer.pdf_url}`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await fetch(`${shop.url}/api/offers/unknown/pdf`)).status).toBe(404);
  expect((await call(null, 'GET', `/offers/${token}`)).body).toMatchObject({ status: 'viewed' });
  expect(await read(token)).toMatchObject({ status: 'viewed' });
});

it('becomes an order of the chosen lines at its own prices, and no price book moves them', async () => {
  const { user, offer, token, ids } = await offered();
  const [, second, third] = offer.line_items;
  const chosen = [ids[1] ?? 0, ids[2] ?? 0];
  shop.book.unit = 99_999n;
  const order = (await accept(user, token, chosen)).body as Order;
  expect(order).toMatchObject({ channel: 'custom', currency: 'PLN', email: expect.stringContaining('@') });
  expect(order.line_items.map((line) => [line.quantity, line.total_gross, line.price])).toEqual(
    [second, third].map((line) => [line?.quantity, line?.total_gross, line?.price]),
  );
  const seen = await read(token);
  expect(seen).toMatchObject({ status: 'accepted', order_number: order.number });
  expect(seen.line_items.map(({ accepted }) => accepted)).toEqual([false, true, true]);
  const buyer = buyerOf(shop, user);
  await buyer.submit(order.number, 'address', { ship_address_attributes: warsaw });
  const ready = (await buyer.submit(order.number, 'delivery', { shipping_method: 'courier' })).body as Order;
  expect(ready.line_items.map(({ total_gross }) => total_gross)).toEqual([
    second?.total_gross,
    third?.total_gross,
  ]);
  await buyer.submit(order.number, 'payment', {
    payments_attributes: [{ payment_method: 'check' }],
    accepted_terms: true,
  });
  expect((await buyer.transfer(order.number)).status).toBe(200);
  expect(await buyer.read(order.number)).toMatchObject({ state: 'complete', channel: 'custom' });
  shop.book.unit = 12_345n;
});

it('leaves the open cart alone and keeps its lines fixed', async () => {
  const { user, token, ids } = await offered();
  const buyer = buyerOf(shop, user);
  const cart = await buyer.open();
  const order = (await accept(user, token, ids.slice(0, 1))).body as Order;
  expect(order.number).not.toBe(cart.number);
  expect((await buyer.open()).number).toBe(cart.number);
  const line = order.line_items[0]?.id ?? 0;
  const refusals = [
    call(user, 'PUT', `/orders/${order.number}/line_items/${line}`, { line_item: { quantity: 7000 } }),
    call(user, 'DELETE', `/orders/${order.number}/line_items/${line}`),
    call(user, 'POST', `/v2/orders/${order.number}/line_item`, {
      line_item: { variant_id: 101, quantity: 100 },
    }),
  ];
  for (const reply of await Promise.all(refusals))
    expect(reply).toMatchObject({ status: 409, body: { code: 'cart_completed' } });
  expect((await buyer.read(order.number)).line_items).toEqual(order.line_items);
});

describe('invariant 19: an offer', () => {
  it('is accepted at most once, by however many at once', async () => {
    const { user, token, ids } = await offered();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => accept(user, token, [ids[index % 2] ?? 0])),
    );
    const won = replies.filter(({ status }) => status === 200).map(({ body }) => (body as Order).number);
    expect(won.length).toBe(4);
    expect(new Set(won).size).toBe(1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject({ status: 409, body: { code: 'offer_accepted' } });
    const [count] = await shop.db.query<{ carts: number }>(
      sql`select count(*)::int as carts from carts where offer_id = (select id from offers where cart_id = (select id from carts where number = ${won[0] ?? ''}))`,
    );
    expect(count?.carts).toBe(1);
  });

  it('is never accepted after its end by the clock of the database, whatever ours says', async () => {
    const { user, offer, token, ids } = await offered();
    await expire(offer.id);
    shop.setClock(new Date('2020-01-01T00:00:00Z'));
    const late = await accept(user, token, ids);
    shop.setClock(null);
    expect(late).toMatchObject({ status: 409, body: { code: 'offer_expired' } });
    expect(await read(token)).toMatchObject({ status: 'expired', order_number: null });
  });

  it('keeps its end when the expiry job runs', async () => {
    const accepted = await offered();
    await accept(accepted.user, accepted.token, accepted.ids);
    const superseded = await offered();
    await instant(superseded.user, superseded.quote.id, [750]);
    const ended = await offered();
    await expire(ended.offer.id);
    const living = await offered();
    await expireOffers(shop.db);
    await expireOffers(shop.db);
    const states = await Promise.all(
      [accepted, superseded, ended, living].map(async ({ token }) => (await read(token)).status),
    );
    expect(states).toEqual(['accepted', 'superseded', 'expired', 'sent']);
    await expect(
      shop.db.execute(sql`update offers set status = 'sent' where id = ${ended.offer.id}`),
    ).rejects.toThrow();
  });
});

it('is the same offer when asked again, and a new version for other quantities', async () => {
  const { user, quote, offer, token, ids } = await offered();
  expect((await instant(user, quote.id)).body).toEqual(offer);
  const newer = (await instant(user, quote.id, [750])).body as Offer;
  expect(newer).toMatchObject({ version: 2, status: 'sent' });
  expect(newer.line_items.map(({ quantity }) => quantity)).toEqual([750]);
  expect(await accept(user, token, ids)).toMatchObject({ status: 409, body: { code: 'offer_superseded' } });
});

it('refuses foreign lines, a body token that differs, unknown tokens and foreign requests', async () => {
  const { user, quote, token, ids } = await offered();
  const other = await offered();
  expect(await accept(user, token, [other.ids[0] ?? 0])).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'line_item_ids.0', code: 'unknown' }] },
  });
  expect(await accept(user, token, ids, other.token)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', fields: [{ path: 'token' }] },
  });
  expect((await accept(user, token, [])).status).toBe(422);
  const body = { line_item_ids: ids, token };
  const keyless = await shop.call('POST', `/offers/${token}/accept`, { token: user, headers, body });
  expect(keyless).toMatchObject({ status: 422, body: { code: 'idempotency_key_required' } });
  for (const bad of ['x', randomUUID(), token.slice(1)]) {
    expect((await call(null, 'GET', `/offers/${bad}`)).status).toBe(404);
    expect((await accept(user, bad, ids)).status).toBe(404);
  }
  expect((await instant(other.user, quote.id)).status).toBe(404);
  expect((await instant(other.user, quote.qr_number)).status).toBe(404);
  expect(await read(token)).toMatchObject({ status: 'sent' });
  const brief = await request(user, {
    type: 1,
    configuration: null,
    quantities: [],
    message: 'A box for twelve candles, please.',
  });
  expect(await instant(user, brief.id)).toMatchObject({ status: 422, body: { code: 'offer_not_possible' } });
});

it('shows the order to its owner alone, though others hold the link', async () => {
  const { user, token, ids } = await offered();
  const order = (await accept(user, token, ids)).body as Order;
  const { token: stranger } = await shop.member();
  expect(await accept(stranger, token, ids)).toMatchObject({ status: 409, body: { code: 'offer_accepted' } });
  expect((await call(stranger, 'GET', `/orders/${order.number}`)).status).toBe(404);
});

it('goes along when a visitor signs in', async () => {
  const visitor = await shop.visitor();
  const quote = await request(visitor);
  const offer = (await instant(visitor, quote.id)).body as Offer;
  const order = (await accept(visitor, tokenOf(offer), [offer.line_items[0]?.id ?? 0])).body as Order;
  const { token } = await shop.member();
  const { email } = (await call(token, 'GET', '/users/me')).body as { email: string };
  await buyerOf(shop, token).open();
  const signedIn = await call(visitor, 'POST', '/sign_in', {
    user: { email, password: 'correct horse battery' },
  });
  const account = (signedIn.body as { token: string }).token;
  expect((await call(account, 'GET', `/orders/${order.number}`)).body).toMatchObject({
    number: order.number,
    line_items: [{ quantity: 500, total: offer.line_items[0]?.total }],
  });
});

it('prices the boxes of the offer with context=offer, by its token', async () => {
  const { offer, token } = await offered();
  const reply = await call(null, 'GET', `/v2/variants?context=offer&token=${token}`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { variants } = reply.body as {
    variants: { id: number; volume_prices: { range_start: number; total_net: string }[] }[];
  };
  expect(variants.map(({ id }) => id)).toEqual([offer.line_items[0]?.variant_id]);
  expect(variants[0]?.volume_prices.map((tier) => [tier.range_start, tier.total_net])).toEqual(
    offer.line_items.map(({ quantity, total }) => [quantity, total]),
  );
  expect(
    (await call(null, 'GET', `/v2/variants?context=offer&token=${token}&q[product_eq]=none`)).body,
  ).toMatchObject({ variants: [] });
  expect((await call(null, 'GET', '/v2/variants?context=offer')).status).toBe(422);
  expect((await call(null, 'GET', '/v2/variants?context=offer&token=wrong')).status).toBe(404);
});

it('mails the link once, in the language of the market', async () => {
  const visitor = await shop.visitor();
  const offer = (await instant(visitor, (await request(visitor)).id)).body as Offer;
  await shop.work();
  await shop.work();
  const mails = (await shop.mails()).filter((mail) => mail.includes(tokenOf(offer)));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Twoja oferta jest gotowa');
  expect(mails[0]).toContain('Zobacz ofertę');
});
