import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type AccountShop, password, startAccountShop, tokenIn } from './account.fixture.ts';
import { identityMailHandlers } from './identity-mail.ts';
import { revokeAllAccess } from './revoke-all-access.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.cleanup());

describe('a new password shuts out whoever was in', () => {
  const fresh = 'a-quite-new-secret';
  /**
   * Somebody with the session requests another address, a deletion and a key, and uses none of them
   * yet.
   */
  const intruder = async ({ token, id }: { readonly token: string; readonly id: number }) => {
    const theirs = `intruder-${randomUUID()}@example.com`;
    await shop.call('POST', '/v1/users/me/email', { token, body: { email: theirs, password } });
    const link = tokenIn(await shop.mailed(theirs), 'confirm_email');
    expect(link).not.toBe('');
    const made = await shop.call('POST', '/v1/api_keys', {
      token,
      body: { name: 'mine', scopes: ['account:read'] },
    });
    const { key } = made.body as { key: string };
    const withKey = () =>
      shop.call('GET', `/v2/users/${id}/addresses`, { headers: { authorization: `Bearer ${key}` } });
    expect((await withKey()).status).toBe(200);
    return {
      confirm: () => shop.call('POST', '/user_confirmations/confirm', { body: { confirmation_token: link } }),
      withKey,
    };
  };
  const openLinks = (id: number) =>
    shop.db.query<{ purpose: string }>(
      sql`select purpose from user_mail_tokens where user_id = ${id} and used_at is null and purpose <> 'confirm'`,
    );
  const recover = async (email: string) => {
    await shop.call('POST', '/user_passwords/recover', { body: { user: { email } } });
    const reset_password_token = tokenIn(await shop.mailed(email), 'set_password');
    return shop.call('PUT', '/user_passwords/reset', {
      body: { user: { reset_password_token, password: fresh } },
    });
  };
  const change = (token: string) =>
    shop.call('PUT', '/v1/users/me/password', {
      token,
      body: { current_password: password, password: fresh },
    });

  it.each(['reset', 'changed'] as const)(
    'when it is %s: links to other addresses, of deletions and API keys are void',
    async (how) => {
      const { email, token, id } = await shop.member();
      const other = await shop.member();
      const neighbour = await intruder(other);
      const { confirm, withKey } = await intruder({ token, id });
      await shop.db.execute(sql`
        insert into user_mail_tokens (token_hash, user_id, purpose, expires_at)
        values (sha256(convert_to(${`${how} ${id}`}, 'UTF8')), ${id}, 'erase', now() + interval '1 hour')`);
      // Requested but not mailed when the password is set: one job waits, the other is running or
      // its worker has died.
      const late = `late-${randomUUID()}@example.com`;
      const payload = JSON.stringify({ userId: id, email: late, region: 'eu', locale: 'en-US' });
      await shop.db.execute(sql`
        insert into jobs (name, payload, max_attempts, run_at, state, attempts, lease_until) values
          ('identity.email-change', ${payload}::jsonb, 3, now() + interval '1 hour', 'waiting', 0, null),
          ('identity.email-change', ${payload}::jsonb, 3, now(), 'running', 1, now() + interval '1 hour')`);
      for (const who of [id, other.id])
        await shop.db.execute(sql`
          insert into webhook_endpoints (user_id, url, events, created_by)
          values (${who}, 'https://thief.example', '{order.placed}', 'them')`);
      const done = how === 'reset' ? await recover(email) : await change(token);
      expect(done.status).toBe(200);
      expect((await confirm()).body).toMatchObject({ code: 'token_expired' });
      expect((await withKey()).status).toBe(401);
      expect(await openLinks(id)).toEqual([]);
      await shop.db.execute(sql`
        update jobs set run_at = now(), lease_until = now() - interval '1 second' where payload ->> 'email' = ${late}`);
      expect(await shop.mailed(late)).toEqual([]);
      expect((await shop.me((done.body as { token: string }).token)).body).toMatchObject({ email });
      // Webhook endpoints receive nothing until the owner resumes them.
      const endpoints = (of: number) =>
        shop.db.query(sql`select state, paused_reason from webhook_endpoints where user_id = ${of}`);
      expect(await endpoints(id)).toEqual([{ state: 'paused', paused_reason: 'The password was changed.' }]);
      // Other accounts' endpoints do not change.
      expect(await endpoints(other.id)).toEqual([{ state: 'active', paused_reason: null }]);
      expect((await neighbour.withKey()).status).toBe(200);
      expect((await neighbour.confirm()).status).toBe(200);
    },
  );
});

it('a job for another address that a worker holds makes no link once a new password has ended it', async () => {
  const { email, id } = await shop.member();
  const work = identityMailHandlers(shop.deps).find(({ job }) => job.name === 'identity.email-change');
  const next = `held-${randomUUID()}@example.com`;
  const payload = { userId: id, email: next, region: 'eu', locale: 'en-US' };
  const [held] = await shop.db.query<{ id: bigint }>(sql`
    insert into jobs (name, payload, max_attempts, state, attempts, lease_until)
    values ('identity.email-change', ${JSON.stringify(payload)}::jsonb, 3, 'running', 1, now() + interval '1 hour')
    returning id`);
  const links = () =>
    shop.db.query(sql`select email from user_mail_tokens where user_id = ${id} and purpose = 'email'`);
  const run = () => work?.run(payload, { db: shop.db, jobId: held?.id ?? 0n, attempt: 1 });
  const warnings = async () =>
    (await shop.mailed(email)).filter((mail) => mail.includes('about to change')).length;
  await shop.db.transaction((tx) => revokeAllAccess(tx, id));
  await run();
  expect([await links(), await shop.mailed(next), await warnings()]).toEqual([[], [], 0]);
  // It stays valid until revoked.
  await shop.db.execute(sql`
    insert into jobs (id, name, payload, max_attempts, state, attempts, lease_until) overriding system value
    values (${held?.id ?? 0n}, 'identity.email-change', ${JSON.stringify(payload)}::jsonb, 3, 'running', 1, now() + interval '1 hour')`);
  await run();
  expect([await links(), (await shop.mailed(next)).length, await warnings()]).toEqual([
    [{ email: next }],
    1,
    1,
  ]);
});
