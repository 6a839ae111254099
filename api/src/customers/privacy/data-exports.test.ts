import { sql } from 'drizzle-orm';
import { personalDataRegistry } from '../../../test/domains.ts';
import type { OrderShop } from '../../../test/shops.ts';
import { enqueue } from '../../platform/index.ts';
import { collectData } from './collect-data.ts';
import { findPerson } from './find-person.ts';
import { createPersonalData, person, startPrivacyShop, type TestPerson, upload } from './person.fixture.ts';
import { findFilesWith, unzip } from './privacy.fixture.ts';
import { eraseJob } from './privacy.jobs.ts';
import { purgeExpiredVisitors } from './purge-expired-visitors.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startPrivacyShop();
});
afterAll(() => shop.cleanup());

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
    const who = await person(shop);
    const other = await person(shop);
    const order = await createPersonalData(shop, who);
    await createPersonalData(shop, other);
    const asset = await upload(shop, who, '#445566');
    const vat = `PL${String(who.id).padStart(10, '0')}`;
    await shop.db.execute(sql`
      insert into vat_checks (vat_id, country, verdict, registry) values (${vat}, 'PL', 'valid', 'vies')`);
    await shop.db.execute(sql`
      update carts set vat_check = ${JSON.stringify({ vat_id: vat })}::jsonb
      where user_id = ${who.id} and completed_at is null`);
    await shop.db.execute(sql`
      insert into referral_codes (user_id, code) values (${who.id}, ${String(22_222_222 + who.id).replace(/[01]/g, '9')})`);
    await shop.db.execute(sql`
      insert into design_shares (id, design_id, token_hash, access, expires_at)
      select gen_random_uuid(), id, sha256(convert_to(id::text, 'UTF8')), 'read', now() from box_designs
      where user_id = ${who.id} limit 1`);
    await shop.db.execute(sql`
      insert into analytics_sessions (user_id, session_id, session_number, client_id)
      values (${who.id}, '1', 1, 'a')`);
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
      'cart_lines',
      'order_consents',
      'vat_checks',
      'referral_code',
      'design_links',
      'analytics_sessions',
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
    expect(await findFilesWith(`${shop.dataDir}/files`, [who.email])).toEqual([]);
  });

  it('is deleted after a week when nobody fetched it', async () => {
    const who = await person(shop);
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

describe('an address that is not proven', () => {
  /** Somebody who claims another person's address wherever that is possible. */
  const mallory = async (victim: TestPerson, how: 'contact address' | 'unconfirmed account' | 'visitor') => {
    if (how === 'contact address') {
      const who = await person(shop);
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
  /**
   * All stored data under the address of somebody without an account (any more), in every table and
   * file.
   */
  const lifeOf = async (victim: TestPerson) => ({
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
    mails: await findFilesWith(`${shop.dataDir}/mail`, [victim.email]),
  });

  it.each(['contact address', 'unconfirmed account', 'visitor'] as const)(
    'gives neither a copy nor a deletion of what is somebody else’s: %s',
    async (how) => {
      const victim = await person(shop);
      const visitor = await shop.visitor();
      const { id: guest } = (await shop.call('GET', '/users/me', { token: visitor })).body as { id: number };
      await shop.db.execute(sql`
        insert into pro_requests (user_id, region, locale, email, full_name, company_name, country_iso, business_type, message)
        values (${guest}, 'pl', 'pl-PL', ${victim.email}, 'V', 'V', 'PL', 'agency', 'mine')`);
      await shop.db.execute(sql`
        with company as (
          insert into companies (name, address, region, currency, time_zone, updated_by)
          values ('C', '{}', 'pl', 'PLN', 'UTC', ${guest}) returning id
        )
        insert into company_invitations (company_id, email, role, invited_by, expires_at)
        select id, ${victim.email}, 'viewer', ${guest}, now() + interval '1 day' from company`);
      await shop.runJobs();
      if (how === 'unconfirmed account')
        await shop.db.execute(
          sql`update users set email = ${`moved-${victim.email}`} where id = ${victim.id}`,
        );
      const id = await mallory(victim, how);
      const before = await lifeOf(victim);
      expect(
        [before.consents, before.newsletter, before.pro, before.invitations].map((rows) => rows.length),
      ).toEqual([1, 1, 1, 1]);
      expect(before.mails.length).toBeGreaterThan(0);

      const them = await findPerson(shop.db, id);
      if (how !== 'visitor') {
        if (!them) throw new Error('nobody');
        const data =
          unzip(await collectData(shop.db, personalDataRegistry, them, new Date()))['data.json'] ?? '';
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
        expect(await purgeExpiredVisitors(shop.db, personalDataRegistry)).toBeGreaterThan(0);
      }
      const [gone] = await shop.db.query(
        sql`select erased_at is not null as erased from users where id = ${id}`,
      );
      expect(gone).toEqual({ erased: true });
      expect(await lifeOf(victim)).toEqual(before);
    },
  );

  it('still gets its copy by mail, with what is the account’s', async () => {
    const who = await person(shop);
    await shop.db.execute(sql`update users set confirmed_at = null where id = ${who.id}`);
    await who.call('POST', '/v1/privacy/exports', {});
    await shop.runJobs();
    const mails = (await shop.mails()).filter(
      (one) => one.includes(`To: ${who.email}`) && one.includes('/privacy/exports/'),
    );
    expect(mails).toHaveLength(1);
  });
});
