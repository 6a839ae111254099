import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addresses } from '../addresses/addresses.ts';
import { identity } from './identity.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), addresses()] });
});
afterAll(() => shop.cleanup());

const password = 'kartony-i-tektura-7';
const freshEmail = () => `buyer-${randomUUID()}@example.com`;

const signUp = async (token: string, email = freshEmail(), more: Record<string, unknown> = {}) =>
  shop.call('POST', '/sign_up', { token, body: { user: { email, password, ...more } } });

const tokenIn = (body: unknown): string => (body as { token: string }).token;
const mailedToken = async (page: string, email: string): Promise<string> => {
  await shop.runJobs();
  const mail = (await shop.mails())
    .filter((each) => each.includes(`To: ${email}`))
    .find((each) => each.includes(page));
  return new RegExp(`${page}/([\\w-]+)`).exec(mail ?? '')?.[1] ?? '';
};

describe('signing up', () => {
  it('makes an account under a fresh token and ends the visitor’s', async () => {
    const visitor = await shop.visitor();
    const reply = await signUp(visitor, 'Ola@Example.com', { first_name: 'Ola', locale: 'pl' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      user: { email: 'ola@example.com', first_name: 'Ola', anonymous: false, confirmed: false },
      merged: { line_items: 0, designs: 0 },
    });
    const token = tokenIn(reply.body);
    expect(token).not.toBe(visitor);
    expect((await shop.call('GET', '/users/me', { token: visitor })).status).toBe(401);
    expect((await shop.call('GET', '/users/me', { token })).body).toMatchObject({ email: 'ola@example.com' });
  });

  it('refuses a taken address whatever its case, weak passwords and bad fields, naming each', async () => {
    const email = freshEmail();
    expect((await signUp(await shop.visitor(), email)).status).toBe(200);
    const visitor = await shop.visitor();
    expect((await signUp(visitor, email.toUpperCase())).body).toMatchObject({
      code: 'email_taken',
      status: 422,
    });
    expect((await signUp(visitor, freshEmail(), { password: 'Password123' })).body).toMatchObject({
      code: 'weak_password',
    });
    const bad = await shop.call('POST', '/sign_up', {
      token: visitor,
      body: { user: { email: 'no address', password: 'short' } },
    });
    expect(bad.body).toMatchObject({
      code: 'invalid_input',
      fields: [
        { path: 'user.email', code: 'wrong_format' },
        { path: 'user.password', code: 'too_short', limit: 8 },
      ],
    });
    const consent = await signUp(visitor, freshEmail(), { consents: [{ type: 'souls', status: 'granted' }] });
    expect(consent.body).toMatchObject({ fields: [{ path: 'user.consents.0.type', code: 'not_offered' }] });
    // After a refusal the visitor is unchanged.
    expect((await shop.call('GET', '/users/me', { token: visitor })).status).toBe(200);
  });

  it('makes one account of five simultaneous attempts', async () => {
    const email = freshEmail();
    const visitors = await Promise.all(Array.from({ length: 5 }, () => shop.visitor()));
    const replies = await Promise.all(visitors.map((visitor) => signUp(visitor, email)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('mails one confirmation in the buyer’s language, whose link works once', async () => {
    const email = freshEmail();
    const reply = await signUp(await shop.visitor(), email, { locale: 'sv-SE' });
    const token = await mailedToken('bekrafta_epost', email);
    expect(token.length).toBeGreaterThanOrEqual(43);
    const outbox = await (await fetch(`${shop.url}/api/dev/mail`)).text();
    expect(outbox).toContain('Bekräfta din e-postadress hos');
    expect(outbox).toContain(`/bekrafta_epost/${token}`);
    const confirm = () =>
      shop.call('POST', '/user_confirmations/confirm', { body: { confirmation_token: token } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body).toMatchObject({ code: 'token_expired' });
    const me = await shop.call('GET', '/users/me', { token: tokenIn(reply.body) });
    expect(me.body).toMatchObject({ confirmed: true });
  });
});

describe('signing in and out', () => {
  it('issues a fresh token, does not reveal which field was wrong, and signs out', async () => {
    const email = freshEmail();
    const first = tokenIn((await signUp(await shop.visitor(), email)).body);
    const visitor = await shop.visitor();
    const signIn = (user: Record<string, string>) =>
      shop.call('POST', '/sign_in', { token: visitor, body: { user } });
    const wrong = await signIn({ email, password: 'not this one' });
    const unknown = await signIn({ email: 'nobody@example.com', password });
    expect(wrong.status).toBe(422);
    expect({ ...(wrong.body as object), request_id: '' }).toEqual({
      ...(unknown.body as object),
      request_id: '',
    });
    const right = await signIn({ email: email.toUpperCase(), password });
    expect(right.status).toBe(200);
    const second = tokenIn(right.body);
    expect(new Set([first, visitor, second]).size).toBe(3);
    expect((await shop.call('GET', '/users/me', { token: visitor })).status).toBe(401);

    const out = await shop.call('POST', '/sign_out', { token: second });
    expect(out.status).toBe(200);
    expect((await shop.call('GET', '/users/me', { token: second })).status).toBe(401);
    expect((await shop.call('GET', '/users/me', { token: tokenIn(out.body) })).body).toMatchObject({
      anonymous: true,
    });
    // Another session of the same account stays valid.
    expect((await shop.call('GET', '/users/me', { token: first })).status).toBe(200);
  });

  it('keeps no token and no password readable in the store', async () => {
    const email = freshEmail();
    const token = tokenIn((await signUp(await shop.visitor(), email)).body);
    await shop.call('POST', '/user_passwords/recover', { body: { user: { email } } });
    const reset = await mailedToken('set_password', email);
    const { sql } = await import('drizzle-orm');
    const rows = await shop.db.query<{ dump: string }>(sql`
      select string_agg(line, E'\n') as dump from (
        select row_to_json(u)::text as line from users u union all select row_to_json(t)::text from user_tokens t
        union all select row_to_json(m)::text from user_mail_tokens m union all select row_to_json(j)::text from jobs j
        union all select row_to_json(i)::text from idempotency_keys i) everything`);
    const dump = rows[0]?.dump ?? '';
    expect(dump).toContain(email);
    for (const secret of [token, reset, password]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(dump).not.toContain(secret);
      // The dump writes bytes in hexadecimal; half a token must not appear either.
      expect(dump).not.toContain(Buffer.from(secret.slice(0, 12)).toString('hex'));
      expect(shop.logLines().join('')).not.toContain(secret);
    }
  });
});

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses, and mailed once a minute', async () => {
    const email = freshEmail();
    await signUp(await shop.visitor(), email);
    await shop.runJobs();
    const before = (await shop.mails()).length;
    const recover = (address: string) =>
      shop.call('POST', '/user_passwords/recover', { body: { user: { email: address }, locale: 'pl' } });
    const replies = await Promise.all([recover(email), recover(email), recover('nobody@example.com')]);
    expect(replies.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '{}']));
    await shop.runJobs();
    expect((await shop.mails()).length - before).toBeLessThanOrEqual(2);
    expect((await shop.mails()).length - before).toBeGreaterThanOrEqual(1);
  });

  it('is replaced with the mailed token once, which ends every other session', async () => {
    const email = freshEmail();
    const old = tokenIn((await signUp(await shop.visitor(), email)).body);
    await shop.call('POST', '/user_passwords/recover', { body: { user: { email } } });
    const reset_password_token = await mailedToken('set_password', email);
    const reset = (value: string) =>
      shop.call('PUT', '/user_passwords/reset', {
        body: { user: { reset_password_token, password: value } },
      });
    expect((await reset('12345678')).body).toMatchObject({ code: 'weak_password' });
    const done = await reset('a-quite-new-secret');
    expect(done.status).toBe(200);
    expect((await reset('another-new-secret')).body).toMatchObject({ code: 'token_expired' });
    expect((await shop.call('GET', '/users/me', { token: old })).status).toBe(401);
    expect((await shop.call('GET', '/users/me', { token: tokenIn(done.body) })).body).toMatchObject({
      email,
      confirmed: true,
    });
    const signIn = (secret: string, token: string) =>
      shop.call('POST', '/sign_in', { token, body: { user: { email, password: secret } } });
    expect((await signIn(password, await shop.visitor())).status).toBe(422);
    expect((await signIn('a-quite-new-secret', await shop.visitor())).status).toBe(200);
  });
});

describe('own rows only', () => {
  const address = {
    firstname: 'Jan',
    lastname: 'Kowalski',
    address1: 'Prosta 1',
    city: 'Warszawa',
    zipcode: '00-001',
    country_iso: 'PL',
    phone: '+48 600 100 200',
  };
  const idOf = async (token: string) =>
    ((await shop.call('GET', '/users/me', { token })).body as { id: number }).id;

  it('changes the caller’s details, nobody else’s', async () => {
    const token = await shop.visitor();
    const other = await shop.visitor();
    const id = await idOf(token);
    const change = (as: string, path: string) =>
      shop.call('PUT', path, { token: as, body: { user: { company_name: 'Tektura SA' } } });
    expect((await change(token, `/users/${id}`)).body).toMatchObject({ company_name: 'Tektura SA' });
    expect((await change(other, `/users/${id}`)).status).toBe(404);
    expect((await change(token, '/users/abc')).status).toBe(404);
  });

  it('keeps addresses for their owner: others get 404 and change nothing', async () => {
    const owner = await shop.visitor();
    const other = await shop.visitor();
    const userId = await idOf(owner);
    const otherId = await idOf(other);
    const made = await shop.call('POST', `/v2/users/${userId}/addresses`, {
      token: owner,
      body: { address },
    });
    expect(made.body).toMatchObject({ data: { type: 'address', attributes: address } });
    const again = await shop.call('POST', `/v2/users/${userId}/addresses`, {
      token: owner,
      body: { address },
    });
    expect(again.body).toEqual(made.body);
    const { id } = (made.body as { data: { id: number } }).data;
    for (const [method, path, body] of [
      ['GET', `/v2/users/${userId}/addresses`, undefined],
      ['POST', `/v2/users/${userId}/addresses`, { address }],
      ['PATCH', `/v2/users/${userId}/addresses/${id}`, { address: { city: 'X' } }],
      ['PATCH', `/v2/users/${otherId}/addresses/${id}`, { address: { city: 'X' } }],
      ['DELETE', `/v2/users/${userId}/addresses/${id}`, undefined],
      ['DELETE', `/v2/users/${otherId}/addresses/${id}`, undefined],
    ] as const) {
      const foreign = await shop.call(method, path, { token: other, ...(body ? { body } : {}) });
      expect([method, path, foreign.status]).toEqual([method, path, 404]);
      expect((await shop.call(method, path, body ? { body } : {})).status).toBe(401);
    }
    const list = await shop.call('GET', `/v2/users/${userId}/addresses`, { token: owner });
    expect(list.body).toMatchObject({ data: [{ id, attributes: { city: 'Warszawa' } }] });
    const changed = await shop.call('PATCH', `/v2/users/${userId}/addresses/${id}`, {
      token: owner,
      body: { address: { city: 'Łódź' } },
    });
    expect(changed.body).toMatchObject({ data: { attributes: { ...address, city: 'Łódź' } } });
    const own = `/v2/users/${userId}/addresses`;
    for (const bad of ['0', 'abc', '99999999999', '-1', '1.5'])
      expect((await shop.call('DELETE', `${own}/${bad}`, { token: owner })).status).toBe(404);
    expect((await shop.call('DELETE', `${own}/${id}`, { token: owner })).status).toBe(200);
    expect((await shop.call('DELETE', `${own}/${id}`, { token: owner })).status).toBe(404);
  });

  it('names each missing part of an address', async () => {
    const token = await shop.visitor();
    const userId = await idOf(token);
    const reply = await shop.call('POST', `/v2/users/${userId}/addresses`, {
      token,
      body: { address: { ...address, city: '  ', country_iso: 'Poland' } },
    });
    expect(reply.body).toMatchObject({
      fields: [
        { path: 'address.city', code: 'required' },
        { path: 'address.country_iso', code: 'wrong_format' },
      ],
    });
  });
});
