import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { addresses } from '../addresses/addresses.ts';
import { keys } from '../keys/keys.ts';
import { destinationFollower } from '../orders/follow-destination.ts';
import { cartMerger } from '../orders/merge-carts.ts';
import { fixturePorts } from '../orders/orders.fixture.ts';
import { orders } from '../orders/orders.ts';
import { places } from '../places/places.ts';
import { identity } from './identity.ts';
import { identityMailHandlers } from './identity-mail.ts';
import { shutOut } from './shut-out.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({
    domains: (deps) => {
      const ports = () => fixturePorts(deps, { unit: 12_345n });
      return [
        identity({
          mergeCart: cartMerger(ports(), deps.clock),
          followDestination: destinationFollower(ports(), deps.clock),
        }),
        addresses(),
        keys(),
        places(),
        orders(ports),
      ];
    },
    settings: { trustProxy: 'loopback', countryHeader: 'cf-ipcountry' },
  });
});
afterAll(() => shop.cleanup());

const password = 'kartony-i-tektura-7';
const staff = { authorization: 'Bearer a staff key for tests' };
const member = async (email = `member-${randomUUID()}@example.com`, device = 'Firefox on a desk') => {
  const { body } = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    headers: { 'user-agent': device },
    body: { user: { email, password, first_name: 'Ola' } },
  });
  const { token, user } = body as { token: string; user: { id: number } };
  return { email, token, id: user.id };
};
type Member = Awaited<ReturnType<typeof member>>;
const signIn = async (email: string, secret = password, device = 'Safari on a phone') =>
  shop.call('POST', '/sign_in', {
    token: await shop.visitor(),
    headers: { 'user-agent': device },
    body: { user: { email, password: secret } },
  });
const me = (token: string) => shop.call('GET', '/users/me', { token });
const mailed = async (email: string): Promise<readonly string[]> => {
  await shop.runJobs();
  return (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`));
};
const tokenIn = (mails: readonly string[], page: string): string =>
  mails.map((mail) => new RegExp(`${page}/([\\w-]{43})`).exec(mail)?.[1]).find(Boolean) ?? '';

describe('the confirmation', () => {
  it('is mailed again on request, and answered alike for any address', async () => {
    const { email } = await member();
    const before = (await mailed(email)).length;
    const resend = (to: string) =>
      shop.call('POST', '/user_confirmations/resend', { body: { user: { email: to } } });
    const [known, unknown] = [await resend(email.toUpperCase()), await resend('nobody@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await resend(email);
    expect((await mailed(email)).length).toBe(before + 1);
  });
});

it('an account whose address an older rule took signs in, gets a new password and its confirmation', async () => {
  const { id } = await member();
  const email = `taro..${randomUUID()}.@docomo.example`;
  await shop.db.execute(sql`update users set email = ${email} where id = ${id}`);
  expect((await signIn(` ${email.toUpperCase()} `)).status).toBe(200);
  const arrived = async () => {
    await shop.runJobs();
    return (await shop.mails()).filter((mail) =>
      mail.includes(`To: <"${email.split('@')[0]}"@docomo.example>`),
    ).length;
  };
  const before = await arrived();
  for (const path of ['/user_passwords/recover', '/user_confirmations/resend'])
    expect((await shop.call('POST', path, { body: { user: { email } } })).status).toBe(200);
  expect(await arrived()).toBe(before + 2);
  const again = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email: `x${email}`, password } },
  });
  expect(again.body).toMatchObject({ code: 'invalid_input' });
});

describe('another e-mail address', () => {
  const change = (token: string, email: string, secret = password) =>
    shop.call('POST', '/v1/users/me/email', { token, body: { email, password: secret } });

  it('counts once its link is used; the old one is told and signs in until then', async () => {
    const { email, token } = await member();
    const next = `next-${randomUUID()}@example.com`;
    expect((await change(token, next, 'wrong')).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await change(token, next)).body).toEqual({});
    const link = tokenIn(await mailed(next), 'confirm_email');
    expect((await mailed(email)).some((mail) => mail.includes('about to change'))).toBe(true);
    expect((await me(token)).body).toMatchObject({ email });
    const confirm = () =>
      shop.call('POST', '/user_confirmations/confirm', { body: { confirmation_token: link } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body).toMatchObject({ code: 'token_expired' });
    expect((await me(token)).body).toMatchObject({ email: next, confirmed: true });
    expect((await signIn(email)).status).toBe(422);
    expect((await signIn(next)).status).toBe(200);
  });

  it('takes nobody’s: asking for a known address looks like any other, and a race is refused', async () => {
    const [one, other] = [await member(), await member()];
    const before = (await mailed(other.email)).length;
    const known = await change(one.token, other.email);
    expect([known.status, known.text]).toEqual([200, '{}']);
    expect((await mailed(other.email)).length).toBe(before);
    const wanted = `wanted-${randomUUID()}@example.com`;
    const two = await member();
    await change(two.token, wanted);
    const link = tokenIn(await mailed(wanted), 'confirm_email');
    await member(wanted);
    const late = await shop.call('POST', '/user_confirmations/confirm', {
      body: { confirmation_token: link },
    });
    expect(late.body).toMatchObject({ code: 'email_taken' });
    expect((await me(two.token)).body).toMatchObject({ email: two.email });
  });
});

describe('a new password shuts out whoever was in', () => {
  const fresh = 'a-quite-new-secret';
  /** Somebody who has the session asks for another address, a deletion and a key, and uses none of them yet. */
  const intruder = async ({ token, id }: Pick<Member, 'token' | 'id'>) => {
    const theirs = `intruder-${randomUUID()}@example.com`;
    await shop.call('POST', '/v1/users/me/email', { token, body: { email: theirs, password } });
    const link = tokenIn(await mailed(theirs), 'confirm_email');
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
    const reset_password_token = tokenIn(await mailed(email), 'set_password');
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
      const { email, token, id } = await member();
      const other = await member();
      const neighbour = await intruder(other);
      const { confirm, withKey } = await intruder({ token, id });
      await shop.db.execute(sql`
        insert into user_mail_tokens (token_hash, user_id, purpose, expires_at)
        values (sha256(convert_to(${`${how} ${id}`}, 'UTF8')), ${id}, 'erase', now() + interval '1 hour')`);
      // Asked for, and not mailed yet when the password is set: one waits, one’s worker has died or is at it.
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
      expect(await mailed(late)).toEqual([]);
      expect((await me((done.body as { token: string }).token)).body).toMatchObject({ email });
      // Endpoints for events hear nothing more until the owner sets them going again.
      const endpoints = (of: number) =>
        shop.db.query(sql`select state, paused_reason from webhook_endpoints where user_id = ${of}`);
      expect(await endpoints(id)).toEqual([{ state: 'paused', paused_reason: 'The password was changed.' }]);
      // Nobody else’s.
      expect(await endpoints(other.id)).toEqual([{ state: 'active', paused_reason: null }]);
      expect((await neighbour.withKey()).status).toBe(200);
      expect((await neighbour.confirm()).status).toBe(200);
    },
  );
});

it('a job for another address that a worker holds makes no link once a new password has ended it', async () => {
  const { email, id } = await member();
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
    (await mailed(email)).filter((mail) => mail.includes('about to change')).length;
  await shop.db.transaction((tx) => shutOut(tx, id));
  await run();
  expect([await links(), await mailed(next), await warnings()]).toEqual([[], [], 0]);
  // As long as nobody has ended it, it does.
  await shop.db.execute(sql`
    insert into jobs (id, name, payload, max_attempts, state, attempts, lease_until) overriding system value
    values (${held?.id ?? 0n}, 'identity.email-change', ${JSON.stringify(payload)}::jsonb, 3, 'running', 1, now() + interval '1 hour')`);
  await run();
  expect([await links(), (await mailed(next)).length, await warnings()]).toEqual([[{ email: next }], 1, 1]);
});

describe('sessions', () => {
  const list = async (token: string) =>
    (
      (await shop.call('GET', '/v1/users/me/sessions', { token })).body as {
        sessions: { id: string; device: string | null; current: boolean }[];
      }
    ).sessions;

  it('are listed with their devices and ended one by one or all others at once, only by their owner', async () => {
    const { email, token } = await member();
    const phone = ((await signIn(email)).body as { token: string }).token;
    const tablet = ((await signIn(email, password, 'Tablet')).body as { token: string }).token;
    const all = await list(token);
    expect(all.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox on a desk', true],
        ['Safari on a phone', false],
        ['Tablet', false],
      ]),
    );
    const id = all.find(({ device }) => device === 'Tablet')?.id ?? '';
    const stranger = await member();
    expect((await shop.call('DELETE', `/v1/users/me/sessions/${id}`, { token: stranger.token })).status).toBe(
      404,
    );
    expect((await me(tablet)).status).toBe(200);
    expect((await shop.call('DELETE', `/v1/users/me/sessions/${id}`, { token })).status).toBe(200);
    expect((await me(tablet)).status).toBe(401);
    expect((await shop.call('DELETE', '/v1/users/me/sessions', { token })).body).toEqual({ ended: 1 });
    expect((await me(phone)).status).toBe(401);
    expect((await me(token)).status).toBe(200);
  });

  it('end with a changed password, whose reply holds the new token', async () => {
    const { email, token } = await member();
    const phone = ((await signIn(email)).body as { token: string }).token;
    const change = (current: string, next: string) =>
      shop.call('PUT', '/v1/users/me/password', {
        token,
        body: { current_password: current, password: next },
      });
    expect((await change('not it', 'another-good-one')).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await change(password, 'password123')).body).toMatchObject({ code: 'weak_password' });
    const done = await change(password, 'another-good-one');
    const fresh = (done.body as { token: string }).token;
    expect([(await me(token)).status, (await me(phone)).status, (await me(fresh)).status]).toEqual([
      401, 401, 200,
    ]);
    expect((await mailed(email)).some((mail) => mail.includes('password was changed'))).toBe(true);
    expect((await signIn(email)).status).toBe(422);
    expect((await signIn(email, 'another-good-one')).status).toBe(200);
  });

  it('of an account end after 31 days without use, and use extends them', async () => {
    const { token, id } = await member();
    const days = async () =>
      Number(
        (
          await shop.db.query<{ days: number }>(sql`
            select round(extract(epoch from expires_at - now()) / 86400)::int as days from user_tokens where user_id = ${id}`)
        )[0]?.days,
      );
    expect(await days()).toBe(31);
    await shop.db.execute(sql`
      update user_tokens set expires_at = now() + interval '2 days', last_used_at = now() - interval '2 hours'
      where user_id = ${id}`);
    await me(token);
    expect(await days()).toBe(31);
    await shop.db.execute(
      sql`update user_tokens set expires_at = now() - interval '1 second' where user_id = ${id}`,
    );
    expect((await me(token)).status).toBe(401);
  });
});

describe('the small calls', () => {
  it('remember where the caller was and where the goods go, and the open cart’s tax follows', async () => {
    const token = await shop.visitor();
    const ask = (method: string, path: string, body?: object) =>
      shop.call(method, path, { token, headers: { 'x-region': 'eu' }, ...(body ? { body } : {}) });
    const { number } = (await ask('POST', '/v2/orders', { currency: 'EUR' })).body as { number: string };
    await ask('POST', `/v2/orders/${number}/line_item`, { line_item: { variant_id: 101, quantity: 100 } });
    const rate = async () =>
      ((await ask('GET', `/orders/${number}`)).body as { taxes: { rate: string; country_iso: string }[] })
        .taxes[0];
    await ask('POST', '/v2/users/save_last_used_location', { country_iso: 'SE', zip_code: '111 22' });
    const set = await ask('POST', '/v2/users/set_shipping_destination', {
      country_iso: 'DE',
      zip_code: '10115',
    });
    expect(set.body).toMatchObject({ shipping_destination: { country_iso: 'DE', zip_code: '10115' } });
    expect(await rate()).toMatchObject({ rate: '19.00', country_iso: 'DE' });
    await ask('POST', '/v2/users/set_shipping_destination', { country_iso: 'SE' });
    expect(await rate()).toMatchObject({ rate: '25.00', country_iso: 'SE' });
    expect((await ask('GET', '/users/me')).body).toMatchObject({
      last_used_location: { country_iso: 'SE', zip_code: '111 22' },
      shipping_destination: { country_iso: 'SE', zip_code: null },
    });
    expect(
      (await ask('POST', '/v2/users/set_shipping_destination', { country_iso: 'QX' })).body,
    ).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'country_iso' }],
    });
  });

  it('keep how the caller can be reached, theirs alone', async () => {
    const { email, token, id } = await member();
    const save = (as: string, body: object) =>
      shop.call('POST', `/v2/users/${id}/contact_information`, {
        token: as,
        body: { contact_information: body },
      });
    expect((await save(token, { phone: '+48 600 100 200', company_name: 'Tektura' })).body).toEqual({
      data: {
        id,
        type: 'contact_information',
        attributes: {
          first_name: 'Ola',
          last_name: null,
          company_name: 'Tektura',
          email,
          phone: '+48 600 100 200',
        },
      },
    });
    expect((await save(token, { company_name: null, email: 'Desk@Example.com' })).body).toMatchObject({
      data: { attributes: { company_name: null, email: 'desk@example.com', phone: '+48 600 100 200' } },
    });
    expect((await me(token)).body).toMatchObject({ email, phone: '+48 600 100 200', company_name: null });
    const other = await member();
    expect((await save(other.token, { phone: '+48 1111111' })).status).toBe(404);
    expect((await me(token)).body).toMatchObject({ phone: '+48 600 100 200' });
  });

  it('tell the first name behind a true segmentation token alone', async () => {
    const { token, id } = await member();
    const { segmentation_token } = (await me(token)).body as { segmentation_token: string };
    const name = async (of: string) =>
      (await shop.call('GET', `/users/get_user_first_name?segmentation_token=${of}`)).body;
    expect(await name(segmentation_token)).toEqual({ first_name: 'Ola' });
    for (const forged of [
      `${id}.`,
      `${id}.AAAAAAAAAAAAAAAAAAAAAA`,
      `${segmentation_token}x`,
      'x',
      `${id + 1}.${segmentation_token.split('.')[1]}`,
    ])
      expect(await name(forged)).toEqual({ first_name: null });
    expect((await me(await shop.visitor())).body).toMatchObject({ segmentation_token: null });
  });

  it('name the order manager that staff assigned, and null otherwise', async () => {
    const { token, id } = await member();
    const current = async () => (await shop.call('GET', '/orders/managers/current', { token })).body;
    expect(await current()).toBeNull();
    const made = await shop.call('POST', '/v1/order_managers', {
      headers: staff,
      body: { order_manager: { name: 'Ewa Lis', email: 'Ewa@shop.example', avatar: '/images/ewa.webp' } },
    });
    const manager = made.body as { id: number };
    const assign = (who: number | null, as: object = { headers: staff }, user = id) =>
      shop.call('PUT', `/v1/users/${user}/order_manager`, { ...as, body: { order_manager_id: who } });
    expect((await assign(manager.id, { token })).status).toBe(404);
    expect(await current()).toBeNull();
    expect((await assign(manager.id)).status).toBe(200);
    expect(await current()).toEqual({
      name: 'Ewa Lis',
      email: 'ewa@shop.example',
      avatar: '/images/ewa.webp',
    });
    expect((await assign(999_999)).status).toBe(404);
    expect((await assign(manager.id, { headers: staff }, 999_999)).status).toBe(404);
    const all = await shop.call('GET', '/v1/order_managers', { headers: staff });
    expect(all.body).toMatchObject({ order_managers: [{ id: manager.id, name: 'Ewa Lis' }] });
    expect((await assign(null)).status).toBe(200);
    expect(await current()).toBeNull();
  });

  it('guess the country from the trusted proxy, then from the languages, then not at all', async () => {
    const ip = async (headers: Record<string, string>) => (await shop.call('GET', '/ip', { headers })).body;
    expect(await ip({ 'cf-ipcountry': 'pl', 'x-forwarded-for': '203.0.113.9' })).toEqual({
      ip: '203.0.113.9',
      country_iso: 'PL',
      source: 'network',
    });
    expect(await ip({ 'cf-ipcountry': 'XX', 'accept-language': 'en, sv-SE;q=0.9' })).toMatchObject({
      country_iso: 'SE',
      source: 'language',
    });
    expect(await ip({ 'accept-language': 'en' })).toMatchObject({ country_iso: null, source: null });
  });
});

describe('signing in with a visitor', () => {
  it('invariant 18: loses nothing the visitor had, doubles nothing, and takes nobody else’s', async () => {
    const { email, id } = await member();
    const visitor = await shop.visitor();
    const stranger = await shop.visitor();
    const headers = { 'x-region': 'pl' };
    const idOf = async (token: string) => ((await me(token)).body as { id: number }).id;
    const address = {
      firstname: 'Jan',
      lastname: 'Kowalski',
      address1: 'Prosta 1',
      city: 'Warszawa',
      zipcode: '00-838',
      country_iso: 'PL',
      phone: '+48 600 100 200',
    };
    for (const token of [visitor, stranger])
      await shop.call('POST', `/v2/users/${await idOf(token)}/addresses`, { token, body: { address } });
    await shop.call('PUT', `/users/${await idOf(visitor)}`, {
      token: visitor,
      body: { user: { company_name: 'Pudła SA' } },
    });
    await shop.call('POST', '/v2/users/set_shipping_destination', {
      token: visitor,
      body: { country_iso: 'DE' },
    });
    const cart = (
      await shop.call('POST', '/v2/orders', { token: visitor, headers, body: { currency: 'PLN' } })
    ).body as { number: string };
    await shop.call('POST', `/v2/orders/${cart.number}/line_item`, {
      token: visitor,
      headers,
      body: { line_item: { variant_id: 101, quantity: 70 } },
    });
    const twice = await Promise.all(
      [1, 2].map(() =>
        shop.call('POST', '/sign_in', { token: visitor, body: { user: { email, password } } }),
      ),
    );
    const token =
      twice
        .map(({ body }) => (body as { token?: string }).token)
        .find((one): one is string => one !== undefined) ?? '';
    expect((await me(token)).body).toMatchObject({
      id,
      first_name: 'Ola',
      company_name: 'Pudła SA',
      shipping_destination: { country_iso: 'DE' },
    });
    const saved = (await shop.call('GET', `/v2/users/${id}/addresses`, { token })).body as {
      data: unknown[];
    };
    expect(saved.data).toHaveLength(1);
    const order = (await shop.call('GET', `/orders/${cart.number}`, { token })).body as {
      line_items: { quantity: number }[];
    };
    expect(order.line_items.map(({ quantity }) => quantity)).toEqual([70]);
    const strangers = await shop.call('GET', `/v2/users/${await idOf(stranger)}/addresses`, {
      token: stranger,
    });
    expect((strangers.body as { data: unknown[] }).data).toHaveLength(1);
    expect((await me(visitor)).status).toBe(401);
  });
});
