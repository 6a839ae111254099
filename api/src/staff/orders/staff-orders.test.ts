import { randomUUID } from 'node:crypto';
import type { Problem, SearchHit, Shipment, StaffOrder, StaffOrderRow } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { approvals, production, qa, shipments } from '../../fulfilment/composition.ts';
import { noArtwork } from '../../fulfilment/testing.ts';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { codeOf, startPerson } from '../people/person.fixture.ts';
import { staffOrders } from './staff-orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [
      qa(),
      shipments(),
      production(ports, { artwork: noArtwork }),
      approvals(),
      staff(),
      staffOrders(ports),
    ],
  });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { ...operator, ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}) },
    ...(body ? { body } : {}),
  });
const code = ({ body }: { body: unknown }) => (body as Problem).code;

const paid = async (quantity = 100) => {
  const { buyer, number, email } = await readyBuyer(shop, { variant_id: 101, quantity });
  await buyer.pay(number, await buyer.card(cards.success));
  const { line_items, total } = await buyer.read(number);
  return { buyer, number, email, total, line: line_items[0]?.id ?? 0 };
};
const list = async (query = '') =>
  (await asStaff('GET', `/v1/staff/orders?${query}`)).body as {
    orders: StaffOrderRow[];
    next_cursor: string | null;
  };
const rowOf = async (number: string) => (await list(`text=${number}`)).orders[0];
const read = async (number: string) =>
  (await asStaff('GET', `/v1/staff/orders/${number}`)).body as StaffOrder;
const hold = (number: string, revision: number, reason = 'The address is unclear') =>
  asStaff('POST', `/v1/staff/orders/${number}/hold`, { revision, reason });
const release = (number: string, revision: number) =>
  asStaff('POST', `/v1/staff/orders/${number}/release`, { revision });
const begin = (number: string) => asStaff('PUT', `/v1/orders/${number}/begin_production`);
const pack = (order_number: string, line_item_id: number, quantity: number) =>
  asStaff('POST', '/shipments', {
    order_number,
    carrier: 'dpd',
    tracking_number: `DPD${line_item_id}`,
    line_items: [{ line_item_id, quantity }],
  });
const move = (id: number, state: string) => asStaff('PUT', `/shipments/${id}`, { state });
const judge = (order_number: string, line_item_id: number, state: string) =>
  asStaff('POST', '/qa_state_changes', { order_number, line_item_id, state });

it('derives the stage of an order from what is recorded, from placement to arrival', async () => {
  const { number, line } = await paid(100);
  const stage = async () => (await rowOf(number))?.stage;
  expect(await stage()).toBe('check');
  await shop.db.execute(sql`
    insert into production_files (order_id, order_line_id, status, sha256, bytes)
    select order_id, id, 'ready', repeat('ab', 32), 1234 from order_lines where id = ${line}`);
  const proof = (await asStaff('POST', '/client_approval_filesets', { order_number: number })).body as {
    uuid: string;
  };
  expect(await stage()).toBe('proof');
  expect((await rowOf(number))?.obstacles).toEqual(['proof_pending']);
  await shop.call('PUT', `/client_approval_filesets/${proof.uuid}`, {
    body: { status: 'approved', email: 'ada@example.com' },
  });
  expect(await stage()).toBe('check');
  // The artwork passes; the goods do not exist yet.
  for (const state of ['in_check', 'passed']) await judge(number, line, state);
  expect(await stage()).toBe('check');
  await begin(number);
  expect(await stage()).toBe('print');
  await judge(number, line, 'in_check');
  expect(await stage()).toBe('print');
  await judge(number, line, 'passed');
  expect(await stage()).toBe('pack');
  const first = (await pack(number, line, 60)).body as Shipment;
  expect(await stage()).toBe('ship');
  await move(first.id, 'shipped');
  expect(await stage()).toBe('ship');
  const second = (await pack(number, line, 40)).body as Shipment;
  await move(second.id, 'shipped');
  expect(await stage()).toBe('transit');
  for (const { id } of [first, second]) await move(id, 'delivered');
  expect(await stage()).toBe('delivered');
  const other = await paid();
  await asStaff('PUT', `/v1/orders/${other.number}/cancel`, { reason: 'other', note: '' });
  expect((await rowOf(other.number))?.stage).toBe('canceled');
});

it('holds an order: nothing of it is made, packed or sent until it is released, whoever was faster', async () => {
  const { number, line } = await paid();
  expect((await hold(number, 0)).body).toEqual({ number, revision: 1, held: true });
  expect(await rowOf(number)).toMatchObject({ obstacles: ['on_hold'], revision: 1 });
  expect((await list('held=true')).orders.map((row) => row.number)).toContain(number);
  expect(code(await begin(number))).toBe('order_on_hold');
  expect(code(await pack(number, line, 1))).toBe('order_on_hold');
  // A colleague with the state from before is told, and nothing is overwritten.
  expect(code(await hold(number, 0, 'Another reason'))).toBe('order_conflict');
  expect(code(await release(number, 0))).toBe('order_conflict');
  expect(code(await hold(number, 1))).toBe('transition_not_allowed');
  expect((await read(number)).hold).toMatchObject({ reason: 'The address is unclear', by: 'staff:test' });
  expect((await release(number, 1)).body).toEqual({ number, revision: 2, held: false });
  expect(code(await release(number, 2))).toBe('transition_not_allowed');
  const parcel = (await pack(number, line, 100)).body as Shipment;
  await hold(number, 2);
  expect(code(await move(parcel.id, 'shipped'))).toBe('order_on_hold');
  await expect(
    shop.db.execute(sql`update orders set fulfilment_status = 'shipped' where number = ${number}`),
  ).rejects.toThrow(/on hold/);
  await release(number, 3);
  await move(parcel.id, 'shipped');
  expect(code(await hold(number, 4))).toBe('transition_not_allowed');
  const canceled = await paid();
  await asStaff('PUT', `/v1/orders/${canceled.number}/cancel`, { reason: 'other', note: '' });
  expect(code(await hold(canceled.number, 0))).toBe('order_canceled');
  expect(code(await hold('R000000000', 0))).toBe('not_found');
});

it('shows one order with everything that belongs to it', async () => {
  const { number, email, line, total } = await paid();
  await shop.work();
  const note = await asStaff('POST', `/v1/staff/orders/${number}/notes`, { text: 'Calls back\non Monday.' });
  expect(note.body).toMatchObject({ text: 'Calls back\non Monday.', author: 'staff:test' });
  await pack(number, line, 40);
  const shown = await read(number);
  expect(shown).toMatchObject({
    order: { number, total, state: 'complete' },
    region: 'pl',
    stage: 'ship',
    customer: { email, orders: 1 },
    hold: null,
    lines: [{ line_item_id: line, quantity: 100, packed: 40, shipped: 0, refunded: 0, quality: 'waiting' }],
    invoices: [{ kind: 'normal', total }],
    shipments: [{ order_number: number, state: 'packed' }],
    notes: [{ text: 'Calls back\non Monday.' }],
    mails: [{ name: 'confirmation', state: 'sent' }],
  });
  const actions = shown.events.map(({ action }) => action);
  expect(actions.indexOf('checkout.place')).toBeLessThan(actions.indexOf('shipment.packed'));
  expect((await shop.call('GET', shown.invoices[0]?.pdf_url.replace(/^.*\/api/, '') ?? '')).status).not.toBe(
    500,
  );
  expect((await asStaff('GET', '/v1/staff/orders/R000000000')).status).toBe(404);
  const { number: cart } = await readyBuyer(shop);
  expect((await asStaff('GET', `/v1/staff/orders/${cart}`)).status).toBe(404);
  expect((await asStaff('POST', `/v1/staff/orders/${cart}/notes`, { text: 'x' })).status).toBe(404);
});

it('previews a refund to the cent, as the refund then does it, and writes nothing', async () => {
  const { number, line, buyer } = await paid(100);
  const invoice = (await read(number)).invoices[0]?.number;
  const credit = { lines: [{ line_item_id: line, quantity: 7 }], shipping: true, reason: 'defect' };
  const preview = await asStaff('POST', `/v1/staff/orders/${number}/refund_preview`, credit);
  expect(preview.body).toMatchObject({ credited_invoice: invoice, surplus: '0.00' });
  expect((await read(number)).refunds).toEqual([]);
  const shown = preview.body as {
    amount: string;
    left: string;
    lines: { gross: string }[];
    payouts: { amount: string }[];
  };
  const refund = await asStaff('POST', '/v1/refunds', { order_number: number, ...credit });
  expect(refund.body).toMatchObject({
    amount: shown.amount,
    lines: [{ line_item_id: line, quantity: 7, amount: shown.lines[0]?.gross }],
    payouts: shown.payouts.map(({ amount }) => ({ amount })),
    credit_note: expect.any(String),
  });
  const rest = await asStaff('POST', `/v1/staff/orders/${number}/refund_preview`, {
    full: true,
    reason: 'defect',
  });
  expect((rest.body as { amount: string }).amount).toBe(shown.left);
  const cents = (text: string) => BigInt(text.replace('.', ''));
  expect(cents(shown.amount) + cents(shown.left)).toBe(cents((await buyer.read(number)).total));
  const tooMuch = { lines: [{ line_item_id: line, quantity: 94 }], reason: 'defect' };
  expect(code(await asStaff('POST', `/v1/staff/orders/${number}/refund_preview`, tooMuch))).toBe(
    'refund_too_large',
  );
  expect(code(await asStaff('POST', `/v1/staff/orders/${number}/refund_preview`, { reason: 'defect' }))).toBe(
    'invalid_input',
  );
});

it('filters, sorts and pages orders; no page repeats or skips a row', async () => {
  for (let made = 0; made < 3; made += 1) await paid();
  const numbers = async (query: string) => {
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `${query}&per_page=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      found.push(...page.orders.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    return found;
  };
  const all = (await list('per_page=100')).orders.map(({ number }) => number);
  expect(await numbers('sort=-placed')).toEqual(all);
  expect(await numbers('sort=placed')).toEqual([...all].reverse());
  expect(new Set(all).size).toBe(all.length);
  await shop.db.execute(sql`
    update orders set dispatch_on = current_date - 3 + (id % 3)::int, deliver_by = current_date - 1 where placed_at is not null`);
  const dated = await list('sort=dispatch&per_page=100');
  const days = dated.orders.map(({ dispatch_on }) => dispatch_on ?? '');
  expect(days).toEqual([...days].sort());
  expect(await numbers('sort=dispatch')).toEqual(dated.orders.map(({ number }) => number));
  expect(await numbers('sort=-dispatch')).toEqual(dated.orders.map(({ number }) => number).reverse());
  const late = (await list('late=true&per_page=100')).orders;
  expect(late.length).toBeGreaterThan(0);
  expect(late.every((row) => row.late === (row.stage === 'transit' ? 'delivery' : 'dispatch'))).toBe(true);
  const { stages } = (await asStaff('GET', '/v1/staff/orders/counts?region=pl')).body as {
    stages: { stage: string; orders: number; late: number }[];
  };
  for (const { stage, orders, late: lateOnes } of stages) {
    expect((await list(`stage=${stage}&per_page=100`)).orders).toHaveLength(orders);
    expect((await list(`stage=${stage}&late=true&per_page=100`)).orders).toHaveLength(lateOnes);
  }
  expect((await list('region=se')).orders).toEqual([]);
  expect(
    (await list('payment_state=paid&per_page=100')).orders.every((row) => row.payment_state === 'paid'),
  ).toBe(true);
  for (const query of ['cursor=bad', 'cursor=WzEsMl0', 'text=ab', 'stage=sold', 'late=false', 'per_page=101'])
    expect((await asStaff('GET', `/v1/staff/orders?${query}`)).status).toBe(422);
});

it('finds orders, invoices, parcels, customers and designs by any fragment, whatever case and accents', async () => {
  const { number, email, line, buyer } = await paid();
  await pack(number, line, 1);
  await shop.db.execute(
    sql`update users set first_name = 'Żaneta', last_name = 'Łęcka' where email = ${email}`,
  );
  await shop.design(buyer.token, 'Křehké zboží 100%');
  const [invoice] = (await read(number)).invoices;
  const hits = async (q: string) =>
    ((await asStaff('GET', `/v1/staff/search?q=${encodeURIComponent(q)}`)).body as { hits: SearchHit[] })
      .hits;
  expect(await hits(number.slice(2))).toContainEqual(
    expect.objectContaining({ kind: 'order', id: number, order_number: number, region: 'pl' }),
  );
  expect(await hits(invoice?.number.slice(1) ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'invoice', order_number: number }),
  );
  expect(await hits(`pd${line}`)).toContainEqual(
    expect.objectContaining({ kind: 'shipment', title: `DPD${line}`, order_number: number }),
  );
  expect(await hits('ZANETA lec')).toContainEqual(
    expect.objectContaining({ kind: 'customer', title: email, orders_text: email }),
  );
  expect(await hits('krehke ZBOZI')).toContainEqual(
    expect.objectContaining({ kind: 'design', title: 'Křehké zboží 100%' }),
  );
  // A wildcard is a character like any other.
  expect(await hits('100%')).toHaveLength(1);
  expect(await hits('10__')).toEqual([]);
  expect((await asStaff('GET', '/v1/staff/search?q=ab')).status).toBe(422);
  expect((await shop.call('GET', `/v1/staff/search?q=${number}`, { token: buyer.token })).status).toBe(404);
});

it('shows and changes orders only in the regions in which a person has the permission', async () => {
  const [ours, theirs] = [await paid(), await paid()];
  await shop.db.execute(sql`update orders set region = 'pl' where number = ${ours.number}`);
  await shop.db.execute(sql`update orders set region = 'de' where number = ${theirs.number}`);
  const roles = ['order_manager', 'production', 'finance'] as const;
  const polish = await startPerson(shop, 'Ola', ...roles.map((role) => ({ role, regions: ['pl' as const] })));
  const numbers = [ours.number, theirs.number];
  const listed = (body: unknown) => numbers.filter((number) => JSON.stringify(body).includes(number));
  for (const path of ['/v1/staff/orders', '/v1/staff/production_lines'])
    expect([path, listed((await polish.call('GET', path)).body)]).toEqual([path, [ours.number]]);
  for (const number of numbers) {
    const { body } = await polish.call('GET', `/v1/staff/search?q=${number}`);
    expect((body as { hits: SearchHit[] }).hits.map(({ id }) => id)).toEqual(
      number === ours.number ? [number] : [],
    );
  }
  const { revision } = await read(theirs.number);
  const refund = { lines: [{ line_item_id: theirs.line, quantity: 1 }], reason: 'defect' };
  const about = { order_number: theirs.number, line_item_id: theirs.line };
  const calls = [
    ['GET', `/v1/staff/orders/${theirs.number}`],
    ['POST', `/v1/staff/orders/${theirs.number}/notes`, { text: 'Seen' }],
    ['POST', `/v1/staff/orders/${theirs.number}/hold`, { revision, reason: 'Unclear' }],
    ['POST', `/v1/staff/orders/${theirs.number}/release`, { revision }],
    ['POST', `/v1/staff/orders/${theirs.number}/refund_preview`, refund],
    ['GET', `/v1/staff/production_lines/${theirs.line}/preflight`],
    ['PUT', `/v1/orders/${theirs.number}/begin_production`],
    ['PUT', `/v1/orders/${theirs.number}/cancel`, { reason: 'other', note: '' }],
    ['POST', '/v1/refunds', { ...refund, order_number: theirs.number }],
    [
      'POST',
      '/shipments',
      {
        order_number: theirs.number,
        carrier: 'dpd',
        line_items: [{ line_item_id: theirs.line, quantity: 1 }],
      },
    ],
    ['POST', '/qa_state_changes', { ...about, state: 'in_check' }],
    ['POST', '/client_approval_filesets', { order_number: theirs.number }],
  ] as const;
  for (const [method, path, body] of calls) {
    const reply = await polish.call(method, path, body);
    expect([path, reply.status, codeOf(reply)]).toEqual([path, 403, 'forbidden']);
  }
  expect(await read(theirs.number)).toMatchObject({
    revision,
    hold: null,
    notes: [],
    shipments: [],
    refunds: [],
  });
  expect((await polish.call('GET', `/v1/staff/orders/${ours.number}`)).status).toBe(200);
});

it('finds every fragment of a text, and nothing that is not in it', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcąłŁ é%_\\.-@0'), minLength: 3, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(word, word, fc.nat(), async (text, other, at) => {
      const from = at % (text.length - 2);
      const [row] = await shop.db.query<{ part: boolean; other: boolean; fold: string; same: boolean }>(sql`
        select search_grams(search_fold(${text})) @> search_grams(search_fold(${text.slice(from, from + 3)})) as part,
          search_grams(search_fold(${text})) @> search_grams(search_fold(${other})) as other,
          position(search_fold(${other}) in search_fold(${text})) > 0 as same`);
      expect(row?.part).toBe(true);
      // A fragment that is there is never missed: the grams are a filter without false negatives.
      if (row?.same) expect(row.other).toBe(true);
    }),
    { numRuns: 30 },
  );
});
