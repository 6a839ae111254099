import { randomUUID } from 'node:crypto';
import type {
  Offer,
  previewStaffOffer,
  QuoteRequest,
  ReplyOf,
  StaffAccount,
  StaffQuote,
  StaffRequest,
  StaffRole,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { testArtwork } from '../../../test/test-artwork.ts';
import { offers, quotes } from '../../business/composition.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [quotes({ artwork: testArtwork() }), offers(ports), staff()],
  });
});
afterAll(() => shop.cleanup());

const keyed = () => ({ 'idempotency-key': randomUUID() });
const person = async (role: StaffRole, regions: string[] | null = null) => {
  const user = { email: `p${randomUUID()}@example.com`, password: 'correct horse battery' };
  const made = await shop.call('POST', '/v1/staff/accounts', {
    headers: { ...keyed(), authorization: 'Bearer a staff key for tests' },
    body: { ...user, first_name: role, roles: [{ role, regions }] },
  });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return {
    id: (made.body as StaffAccount).id,
    call: (method: string, path: string, sent?: object) =>
      shop.call(method, path, {
        token,
        headers: { ...keyed(), 'x-region': 'pl' },
        ...(sent ? { body: sent } : {}),
      }),
  };
};
type Person = Awaited<ReturnType<typeof person>>;

const box = {
  product: 'mailer-box-plain',
  size: { length: 200, width: 150, height: 60 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};
const ask = async (region = 'pl') => {
  const { token } = await shop.member();
  const { body } = await shop.call('POST', '/v2/quote_requests', {
    token,
    headers: { 'x-region': region },
    body: {
      quote_request: {
        type: 0,
        configuration: box,
        quantities: [500],
        message: '',
        email: `offer-${randomUUID().slice(0, 8)}@example.com`,
        full_name: 'Anna Nowak',
      },
    },
  });
  return { token, number: (body as QuoteRequest).qr_number };
};
const preview = (who: Person, number: string, body: object) =>
  who.call('POST', `/v1/staff/quote_requests/${number}/offer_preview`, body);
const offer = (who: Person, number: string, body: object) =>
  who.call('POST', `/v1/staff/quote_requests/${number}/offers`, body);
type Preview = ReplyOf<typeof previewStaffOffer>;
/** A share of the model's net total for 500 boxes, in decimals. */
const priced = async (who: Person, number: string, share: number) => {
  const { lines } = (await preview(who, number, { lines: [{ quantity: 500 }] })).body as Preview;
  return (Number(lines[0]?.model_net) * share).toFixed(2);
};

it('shows what an offer would earn, and writes nothing', async () => {
  const manager = await person('order_manager');
  const { number } = await ask();
  const half = await priced(manager, number, 0.5);
  const other = { ...box, size: { length: 300, width: 200, height: 100 } };
  const shown = await preview(manager, number, {
    lines: [{ quantity: 500 }, { quantity: 1000, configuration: other }, { quantity: 500, total_net: half }],
  });
  const { lines, ...rest } = shown.body as Preview;
  // The book's margin is 30 % (docs/pricing.md): half of it is the lowest, and half the price loses 40 %.
  expect(rest).toMatchObject({ currency: 'PLN', lowest_margin: '15.00', needs_approval: true });
  expect(lines.map(({ margin }) => Math.round(Number(margin)))).toEqual([30, 30, -40]);
  expect(lines.map(({ discount }) => Math.round(Number(discount)))).toEqual([0, 0, 50]);
  expect(lines[1]?.configuration.size.length).toBe(300);
  const read = (await manager.call('GET', `/v1/staff/quote_requests/${number}`)).body as StaffQuote;
  expect([read.offers, read.request.status, read.revision]).toEqual([[], 'received', 0]);
});

it('offers alternatives with terms; the buyer reads them and accepts one', async () => {
  const manager = await person('order_manager');
  const { number, token } = await ask();
  const other = { ...box, size: { length: 300, width: 200, height: 100 } };
  const made = await offer(manager, number, {
    lines: [
      { quantity: 500, total_net: await priced(manager, number, 0.9) },
      { quantity: 500, configuration: other },
    ],
    terms: 'Printed in Poland.',
    discount_reason: 'A regular buyer',
    revision: 0,
  });
  expect(made.body).toMatchObject({ status: 'sent', version: 1, terms: 'Printed in Poland.' });
  // The buyer never reads why.
  expect(made.text).not.toContain('regular');
  const link = new URL((made.body as Offer).url).pathname.split('/').at(-2) ?? '';
  const seen = (await shop.call('GET', `/offers/${link}`)).body as Offer;
  expect(seen).toMatchObject({ status: 'viewed', terms: 'Printed in Poland.' });
  const accepted = await shop.call('POST', `/offers/${link}/accept`, {
    token,
    headers: { 'x-region': 'pl', ...keyed() },
    body: { line_item_ids: [seen.line_items[1]?.id], token: link },
  });
  expect(accepted.body).toMatchObject({
    line_items: [{ quantity: 500, configuration: { size: { length: 300 } } }],
  });
  const read = (await manager.call('GET', `/v1/staff/quote_requests/${number}`)).body as StaffQuote;
  expect(read).toMatchObject({
    request: { status: 'closed' },
    offers: [{ version: 1, status: 'accepted', discount_reason: 'A regular buyer' }],
  });
});

it('below the lowest margin waits for another person, who sends it', async () => {
  const [manager, finance] = [await person('order_manager'), await person('finance')];
  const { number } = await ask();
  // Costs are 70 % of the model's price, so 82.5 % of it earns 15.2 % and 82 % earns 14.6 %.
  const body = { lines: [{ quantity: 500, total_net: await priced(manager, number, 0.82) }], revision: 0 };
  expect((await offer(manager, number, body)).body).toMatchObject({ code: 'approval_needed' });
  expect((await preview(manager, number, body)).body).toMatchObject({ needs_approval: true });
  const asked = await manager.call('POST', '/v1/staff/requests', {
    reason: 'A big brand',
    change: { kind: 'offer', quote_number: number, offer: body },
  });
  expect(asked.body).toMatchObject({ kind: 'offer', region: 'pl', amount: null });
  const { id } = asked.body as StaffRequest;
  expect((await manager.call('POST', `/v1/staff/requests/${id}/approve`)).body).toMatchObject({
    code: 'approval_own_request',
  });
  expect((await finance.call('POST', `/v1/staff/requests/${id}/approve`)).body).toMatchObject({
    state: 'approved',
  });
  const read = (await manager.call('GET', `/v1/staff/quote_requests/${number}`)).body as StaffQuote;
  expect(read.offers.map(({ status }) => status)).toEqual(['sent']);
  const fair = { lines: [{ quantity: 500, total_net: await priced(manager, number, 0.825) }] };
  expect((await offer(manager, number, fair)).status).toBe(200);
});

it('is refused on an older state, in another region, without the permission and for a box that cannot be made', async () => {
  const [manager, other] = [await person('order_manager'), await person('support')];
  const { number } = await ask();
  const body = { lines: [{ quantity: 500 }], revision: 0 };
  expect((await offer(other, number, body)).status).toBe(200);
  expect((await offer(manager, number, body)).body).toMatchObject({
    code: 'quote_conflict',
    changed_by: 'support',
  });
  expect(
    (await offer(await person('order_manager', ['pl']), (await ask('ro')).number, body)).body,
  ).toMatchObject({
    code: 'forbidden',
  });
  expect((await offer(await person('prepress'), number, body)).body).toMatchObject({ code: 'forbidden' });
  const wrong = {
    lines: [{ quantity: 500 }, { quantity: 500, configuration: { ...box, product: 'nothing' } }],
  };
  expect((await preview(manager, number, wrong)).body).toMatchObject({
    code: 'offer_not_possible',
    fields: [{ path: 'lines.1.configuration' }],
  });
});

it('is extended, reminded of once a day and withdrawn; then the buyer cannot accept it and the request can be closed', async () => {
  const manager = await person('order_manager');
  const { number, token } = await ask();
  const made = (await offer(manager, number, { lines: [{ quantity: 500 }] })).body as Offer;
  const at = `/v1/staff/offers/${made.id}`;
  const close = (revision: number) =>
    manager.call('POST', `/v1/staff/quote_requests/${number}/close`, { revision, reason: 'Too dear' });
  const until = new Date(Date.now() + 60 * 86_400_000).toISOString();
  expect((await manager.call('PUT', `${at}/validity`, { valid_until: until })).body).toMatchObject({
    valid_until: until,
    status: 'sent',
  });
  expect(
    (await manager.call('PUT', `${at}/validity`, { valid_until: '2020-01-01T00:00:00Z' })).body,
  ).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'valid_until' }],
  });
  expect((await manager.call('POST', `${at}/reminders`)).body).toMatchObject({
    code: 'transition_not_allowed',
  });
  await shop.db.execute(
    sql`update offers set created_at = now() - interval '25 hours' where id = ${made.id}`,
  );
  expect((await manager.call('POST', `${at}/reminders`)).status).toBe(200);
  expect((await manager.call('POST', `${at}/reminders`)).body).toMatchObject({
    code: 'transition_not_allowed',
  });
  await shop.runJobs();
  const linked = new URL(made.url).pathname;
  expect((await shop.mails()).filter((text) => text.includes(linked))).toHaveLength(2);
  // The offer, its extension and its reminder are three changes.
  expect((await close(3)).body).toMatchObject({ code: 'transition_not_allowed' });
  const other = await person('order_manager', ['ro']);
  expect((await other.call('POST', `${at}/withdraw`, { reason: 'Not mine' })).body).toMatchObject({
    code: 'forbidden',
  });
  expect((await manager.call('POST', `${at}/withdraw`, { reason: 'Out of stock' })).body).toMatchObject({
    status: 'withdrawn',
  });
  const link = linked.split('/').at(-2) ?? '';
  const refused = await shop.call('POST', `/offers/${link}/accept`, {
    token,
    headers: { 'x-region': 'pl', ...keyed() },
    body: { line_item_ids: [made.line_items[0]?.id], token: link },
  });
  expect(refused.body).toMatchObject({ code: 'offer_superseded' });
  expect((await shop.call('GET', `/offers/${link}`)).text).not.toContain('Out of stock');
  for (const again of ['withdraw', 'reminders'])
    expect(
      (await manager.call('POST', `${at}/${again}`, again === 'withdraw' ? { reason: 'Twice' } : undefined))
        .body,
    ).toMatchObject({ code: 'offer_superseded' });
  expect((await close(3)).body).toMatchObject({ code: 'quote_conflict', changed_by: 'order_manager' });
  expect((await close(4)).body).toEqual({ number, status: 'closed', revision: 5 });
  const read = (await manager.call('GET', `/v1/staff/quote_requests/${number}`)).body as StaffQuote;
  expect(read.lost_reason).toBe('Too dear');
});
