import { randomUUID } from 'node:crypto';
import type { StaffAssignment, StaffCustomer, StaffCustomerRow } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { wallet } from '../../sales/composition.ts';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { codeOf, type Person, startPerson } from '../people/person.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [wallet(ports), staff()] });
});
afterAll(() => shop.cleanup());

const support = (regions: string[] | null = null): StaffAssignment => ({ role: 'support', regions });
const list = async (who: Person, query: string) =>
  (await who.call('GET', `/v1/staff/customers?${query}`)).body as {
    customers: StaffCustomerRow[];
    next_cursor: string | null;
  };
const read = async (who: Person, id: number) =>
  (await who.call('GET', `/v1/staff/customers/${id}`)).body as StaffCustomer;
/** An account of a region, whose last name is a mark of this test. */
const account = async (mark: string, region = 'pl') => {
  const { token, email } = await shop.member();
  const [row] = await shop.db.query<{ id: number }>(sql`
    update users set region = ${region}, first_name = 'Zażółć', last_name = ${mark} where email = ${email} returning id`);
  return { token, email, id: row?.id ?? 0 };
};
/** A guest who has paid an order of 100 plain boxes; no market takes orders of guests today, so it is handed over. */
const guest = async () => {
  const { buyer, number, email } = await readyBuyer(shop, { variant_id: 101, quantity: 100 });
  await buyer.pay(number, await buyer.card(cards.success));
  const { total, currency } = await buyer.read(number);
  const { body } = await shop.call('GET', '/users/me', { token: await shop.visitor() });
  const { id } = body as { id: number };
  await shop.db.execute(sql`
    update orders set user_id = ${id}, placed_at = placed_at where number = ${number}`);
  return { number, email, total, currency, id };
};

it('lists the customers of the regions that somebody works for, page by page, by every filter', async () => {
  const [everywhere, polish] = [
    await startPerson(shop, 'Ewa', support()),
    await startPerson(shop, 'Ola', support(['pl'])),
  ];
  const mark = `mark${randomUUID().slice(0, 8)}`;
  const [one, two] = [await account(mark), await account(mark)];
  const romanian = await account(mark, 'ro');
  const ids = async (who: Person, query: string) =>
    (await list(who, `text=${mark}&${query}`)).customers.map(({ id }) => id);
  expect(await ids(everywhere, '')).toEqual([romanian.id, two.id, one.id]);
  expect(await ids(everywhere, 'sort=since&kind=account')).toEqual([one.id, two.id, romanian.id]);
  expect(await ids(everywhere, 'kind=guest')).toEqual([]);
  expect(await ids(polish, '')).toEqual([two.id, one.id]);
  expect(await ids(everywhere, 'region=ro')).toEqual([romanian.id]);
  expect(codeOf(await polish.call('GET', '/v1/staff/customers?region=ro'))).toBe('forbidden');
  expect(await ids(everywhere, 'since=2099-01-01')).toEqual([]);
  expect(await ids(everywhere, 'since=2026-01-01')).toHaveLength(3);
  expect((await list(polish, `text=${encodeURIComponent('ZAZOLC MARK')}`)).customers.length).toBeGreaterThan(
    0,
  );
  const seen: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      everywhere,
      `text=${mark}&per_page=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.customers.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual([romanian.id, two.id, one.id]);
  for (const wrong of ['cursor=abc', 'kind=visitor', 'text=ab', 'since=2026-02-30'])
    expect({ wrong, code: codeOf(await everywhere.call('GET', `/v1/staff/customers?${wrong}`)) }).toEqual({
      wrong,
      code: 'invalid_input',
    });
});

it('counts a guest from the first placed order on, and an account together with the guest it was', async () => {
  const ewa = await startPerson(shop, 'Ewa', support());
  const { number, email, total, currency, id } = await guest();
  const [row] = (await list(ewa, `text=${encodeURIComponent(email)}&kind=guest`)).customers;
  expect(row).toMatchObject({ id, kind: 'guest', email, orders: 1, spend: [{ currency, amount: total }] });
  expect(await list(ewa, `text=${number}&kind=guest`)).toMatchObject({ customers: [{ id }] });
  const shown = await read(ewa, id);
  // Rows of other regions are not shown with a customer of one's own.
  await shop.db.execute(sql`update users set region = 'pl' where id = ${id}`);
  await shop.db.execute(sql`update orders set region = 'ro' where number = ${number}`);
  const ola = await startPerson(shop, 'Ola', support(['pl']));
  expect(await read(ola, id)).toMatchObject({ id, orders: [] });
  await shop.db.execute(sql`update orders set region = 'pl' where number = ${number}`);
  expect(await read(ola, id)).toMatchObject({ id, orders: [{ number }] });
  expect(shown).toMatchObject({ kind: 'guest', order_count: 1, orders: [{ number, total, currency }] });
  const { id: accountId } = await account('Nowak');
  await shop.db.execute(sql`update users set merged_into = ${accountId} where id = ${id}`);
  expect((await list(ewa, `text=${number}`)).customers).toEqual([]);
  expect(await read(ewa, id)).toMatchObject({ id: accountId, kind: 'account', orders: [{ number }] });
  // Money that went back with a canceled order was not spent.
  await shop.db.execute(sql`update orders set canceled_at = now() where number = ${number}`);
  expect(await read(ewa, accountId)).toMatchObject({ order_count: 1, spend: [] });
  await shop.db.execute(
    sql`update users set email = null, password_hash = null, erased_at = now() where id = ${accountId}`,
  );
  expect(codeOf(await ewa.call('GET', `/v1/staff/customers/${accountId}`))).toBe('not_found');
});

it('shows wallet, consents, and requests about personal data with the month that the law gives', async () => {
  const ewa = await startPerson(shop, 'Ewa', support());
  const { id } = await account('Nowak');
  const operator = { authorization: 'Bearer a staff key for tests' };
  for (const amount of ['12.50', '-2.00'])
    await shop.call('POST', '/v1/wallet/entries', {
      headers: { ...operator, 'idempotency-key': randomUUID() },
      body: { user_id: id, currency: 'PLN', amount, reason: 'A late parcel' },
    });
  await shop.db.execute(sql`
    insert into data_exports (user_id, region, locale, created_at) values
      (${id}, 'pl', 'pl-PL', '2026-01-31T10:00:00Z'), (${id}, 'pl', 'pl-PL', now())`);
  await shop.db.execute(sql`
    insert into erasure_requests (user_id, state, region, locale, requested_at, erase_at)
    values (${id}, 'scheduled', 'pl', 'pl-PL', '2026-02-28T10:00:00Z', '2026-03-14T10:00:00Z')`);
  const shown = await read(ewa, id);
  expect(shown.wallet.balances).toEqual([{ currency: 'PLN', balance: '10.50' }]);
  expect(shown.wallet.entries.map(({ amount, kind }) => [amount, kind])).toEqual([
    ['-2.00', 'correction'],
    ['12.50', 'credit'],
  ]);
  // Regulation 1182/71, Art. 3(2)(c): without that day in the last month, its last day.
  expect(shown.exports.map(({ due_at, overdue }) => [due_at.slice(0, 10), overdue])[1]).toEqual([
    '2026-02-28',
    true,
  ]);
  expect(shown.exports[0]?.overdue).toBe(false);
  expect(shown.erasures).toMatchObject([
    { state: 'scheduled', due_at: '2026-03-28T10:00:00.000Z', overdue: true },
  ]);
});

it('is noted about and gets an order manager in the regions of the permission alone; a colleague is not overwritten', async () => {
  const [ewa, polish] = [
    await startPerson(shop, 'Ewa', support()),
    await startPerson(shop, 'Ola', support(['pl'])),
  ];
  const finance = await startPerson(shop, 'Jan', { role: 'finance', regions: null });
  const { id, token } = await account('Pop', 'ro');
  const notes = `/v1/staff/customers/${id}/notes`;
  expect((await ewa.call('POST', notes, { text: 'Prefers mail.\nNever calls.' })).body).toMatchObject({
    text: 'Prefers mail.\nNever calls.',
    author_name: 'Ewa',
  });
  for (const [who, method, path, body] of [
    [polish, 'GET', `/v1/staff/customers/${id}`, undefined],
    [polish, 'POST', notes, { text: 'Mine.' }],
    [finance, 'POST', notes, { text: 'Mine.' }],
    [polish, 'PUT', `/v1/users/${id}/order_manager`, { order_manager_id: null }],
  ] as const)
    expect({ path, code: codeOf(await who.call(method, path, body)) }).toEqual({ path, code: 'forbidden' });
  expect((await shop.call('GET', `/v1/staff/customers/${id}`, { token })).status).toBe(404);
  const [eva, max] = await Promise.all(
    ['Eva', 'Max'].map(
      async (name) =>
        (
          await ewa.call('POST', '/v1/order_managers', {
            order_manager: { name, email: `${name}-${randomUUID().slice(0, 8)}@example.com` },
          })
        ).body as { id: number },
    ),
  );
  const assign = (managerId: number | null, seen: number | null) =>
    ewa.call('PUT', `/v1/users/${id}/order_manager`, {
      order_manager_id: managerId,
      seen_order_manager_id: seen,
    });
  expect((await assign(eva?.id ?? 0, null)).status).toBe(200);
  expect(codeOf(await assign(max?.id ?? 0, null))).toBe('customer_conflict');
  expect(await read(ewa, id)).toMatchObject({
    order_manager: { name: 'Eva' },
    notes: [{ author_name: 'Ewa' }],
  });
  expect((await assign(null, eva?.id ?? 0)).status).toBe(200);
  expect(codeOf(await assign(2_000_000_000, null))).toBe('not_found');
});
