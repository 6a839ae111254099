import type { Asset, Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { storeOfRun } from '../../test/start-test-api.ts';
import { testArtwork } from '../../test/test-artwork.ts';
import { addresses } from '../addresses/addresses.ts';
import { assets } from '../assets/assets.ts';
import { buyerOf, cards } from '../checkout/checkout.fixture.ts';
import { consents } from '../consents/consents.ts';
import { designs } from '../designs/designs.ts';
import { invoices } from '../invoices/invoices.ts';
import { enqueue } from '../jobs/define-job.ts';
import { newsletter } from '../newsletter/newsletter.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { qa } from '../qa/qa.ts';
import { quotes } from '../quotes/quotes.ts';
import { shipments } from '../shipments/shipments.ts';
import { tax } from '../tax/tax.ts';
import { collectData } from './collect-data.ts';
import { holdings } from './holdings.ts';
import { keepNoLonger } from './keep-no-longer.ts';
import { personOf } from './person.ts';
import { filesWith, tablesOf, tablesWith, unzip } from './privacy.fixture.ts';
import { eraseJob } from './privacy.jobs.ts';
import { privacy } from './privacy.ts';

let shop: OrderShop;
beforeAll(async () => {
  const artwork = testArtwork();
  shop = await startOrderShop({
    store: storeOfRun(),
    vatRegistry: {
      name: 'vies',
      covers: () => true,
      ask: async () => ({ kind: 'silent', reason: 'unavailable' }),
    },
    more: (ports) => [
      tax(ports),
      invoices(ports),
      addresses(),
      assets({ artwork }),
      designs({ artwork }),
      quotes(),
      qa(),
      shipments(),
      consents(),
      newsletter(),
      privacy(),
    ],
  });
});
afterAll(() => shop.cleanup());

const password = 'a-long-secret-phrase';
let count = 0;

/** A person with something of theirs in every part of the shop, and words that occur nowhere else. */
const person = async () => {
  count += 1;
  const tag = `zq${count}${Math.random().toString(36).slice(2, 8)}`;
  const email = `${tag}@mail.example`;
  const at = {
    firstname: `Filip${tag}`,
    lastname: `Wrona${tag}`,
    company: `Pudła${tag}`,
    address1: `Ulica${tag} 7`,
    city: `Miasto${tag}`,
    zipcode: '00-838',
    country_iso: 'PL',
    phone: `+48 22 ${Math.floor(1e6 + Math.random() * 9e6)}`,
  };
  const visitor = await shop.visitor();
  const headers = { 'x-region': 'pl' };
  await shop.call('POST', '/v1/emails/save_with_consents', {
    token: visitor,
    headers: { ...headers, 'idempotency-key': tag },
    body: { email, consents: [{ type: 'newsletter', status: 'granted' }] },
  });
  const signed = await shop.call('POST', '/sign_up', {
    token: visitor,
    headers,
    body: { user: { email, password, first_name: at.firstname, last_name: at.lastname, locale: 'pl-PL' } },
  });
  const { token, user } = signed.body as { token: string; user: { id: number } };
  await shop.db.execute(sql`update users set confirmed_at = now() where id = ${user.id}`);
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, path, { token, headers, ...(body ? { body } : {}) });
  return { tag, email, at, token, id: user.id, call };
};
type Somebody = Awaited<ReturnType<typeof person>>;

const upload = async (who: Somebody, background: string): Promise<Asset> => {
  const bytes = await sharp({ create: { width: 31, height: 17, channels: 3, background } })
    .png()
    .toBuffer();
  const reply = await shop.call('POST', '/assets', {
    token: who.token,
    bytes,
    headers: { 'x-file-name': `${who.tag}-logo.png` },
  });
  return reply.body as Asset;
};

/** Orders a designed box by card, asks for a quote, keeps an open cart, and leaves data everywhere. */
const live = async (who: Somebody): Promise<Order> => {
  await who.call('POST', `/v2/users/${who.id}/addresses`, { address: who.at });
  await who.call('POST', `/v2/users/${who.id}/contact_information`, {
    contact_information: { phone: who.at.phone, email: `contact-${who.email}` },
  });
  await who.call('POST', '/v2/users/set_shipping_destination', { country_iso: 'PL', zip_code: '00-838' });
  const quote = await who.call('POST', '/v2/quote_requests', {
    quote_request: {
      type: 1,
      quantities: [500],
      message: `Please call ${who.tag}`,
      email: who.email,
      full_name: `Filip ${who.tag}`,
      phone: who.at.phone,
      onboarding: { role: who.tag },
    },
  });
  const brief = Buffer.from(`%PDF-1.7 for ${who.tag} %%EOF`);
  const attached = await shop.call('POST', `/quote_requests/${(quote.body as { id: number }).id}/files`, {
    token: who.token,
    bytes: brief,
    headers: { 'x-file-name': `${who.tag}-brief.pdf` },
  });
  expect(attached.status).toBe(200);
  const buyer = buyerOf(shop, who.token);
  const { number } = await buyer.open();
  await buyer.add(number, {
    variant_id: 1,
    quantity: 500,
    box_design_id: await shop.design(who.token, `Design ${who.tag}`),
  });
  await who.call('POST', '/v2/orders/consents', {
    order_number: number,
    consents: [{ type: 'terms_and_conditions_and_privacy_policy', status: 'granted' }],
  });
  await buyer.submit(number, 'address', { email: who.email, ship_address_attributes: who.at });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', { payments_attributes: [{ payment_method: 'card' }] });
  await buyer.pay(number, await buyer.card(cards.success));
  const placed = await buyer.read(number);
  expect(placed.completed_at).not.toBeNull();
  const staff = { authorization: 'Bearer a staff key for tests' };
  const about = { order_number: number, line_item_id: placed.line_items[0]?.id };
  const written = [
    await shop.call('POST', '/qa_comments', { headers: staff, body: { ...about, text: `Ask ${who.tag}` } }),
    await shop.call('POST', '/qa_state_changes', {
      headers: staff,
      body: { ...about, state: 'waived', reason: `${who.tag} agreed` },
    }),
    await shop.call('POST', '/shipments', {
      headers: staff,
      body: {
        order_number: number,
        carrier: 'dpd',
        tracking_number: `AT-${who.tag}`,
        line_items: [{ line_item_id: about.line_item_id, quantity: 1 }],
      },
    }),
  ];
  expect(written.map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = await buyer.open();
  await buyer.add(next.number, { variant_id: 101, quantity: 200 });
  await buyer.submit(next.number, 'address', { email: who.email, ship_address_attributes: who.at });
  await shop.runJobs();
  return placed;
};

const eraseNow = async (who: Somebody) => {
  await shop.db.execute(sql`update orders set fulfilment_status = 'delivered' where user_id = ${who.id}`);
  await shop.db.execute(sql`update jobs set run_at = now() where name = 'privacy.erase'`);
  await shop.runJobs();
  const failed = await shop.db.query(
    sql`select name, last_error from jobs where name like 'privacy.%' and last_error is not null`,
  );
  expect(failed).toEqual([]);
};

/** What tax law asks for: the order's figures, its tax rows and invoices, as the store has them. */
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
  const said = holdings.flatMap(({ tables }) => Object.keys(tables));
  const known = new Set(said);
  expect(suspicious.map(({ table_name }) => table_name).filter((name) => !known.has(name))).toEqual([]);
  expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
  const existing = await tablesOf(shop.db);
  expect(said.filter((name) => !existing.includes(name))).toEqual([]);
});

it('invariant 26: after erasing, no personal datum is left anywhere, while totals, tax rows and invoices are unchanged', async () => {
  const who = await person();
  const other = await person();
  const order = await live(who);
  const kept = await live(other);
  const own = await upload(who, '#123456');
  const shared = await upload(who, '#abcdef');
  await upload(other, '#abcdef');
  await shop.call('GET', `/assets/${own.id}/thumbnail`, { token: who.token });
  await shop.db.execute(sql`
    insert into jobs (name, payload, max_attempts, state, last_error)
    values ('test.failed', ${JSON.stringify({ to: who.email })}::jsonb, 1, 'failed', ${`no route to ${who.email}`})`);
  const markers = [who.tag, who.at.phone];
  const before = await books(order.number);
  expect((await tablesWith(shop.db, markers)).length).toBeGreaterThan(12);
  expect(await filesWith(shop.dataDir, markers)).not.toEqual([]);

  const asked = await who.call('POST', '/v1/privacy/erasure', { password });
  expect(asked.body).toMatchObject({ erasure: { state: 'scheduled', waits_for: [order.number] } });
  await shop.runJobs();
  // Not before the day, and not while an order is on its way.
  await shop.db.execute(sql`update jobs set run_at = now() where name = 'privacy.erase'`);
  await shop.runJobs();
  expect((await who.call('GET', '/users/me')).status).toBe(200);

  await eraseNow(who);
  expect((await who.call('GET', '/users/me')).status).toBe(401);
  const lawful = holdings.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([name, fate]) => (fate.startsWith('kept') ? [name] : [])),
  );
  const left = await tablesWith(shop.db, markers);
  expect(left.filter((name) => !lawful.includes(name))).toEqual([]);
  expect(left).toContain('invoices');
  expect(await filesWith(shop.dataDir, markers)).toEqual([]);
  expect(await books(order.number)).toEqual(before);
  expect(await shop.deps.files.has(own.sha256)).toBe(false);
  expect(await shop.deps.files.has(shared.sha256)).toBe(true);

  // The neighbour lost nothing.
  expect((await tablesWith(shop.db, [other.tag])).length).toBeGreaterThan(10);
  expect((await other.call('GET', `/orders/${kept.number}`)).body).toMatchObject({
    email: other.email,
    ship_address: { lastname: other.at.lastname },
  });
  // The address is free again, and the account does not come back with it.
  const again = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email: who.email, password } },
  });
  expect(again.status).toBe(200);
});

it('lets nobody but an erasure touch a placed order or a consent', async () => {
  const who = await person();
  const order = await live(who);
  const change = (statement: ReturnType<typeof sql>) => shop.db.execute(statement);
  await expect(
    change(sql`update orders set snapshot = snapshot || '{"email": null}' where number = ${order.number}`),
  ).rejects.toThrow();
  await expect(change(sql`update consent_log set email = null where user_id = ${who.id}`)).rejects.toThrow();
  await expect(change(sql`delete from consent_log where user_id = ${who.id}`)).rejects.toThrow();
  // Even an erasure leaves the amounts alone.
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
    const who = await person();
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
    const who = await person();
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

describe('an address that is not proven', () => {
  /** Somebody who says that another person's address is theirs, wherever one may say so. */
  const mallory = async (victim: Somebody, how: 'contact address' | 'unconfirmed account' | 'visitor') => {
    if (how === 'contact address') {
      const who = await person();
      await who.call('POST', `/v2/users/${who.id}/contact_information`, {
        contact_information: { email: victim.email },
      });
      return who.id;
    }
    const token = await shop.visitor();
    const { id } = (await shop.call('GET', '/users/me', { token })).body as { id: number };
    await shop.call('POST', `/v2/users/${id}/contact_information`, {
      token,
      body: { contact_information: { email: victim.email } },
    });
    if (how === 'unconfirmed account')
      await shop.db.execute(
        sql`update users set email = ${victim.email}, password_hash = '-', confirmed_at = null where id = ${id}`,
      );
    return id;
  };
  /** What the shop keeps under the address of somebody who has no account (any more), in every table and file. */
  const lifeOf = async (victim: Somebody) => ({
    consents: await shop.db.query(
      sql`select id, user_id, email from consent_log where email = ${victim.email} order by id`,
    ),
    newsletter: await shop.db.query(
      sql`select id, state from newsletter_subscriptions where email = ${victim.email}`,
    ),
    pro: await shop.db.query(sql`select id from pro_requests where email = ${victim.email}`),
    suppliers: await shop.db.query(sql`select id from supplier_applications where email = ${victim.email}`),
    invitations: await shop.db.query(sql`select id from company_invitations where email = ${victim.email}`),
    replies: await shop.db.query(
      sql`select key from idempotency_keys where position(${victim.email} in body) > 0`,
    ),
    mails: await filesWith(`${shop.dataDir}/mail`, [victim.email]),
  });

  it.each(['contact address', 'unconfirmed account', 'visitor'] as const)(
    'gives neither a copy nor a deletion of what is somebody else’s: %s',
    async (how) => {
      const victim = await person();
      const visitor = await shop.visitor();
      const { id: guest } = (await shop.call('GET', '/users/me', { token: visitor })).body as { id: number };
      await shop.db.execute(sql`
        insert into pro_requests (user_id, region, locale, email, full_name, company_name, country_iso, business_type, message)
        values (${guest}, 'pl', 'pl-PL', ${victim.email}, 'V', 'V', 'PL', 'agency', 'mine')`);
      await shop.runJobs();
      if (how === 'unconfirmed account')
        await shop.db.execute(
          sql`update users set email = ${`moved-${victim.email}`} where id = ${victim.id}`,
        );
      const id = await mallory(victim, how);
      const before = await lifeOf(victim);
      expect([before.consents.length, before.newsletter.length, before.pro.length]).toEqual([1, 1, 1]);
      expect(before.mails.length).toBeGreaterThan(0);

      const them = await personOf(shop.db, id);
      if (how !== 'visitor') {
        if (!them) throw new Error('nobody');
        const data = unzip(await collectData(shop.db, them, new Date()))['data.json'] ?? '';
        const copy = JSON.parse(data) as Record<string, readonly { email?: string }[]>;
        for (const section of ['newsletter', 'consents', 'company_invitations', 'pro_requests'])
          expect([section, copy[section]?.filter(({ email }) => email === victim.email)]).toEqual([
            section,
            [],
          ]);
        await shop.db.execute(sql`
          insert into erasure_requests (user_id, state, region, locale, confirmed_at, erase_at)
          values (${id}, 'scheduled', 'pl', 'pl-PL', now(), now())`);
        const [request] = await shop.db.query<{ id: number }>(
          sql`select id from erasure_requests where user_id = ${id}`,
        );
        await enqueue(shop.db, eraseJob, { requestId: request?.id ?? 0 });
        await shop.runJobs();
      } else {
        await shop.db.execute(sql`update users set created_at = now() - interval '90 days' where id = ${id}`);
        await shop.db.execute(sql`delete from user_tokens where user_id = ${id}`);
        expect(await keepNoLonger(shop.db)).toBeGreaterThan(0);
      }
      const [gone] = await shop.db.query(
        sql`select erased_at is not null as erased from users where id = ${id}`,
      );
      expect(gone).toEqual({ erased: true });
      expect(await lifeOf(victim)).toEqual(before);
    },
  );

  it('still gets its copy by mail, with what is the account’s', async () => {
    const who = await person();
    await shop.db.execute(sql`update users set confirmed_at = null where id = ${who.id}`);
    await who.call('POST', '/v1/privacy/exports', {});
    await shop.runJobs();
    const mails = (await shop.mails()).filter(
      (one) => one.includes(`To: ${who.email}`) && one.includes('/privacy/exports/'),
    );
    expect(mails).toHaveLength(1);
  });
});

describe('the copy of one’s data', () => {
  const linkOf = async (email: string) => {
    await shop.runJobs();
    const mail = (await shop.mails()).find(
      (one) => one.includes(`To: ${email}`) && one.includes('/privacy/exports/'),
    );
    const found = /privacy\/exports\/([0-9a-f-]{36})\?token=([\w-]{43})/.exec(mail ?? '');
    return { id: found?.[1] ?? '', token: found?.[2] ?? '' };
  };

  it('holds everything of the person and nothing of others, comes by mail, and is fetched once', async () => {
    const who = await person();
    const other = await person();
    const order = await live(who);
    await live(other);
    const asset = await upload(who, '#445566');
    const first = await who.call('POST', '/v1/privacy/exports', {});
    const second = await who.call('POST', '/v1/privacy/exports', {});
    expect(second.body).toEqual(first.body);
    const { id, token } = await linkOf(who.email);
    expect((await who.call('GET', '/v1/privacy/exports')).body).toMatchObject({
      data_exports: [{ id, state: 'ready' }],
    });
    expect((await other.call('GET', '/v1/privacy/exports')).body).toEqual({ data_exports: [] });

    const page = await shop.call('GET', `/v1/privacy/exports/${id}?token=${token}`);
    expect(page.text).toContain('<form method="post"');
    expect(
      (await shop.call('POST', `/v1/privacy/exports/${id}/download`, { body: { token: 'x'.repeat(43) } }))
        .body,
    ).toMatchObject({ code: 'token_expired' });
    const fetched = await fetch(`${shop.url}/api/v1/privacy/exports/${id}/download`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }),
    });
    expect(fetched.headers.get('content-type')).toBe('application/zip');
    const entries = unzip(Buffer.from(await fetched.arrayBuffer()));
    const data = JSON.parse(entries['data.json'] ?? '') as Record<string, readonly Record<string, unknown>[]>;
    const text = entries['data.json'] ?? '';
    expect(data.account).toMatchObject([{ email: null }, { email: who.email, first_name: who.at.firstname }]);
    expect(data.orders).toMatchObject([{ number: order.number, snapshot: { total: order.total } }]);
    for (const section of [
      'addresses',
      'designs',
      'quote_requests',
      'carts',
      'payments',
      'invoices',
      'consents',
      'newsletter',
      'sessions',
    ])
      expect([section, (data[section]?.length ?? 0) > 0]).toEqual([section, true]);
    expect(JSON.parse(entries['files.json'] ?? '')).toMatchObject([
      { name: asset.name, sha256: asset.sha256 },
    ]);
    expect(text).not.toContain(other.tag);
    for (const secret of ['password_hash', 'token_hash', 'scrypt$', 'client_secret'])
      expect(text).not.toContain(secret);

    const again = await shop.call('POST', `/v1/privacy/exports/${id}/download`, { body: { token } });
    expect(again.body).toMatchObject({ code: 'token_expired' });
    await shop.db.execute(sql`update jobs set run_at = now() where name = 'privacy.remove-files'`);
    await shop.runJobs();
    expect(await filesWith(`${shop.dataDir}/files`, [who.email])).toEqual([]);
  });

  it('is deleted after a week when nobody fetched it', async () => {
    const who = await person();
    await who.call('POST', '/v1/privacy/exports', {});
    const { id, token } = await linkOf(who.email);
    const [row] = await shop.db.query<{ sha256: string }>(
      sql`select sha256 from data_exports where id = ${id}`,
    );
    expect(await shop.deps.files.has(row?.sha256 ?? '')).toBe(true);
    await shop.db.execute(sql`update jobs set run_at = now() where name = 'privacy.expire-export'`);
    await shop.runJobs();
    expect(await shop.deps.files.has(row?.sha256 ?? '')).toBe(false);
    expect(
      (await shop.call('POST', `/v1/privacy/exports/${id}/download`, { body: { token } })).body,
    ).toMatchObject({
      code: 'token_expired',
    });
    expect((await who.call('GET', '/v1/privacy/exports')).body).toMatchObject({
      data_exports: [{ state: 'expired' }],
    });
  });
});

it('forgets visitors who cannot come back, and nobody else', async () => {
  const [old, young] = [await shop.visitor(), await shop.visitor()];
  const idOf = async (token: string) =>
    ((await shop.call('GET', '/users/me', { token })).body as { id: number }).id;
  const [gone, stays] = [await idOf(old), await idOf(young)];
  const account = await person();
  for (const [token, id] of [
    [old, gone],
    [young, stays],
  ] as const)
    await shop.call('PUT', `/users/${id}`, { token, body: { user: { first_name: `Visitor${id}` } } });
  await shop.db.execute(sql`
    update users set created_at = now() - interval '500 days' where id in ${[gone, stays, account.id]}`);
  await shop.db.execute(sql`
    update user_tokens set expires_at = now() - interval '31 days' where user_id in ${[gone, account.id]}`);
  expect(await keepNoLonger(shop.db)).toBe(1);
  expect(await keepNoLonger(shop.db)).toBe(0);
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
