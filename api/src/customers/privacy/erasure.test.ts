import { sql } from 'drizzle-orm';
import { personalDataRegistry } from '../../../test/domains.ts';
import type { OrderShop } from '../../../test/shops.ts';
import {
  createPersonalData,
  password,
  person,
  startPrivacyShop,
  type TestPerson,
  upload,
} from './person.fixture.ts';
import { findFilesWith, findTablesWith, listTables } from './privacy.fixture.ts';
import { purgeExpiredVisitors } from './purge-expired-visitors.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startPrivacyShop();
});
afterAll(() => shop.cleanup());

const eraseNow = async (who: TestPerson) => {
  await shop.db.execute(sql`update orders set fulfilment_status = 'delivered' where user_id = ${who.id}`);
  await shop.db.execute(sql`update jobs set run_at = now() where name = 'privacy.erase'`);
  await shop.runJobs();
  const failed = await shop.db.query(
    sql`select name, last_error from jobs where name like 'privacy.%' and last_error is not null`,
  );
  expect(failed).toEqual([]);
};

/** What tax law requires: the stored amounts, tax rows and invoices of an order. */
const books = (number: string) =>
  shop.db.query(sql`
    select o.number, o.total::text, o.currency, o.quantity, o.placed_at, o.snapshot ->> 'total' as shown,
      o.snapshot -> 'taxes' as taxes, o.snapshot ->> 'tax_total' as tax_total,
      (select jsonb_agg(to_jsonb(t) order by t.category, t.rate) from order_taxes t where t.order_id = o.id) as rows,
      (select jsonb_agg(to_jsonb(l) - 'design_document' order by l.id) from order_lines l where l.order_id = o.id) as lines,
      (select jsonb_agg(to_jsonb(i) order by i.id) from invoices i where i.order_id = o.id) as invoices
    from orders o where o.number = ${number}`);

it('answers for every table with a person in it, in exactly one place', async () => {
  const suspicious = await shop.db.query<{ table_name: string }>(sql`
    select distinct c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
      c.data_type in ('jsonb', 'json')
      or c.column_name ~ '(^|_)(user_id|user|email|emails|phone|name|address|ip|actor|by|device|agent|note|message|body|payload|secret|token|reason|content|text|comment|url)$')
    order by 1`);
  const said = personalDataRegistry.flatMap(({ tables }) => Object.keys(tables));
  const known = new Set(said);
  expect(suspicious.map(({ table_name }) => table_name).filter((name) => !known.has(name))).toEqual([]);
  expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
  const existing = await listTables(shop.db);
  expect(said.filter((name) => !existing.includes(name))).toEqual([]);
});

it('invariant 26: after erasing, no personal datum is left anywhere, while totals, tax rows and invoices are unchanged', async () => {
  const who = await person(shop);
  const other = await person(shop);
  const order = await createPersonalData(shop, who);
  const kept = await createPersonalData(shop, other);
  const own = await upload(shop, who, '#123456');
  const shared = await upload(shop, who, '#abcdef');
  await upload(shop, other, '#abcdef');
  await shop.call('GET', `/assets/${own.id}/thumbnail`, { token: who.token });
  await shop.db.execute(sql`
    insert into jobs (name, payload, max_attempts, state, last_error)
    values ('test.failed', ${JSON.stringify({ to: who.email })}::jsonb, 1, 'failed', ${`no route to ${who.email}`})`);
  const markers = [who.tag, who.at.phone];
  const before = await books(order.number);
  expect((await findTablesWith(shop.db, markers)).length).toBeGreaterThan(12);
  expect(await findFilesWith(shop.dataDir, markers)).not.toEqual([]);

  const asked = await who.call('POST', '/v1/privacy/erasure', { password });
  expect(asked.body).toMatchObject({ erasure: { state: 'scheduled', waits_for: [order.number] } });
  await shop.runJobs();
  // Not before the day, and not while an order is open.
  await shop.db.execute(sql`update jobs set run_at = now() where name = 'privacy.erase'`);
  await shop.runJobs();
  expect((await who.call('GET', '/users/me')).status).toBe(200);

  await eraseNow(who);
  expect((await who.call('GET', '/users/me')).status).toBe(401);
  const lawful = personalDataRegistry.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([name, fate]) => (fate.startsWith('kept') ? [name] : [])),
  );
  const left = await findTablesWith(shop.db, markers);
  expect(left.filter((name) => !lawful.includes(name))).toEqual([]);
  expect(left).toContain('invoices');
  expect(await findFilesWith(shop.dataDir, markers)).toEqual([]);
  expect(await books(order.number)).toEqual(before);
  expect(await shop.deps.files.has(own.sha256)).toBe(false);
  expect(await shop.deps.files.has(shared.sha256)).toBe(true);

  // Another person's data is unchanged.
  expect((await findTablesWith(shop.db, [other.tag])).length).toBeGreaterThan(10);
  expect((await other.call('GET', `/orders/${kept.number}`)).body).toMatchObject({
    email: other.email,
    ship_address: { lastname: other.at.lastname },
  });
  // The address is free again, and signing up does not restore the account.
  const again = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email: who.email, password } },
  });
  expect(again.status).toBe(200);
});

it('lets nobody but an erasure touch a placed order or a consent', async () => {
  const who = await person(shop);
  const order = await createPersonalData(shop, who);
  const change = (statement: ReturnType<typeof sql>) => shop.db.execute(statement);
  await expect(
    change(sql`update orders set snapshot = snapshot || '{"email": null}' where number = ${order.number}`),
  ).rejects.toThrow();
  await expect(change(sql`update consent_log set email = null where user_id = ${who.id}`)).rejects.toThrow();
  await expect(change(sql`delete from consent_log where user_id = ${who.id}`)).rejects.toThrow();
  // Even an erasure does not change the amounts.
  await expect(
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('shop.erasing', 'on', true)`);
      await tx.execute(
        sql`update orders set snapshot = snapshot || '{"total": "1.00"}' where number = ${order.number}`,
      );
    }),
  ).rejects.toThrow();
});

describe('asking for the deletion', () => {
  const mailedTo = async (email: string, path: string): Promise<string> => {
    await shop.runJobs();
    const mail = (await shop.mails()).find((one) => one.includes(`To: ${email}`) && one.includes(path));
    return new RegExp(`${path}[^"\\s]*token=([\\w.-]+)`).exec(mail ?? '')?.[1] ?? '';
  };

  it('takes the right password, can be called off, and then nothing happens', async () => {
    const who = await person(shop);
    expect((await who.call('POST', '/v1/privacy/erasure', { password: 'wrong' })).body).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await who.call('GET', '/v1/privacy/erasure')).body).toMatchObject({ erasure: { state: 'none' } });
    const asked = await who.call('POST', '/v1/privacy/erasure', { password });
    const { erase_at } = (asked.body as { erasure: { erase_at: string } }).erasure;
    const days = (Date.parse(erase_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect((await who.call('DELETE', '/v1/privacy/erasure')).body).toMatchObject({
      erasure: { state: 'none' },
    });
    await eraseNow(who);
    expect((await who.call('GET', '/users/me')).body).toMatchObject({ email: who.email });
  });

  it('or the mailed link, once, on a page whose opening changes nothing', async () => {
    const who = await person(shop);
    expect((await who.call('POST', '/v1/privacy/erasure', {})).body).toMatchObject({
      erasure: { state: 'unconfirmed', erase_at: null },
    });
    const token = await mailedTo(who.email, '/privacy/erasure/confirm');
    expect(token.length).toBeGreaterThanOrEqual(43);
    const page = await shop.call('GET', `/v1/privacy/erasure/confirm?token=${token}&lang=pl-PL`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('<html lang="pl-PL">');
    expect(page.text).toContain('Tak, usuń moje konto');
    expect((await who.call('GET', '/v1/privacy/erasure')).body).toMatchObject({
      erasure: { state: 'unconfirmed' },
    });
    const press = () =>
      fetch(`${shop.url}/api/v1/privacy/erasure/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token, lang: 'pl-PL' }),
      }).then((reply) => reply.text());
    expect(await press()).toContain('Potwierdzono');
    expect(await press()).toContain('Ten link został użyty');
    expect((await who.call('GET', '/v1/privacy/erasure')).body).toMatchObject({
      erasure: { state: 'scheduled' },
    });
    const twice = await shop.call('POST', '/v1/privacy/erasure/confirm', { body: { token } });
    expect(twice.body).toMatchObject({ code: 'token_expired' });
  });

  it.each(['scheduled', 'unconfirmed'])(
    'ends with a new password: whoever asked may have been in without a right to (%s)',
    async (state) => {
      const who = await person(shop);
      const other = await person(shop);
      const body = state === 'scheduled' ? { password } : {};
      for (const one of [who, other])
        expect((await one.call('POST', '/v1/privacy/erasure', body)).body).toMatchObject({
          erasure: { state },
        });
      const done = await who.call('PUT', '/v1/users/me/password', {
        current_password: password,
        password: 'quite-another-secret-9',
      });
      const { token } = done.body as { token: string };
      const read = await shop.call('GET', '/v1/privacy/erasure', { token });
      expect(read.body).toMatchObject({ erasure: { state: 'none', erase_at: null } });
      await eraseNow(who);
      expect((await shop.call('GET', '/users/me', { token })).body).toMatchObject({ email: who.email });
      expect(
        await shop.db.query(
          sql`select state from erasure_requests where user_id in ${[who.id, other.id]} order by user_id`,
        ),
      ).toMatchObject([{ state: 'canceled' }, { state: state === 'scheduled' ? 'done' : state }]);
    },
  );

  it('by the mailed link proves the address of an account that was never confirmed: all under it goes', async () => {
    const who = await person(shop);
    await shop.db.execute(sql`update users set confirmed_at = null where id = ${who.id}`);
    await who.call('POST', '/v1/privacy/erasure', {});
    const token = await mailedTo(who.email, '/privacy/erasure/confirm');
    const confirmed = await shop.call('POST', '/v1/privacy/erasure/confirm', { body: { token } });
    expect(confirmed.body).toMatchObject({ erasure: { state: 'scheduled' } });
    // Anybody may have registered the account: the registrant gets no access to the address's data.
    expect((await who.call('GET', '/users/me')).status).toBe(401);
    const signIn = await shop.call('POST', '/sign_in', {
      token: await shop.visitor(),
      body: { user: { email: who.email, password } },
    });
    expect(signIn.body).toMatchObject({ code: 'wrong_credentials' });
    await eraseNow(who);
    const left = await shop.db.query(sql`
      select 1 from users where email = ${who.email}
      union all select 1 from newsletter_subscriptions where email = ${who.email}
      union all select 1 from consent_log where email = ${who.email}`);
    expect([left, (await shop.mails()).filter((mail) => mail.includes(who.email))]).toEqual([[], []]);
  });

  it('takes the money in the wallet only from who has said that it may go', async () => {
    const who = await person(shop);
    await shop.db.execute(sql`
      insert into wallet_entries (user_id, currency, amount, kind, reason, actor)
      values (${who.id}, 'PLN', 30000, 'credit', 'For the delay', 'staff:test'),
        (${who.id}, 'EUR', 1250, 'credit', 'For the delay', 'staff:test')`);
    const forfeits = [
      { currency: 'EUR', amount: '12.50' },
      { currency: 'PLN', amount: '300.00' },
    ];
    const read = async () => (await who.call('GET', '/v1/privacy/erasure')).body;
    expect(await read()).toMatchObject({ erasure: { state: 'none', forfeits } });
    for (const body of [{ password }, {}, { password, forfeit_wallet: false }]) {
      const refused = await who.call('POST', '/v1/privacy/erasure', body);
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { code: 'invalid_input', fields: [{ path: 'forfeit_wallet', code: 'not_accepted' }] },
      ]);
      expect(refused.text).toContain('12.50 EUR and 300.00 PLN');
    }
    expect((await who.call('POST', '/v1/privacy/erasure', { password: 'wrong' })).body).toMatchObject({
      code: 'wrong_credentials',
    });
    expect(await read()).toMatchObject({ erasure: { state: 'none' } });
    const asked = await who.call('POST', '/v1/privacy/erasure', { password, forfeit_wallet: true });
    expect(asked.body).toMatchObject({ erasure: { state: 'scheduled', forfeits } });
  });

  it('waits until nobody owes anybody money for what was delivered', async () => {
    const who = await person(shop);
    const order = await createPersonalData(shop, who);
    const waits = async () =>
      ((await who.call('GET', '/v1/privacy/erasure')).body as { erasure: { waits_for: string[] } }).erasure
        .waits_for;
    const become = (status: string) =>
      shop.db.execute(sql`update orders set fulfilment_status = 'delivered', payment_status = ${status}
        where number = ${order.number}`);
    await who.call('POST', '/v1/privacy/erasure', { password });
    expect(await waits()).toEqual([order.number]);
    await become('WAITING');
    expect(await waits()).toEqual([order.number]);
    await become('DELAYED');
    expect(await waits()).toEqual([order.number]);
    await become('OK');
    expect(await waits()).toEqual([]);
    await shop.db.execute(sql`
      with refund as (
        insert into refunds (order_id, currency, amount, surplus, reason, actor)
        select id, currency, 100, 100, 'other', 'staff:test' from orders where number = ${order.number}
        returning id, order_id, currency
      )
      insert into refund_payouts (refund_id, currency, payment_id, amount)
      select r.id, r.currency, p.id, 100 from refund r join payments p on p.order_id = r.order_id`);
    const payout = (state: string) => shop.db.execute(sql`update refund_payouts set state = ${state}`);
    expect(await waits()).toEqual([order.number]);
    await payout('failed');
    expect(await waits()).toEqual([order.number]);
    await payout('succeeded');
    expect(await waits()).toEqual([]);
  });

  it('is for members alone', async () => {
    const visitor = await shop.visitor();
    for (const [method, path, body] of [
      ['GET', '/v1/privacy/erasure', undefined],
      ['POST', '/v1/privacy/erasure', {}],
      ['DELETE', '/v1/privacy/erasure', undefined],
      ['GET', '/v1/privacy/exports', undefined],
      ['POST', '/v1/privacy/exports', {}],
    ] as const)
      expect((await shop.call(method, path, { token: visitor, ...(body ? { body } : {}) })).status).toBe(401);
  });
});

it('forgets visitors who cannot come back, and nobody else', async () => {
  const [old, young] = [await shop.visitor(), await shop.visitor()];
  const idOf = async (token: string) =>
    ((await shop.call('GET', '/users/me', { token })).body as { id: number }).id;
  const [gone, stays] = [await idOf(old), await idOf(young)];
  const account = await person(shop);
  for (const [token, id] of [
    [old, gone],
    [young, stays],
  ] as const)
    await shop.call('PUT', `/users/${id}`, { token, body: { user: { first_name: `Visitor${id}` } } });
  await shop.db.execute(sql`
    update users set created_at = now() - interval '500 days' where id in ${[gone, stays, account.id]}`);
  await shop.db.execute(sql`
    update user_tokens set expires_at = now() - interval '31 days' where user_id in ${[gone, account.id]}`);
  expect(await purgeExpiredVisitors(shop.db, personalDataRegistry)).toBe(1);
  expect(await purgeExpiredVisitors(shop.db, personalDataRegistry)).toBe(0);
  const rows = await shop.db.query(sql`
    select id, first_name, erased_at is not null as erased from users where id in ${[gone, stays, account.id]} order by id`);
  expect(rows).toEqual(
    [
      { id: gone, first_name: null, erased: true },
      { id: stays, first_name: `Visitor${stays}`, erased: false },
      { id: account.id, first_name: account.at.firstname, erased: false },
    ].toSorted((a, b) => a.id - b.id),
  );
});
