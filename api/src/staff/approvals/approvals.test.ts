import type { Order, StaffAccount, StaffAssignment, StaffRequest } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { eu2026 } from '../../catalogue/composition.ts';
import { setImportedBooks } from '../../catalogue/index.ts';
import { keys } from '../../platform/composition.ts';
import { wallet } from '../../sales/composition.ts';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

type Person = (method: string, path: string, body?: object, region?: string) => ReturnType<OrderShop['call']>;

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [wallet(ports), keys(), staff()] });
});
afterAll(async () => {
  setImportedBooks([]);
  await shop.cleanup();
});

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const operator = (method: string, path: string, body: object) =>
  shop.call(method, path, { headers: { ...keyed(), authorization: 'Bearer a staff key for tests' }, body });

/** A signed-in person of the staff with these roles. */
const person = async (...roles: StaffAssignment[]): Promise<{ id: number; call: Person }> => {
  const user = {
    email: `p${Math.random().toString(36).slice(2)}@example.com`,
    password: 'correct horse battery',
  };
  const made = await operator('POST', '/v1/staff/accounts', { ...user, roles });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return {
    id: (made.body as StaffAccount).id,
    call: (method, path, sent, region = 'pl') =>
      shop.call(method, path, {
        token,
        headers: { ...keyed(), 'x-region': region },
        ...(sent ? { body: sent } : {}),
      }),
  };
};
const everywhere = (role: StaffAssignment['role']) => ({ role, regions: null });
const ask = async (
  who: { call: Person },
  change: object,
  reason = 'The parcel was late',
): Promise<StaffRequest> => {
  const reply = await who.call('POST', '/v1/staff/requests', { reason, change });
  expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
  return reply.body as StaffRequest;
};
const decide = (who: { call: Person }, { id }: StaffRequest, how: 'approve' | 'refuse', body?: object) =>
  who.call('POST', `/v1/staff/requests/${id}/${how}`, body);

describe('a credit to a wallet', () => {
  const buyerId = async (region = 'pl') => {
    const { body } = await shop.call('GET', '/users/me', { token: (await shop.member()).token });
    const { id } = body as { id: number };
    await shop.db.execute(sql`update users set region = ${region} where id = ${id}`);
    return id;
  };
  const entryFor = (user_id: number, amount = '40.00') => ({
    user_id,
    currency: 'PLN',
    amount,
    reason: 'For the delay',
  });
  const credited = async (id: number) =>
    (
      await shop.db.query<{ amount: bigint; actor: string }>(
        sql`select amount, actor from wallet_entries where user_id = ${id}`,
      )
    ).map(({ amount, actor }) => [Number(amount), actor]);

  it('waits for another person, who approves it once', async () => {
    const [support, finance] = [await person(everywhere('support')), await person(everywhere('finance'))];
    const id = await buyerId();
    const entry = entryFor(id);
    expect((await support.call('POST', '/v1/wallet/entries', entry)).body).toMatchObject({
      code: 'approval_needed',
    });
    const request = await ask(support, { kind: 'wallet_credit', wallet_entry: entry });
    expect(request).toMatchObject({
      state: 'waiting',
      region: 'pl',
      amount: { amount: '40.00', currency: 'PLN' },
      asked_by: `staff:${support.id}`,
    });
    expect((await decide(support, request, 'approve')).body).toMatchObject({ code: 'approval_own_request' });
    expect(await credited(id)).toEqual([]);
    expect((await finance.call('GET', '/v1/staff/requests?state=waiting')).body).toMatchObject({
      requests: [request],
    });
    expect((await decide(finance, request, 'approve')).body).toMatchObject({
      state: 'approved',
      decided_by: `staff:${finance.id}`,
    });
    expect((await decide(finance, request, 'approve')).body).toMatchObject({ code: 'approval_closed' });
    expect((await decide(finance, request, 'refuse', { reason: 'Too late' })).body).toMatchObject({
      code: 'approval_closed',
    });
    expect(await credited(id)).toEqual([[4000, `staff:${support.id}`]]);
    await expect(
      shop.db.execute(sql`update staff_requests set decided_by = asked_by where id = ${request.id}`),
    ).rejects.toThrow();
  });

  it('is not asked for somebody without an account, who has no wallet', async () => {
    const support = await person(everywhere('support'));
    const [visitor] = await shop.db.query<{ id: number }>(
      sql`select id from users where email is null order by id desc limit 1`,
    );
    for (const id of [visitor?.id ?? 0, 2_147_483_000]) {
      const change = { kind: 'wallet_credit', wallet_entry: entryFor(id) };
      const reply = await support.call('POST', '/v1/staff/requests', { reason: 'It was late', change });
      expect([id, reply.status]).toEqual([id, 404]);
    }
  });

  it('is listed to whoever may read it there, with the names of asker and buyer', async () => {
    const support = await person(everywhere('support'));
    // The region of the buyer counts, not that of the page.
    const changeOf = async (region: string) => ({
      kind: 'wallet_credit',
      wallet_entry: entryFor(await buyerId(region)),
    });
    const asked = [
      (await ask(support, await changeOf('pl'))).id,
      (await ask(support, await changeOf('ro'))).id,
    ];
    const seen = async (who: { call: Person }) => {
      const { body } = await who.call('GET', '/v1/staff/requests?state=waiting&everywhere=true&per_page=100');
      return (body as { requests: StaffRequest[] }).requests.filter((one) => asked.includes(one.id));
    };
    const ofPoland = await seen(await person({ role: 'finance', regions: ['pl'] }));
    expect(ofPoland.map(({ region }) => region)).toEqual(['pl']);
    expect(ofPoland[0]).toMatchObject({
      asked_by_name: expect.stringMatching(/^p\w+@example\.com$/),
      customer: { email: expect.stringContaining('@') },
      decided_by_name: null,
    });
    expect((await seen(support)).map(({ region }) => region)).toEqual(['ro', 'pl']);
  });

  it('is refused with a reason, or taken back by whoever asked; nothing is paid', async () => {
    const [support, finance] = [await person(everywhere('support')), await person(everywhere('finance'))];
    const id = await buyerId();
    const change = { kind: 'wallet_credit', wallet_entry: entryFor(id) };
    const refused = await decide(finance, await ask(support, change), 'refuse', { reason: 'It was in time' });
    expect(refused.body).toMatchObject({ state: 'refused', decision_reason: 'It was in time' });
    const back = await decide(support, await ask(support, change), 'refuse', { reason: 'My mistake' });
    expect(back.body).toMatchObject({ state: 'refused', decided_by: `staff:${support.id}` });
    expect((await decide(finance, await ask(support, change), 'refuse', { reason: '' })).body).toMatchObject({
      code: 'invalid_input',
    });
    expect(await credited(id)).toEqual([]);
  });

  it('is approved only with the permission, in its region', async () => {
    const support = await person(everywhere('support'));
    const change = { kind: 'wallet_credit', wallet_entry: entryFor(await buyerId()) };
    const request = await ask(support, change);
    const roles = [
      everywhere('support'),
      everywhere('merchandiser'),
      { role: 'finance', regions: ['de'] } as const,
    ];
    for (const role of roles) {
      const other = await person(role as StaffAssignment);
      expect((await decide(other, request, 'approve')).status).toBe(403);
      expect(
        (await other.call('POST', `/v1/staff/requests/${request.id}/approve`, undefined, 'de')).status,
      ).toBe(403);
    }
    const merchandiser = await person(everywhere('merchandiser'));
    expect(
      (await merchandiser.call('POST', '/v1/staff/requests', { reason: 'Because', change })).status,
    ).toBe(403);
  });

  it('is entered alone by a tool that may approve; a correction needs nobody', async () => {
    const keyWith = async (scopes: readonly string[]) => {
      const { body } = await operator('POST', '/v1/staff/api_keys', { name: 'Till', scopes });
      return (entry: object) =>
        shop.call('POST', '/v1/wallet/entries', {
          headers: { ...keyed(), authorization: `Bearer ${(body as { key: string }).key}` },
          body: entry,
        });
    };
    const id = await buyerId();
    const [narrow, wide] = [await keyWith(['staff:wallet:write']), await keyWith(['staff:wallet:*'])];
    expect((await narrow(entryFor(id))).body).toMatchObject({ code: 'approval_needed' });
    expect((await wide(entryFor(id))).status).toBe(200);
    expect((await narrow(entryFor(id, '-10.00'))).status).toBe(200);
    expect((await credited(id)).map(([amount]) => amount)).toEqual([4000, -1000]);
  });
});

describe('a refund', () => {
  const paid = async (): Promise<Order> => {
    const { buyer, number } = await readyBuyer(shop, { variant_id: 101, quantity: 2000 });
    await buyer.pay(number, await buyer.card(cards.success));
    return (await buyer.call('GET', `/orders/${number}`)).body as Order;
  };
  const part = ({ number: order_number }: Order, amount: string) => ({
    order_number,
    amount,
    reason: 'price_reduction',
  });
  const refunded = async ({ number }: Order) =>
    (
      await shop.db.query<{ amount: bigint }>(sql`
      select r.amount from refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.id`)
    ).map(({ amount }) => Number(amount));

  it('above the limit of its currency needs another person, also in several parts', async () => {
    const [support, finance] = [await person(everywhere('support')), await person(everywhere('finance'))];
    const order = await paid();
    expect(Number(order.total)).toBeGreaterThan(2000);
    const refund = (amount: string) => support.call('POST', '/v1/refunds', part(order, amount));
    expect((await refund('1000.01')).body).toMatchObject({ code: 'approval_needed' });
    expect((await refund('700.00')).status).toBe(200);
    expect((await refund('300.01')).body).toMatchObject({ code: 'approval_needed' });
    expect((await refund('300.00')).status).toBe(200);
    const request = await ask(support, { kind: 'refund', refund: part(order, '900.00') });
    expect(request.amount).toEqual({ amount: '900.00', currency: 'PLN' });
    expect((await decide(finance, request, 'approve')).status).toBe(200);
    expect(await refunded(order)).toEqual([70_000, 30_000, 90_000]);
  });

  it('that is no longer possible stays open with its problem', async () => {
    const [support, finance] = [await person(everywhere('support')), await person(everywhere('finance'))];
    const order = await paid();
    const whole = { order_number: order.number, full: true, reason: 'defect' };
    const [one, other] = [
      await ask(support, { kind: 'refund', refund: whole }),
      await ask(support, { kind: 'refund', refund: whole }),
    ];
    expect(one.amount?.amount).toBe(order.total);
    expect((await decide(finance, one, 'approve')).status).toBe(200);
    expect((await decide(finance, other, 'approve')).body).toMatchObject({ code: 'refund_too_large' });
    expect((await finance.call('GET', '/v1/staff/requests?state=waiting')).text).toContain(
      `"id":${other.id}`,
    );
    expect((await refunded(order)).length).toBe(1);
  });
});

it('a price book is asked for by a merchandiser and approved by finance', async () => {
  const [merchandiser, finance] = [
    await person(everywhere('merchandiser')),
    await person(everywhere('finance')),
  ];
  const book = { ...eu2026, id: 'eu-2199', validFrom: '2199-01-01', regions: [...eu2026.regions] };
  expect((await merchandiser.call('POST', '/v1/staff/price_books', book)).body).toMatchObject({
    code: 'approval_needed',
  });
  const bad = { reason: 'For spring', change: { kind: 'price_book', price_book: { ...book, boards: {} } } };
  expect((await merchandiser.call('POST', '/v1/staff/requests', bad)).body).toMatchObject({
    code: 'price_book_refused',
  });
  const request = await ask(merchandiser, { kind: 'price_book', price_book: book });
  expect(request.amount).toBeNull();
  expect((await decide(finance, request, 'approve')).status).toBe(200);
  const [row] = await shop.db.query<{ by: string }>(
    sql`select imported_by as by from imported_price_books where id = 'eu-2199'`,
  );
  expect(row?.by).toBe(`staff:${merchandiser.id}`);
});
