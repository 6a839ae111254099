import type { ChangedFactor, Problem, SecondFactor, StaffChange } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../../customers/composition.ts';
import { hashToken } from '../../platform/index.ts';
import { staff } from '../desk/staff.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { bytesOfSecret, codeOfSecret } from './totp.fixture.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), staff()], settings: { rateLimitFactor: 1 } });
});
afterAll(() => shop.cleanup());

const root = '/v1/staff/second_factor';
const password = 'correct horse battery';
const operator = { authorization: 'Bearer a staff key for tests' };
const origin = 'http://shop.test';

const signIn = async (email: string): Promise<string> => {
  const { body } = await shop.call('POST', '/sign_in', {
    token: await shop.visitor(),
    body: { user: { email, password } },
  });
  return (body as { token: string }).token;
};
const newPerson = async () => {
  const email = `p${Math.random().toString(36).slice(2)}@example.com`;
  const made = await shop.call('POST', '/v1/staff/accounts', {
    headers: operator,
    body: { email, password },
  });
  return { email, id: (made.body as { id: number }).id, token: await signIn(email) };
};
const call = (token: string, method: string, path: string, body?: object) =>
  shop.call(method, `${root}${path}`, { token, ...(body ? { body } : {}) });
const codeOf = (reply: { body: unknown }) => (reply.body as Problem).code;
const staffCall = async (token: string) => {
  const { status, body } = await shop.call('GET', '/v1/staff/accounts', { token });
  return status === 200 ? 'in' : (body as Problem).code;
};
/** Lets a code count that the window still has: the next steps are in the future. */
const rewind = (id: number) =>
  shop.db.execute(sql`update staff_totp set last_step = 0 where user_id = ${id}`);

/** A person with an authenticator app, in a session that has proved it. */
const withApp = async () => {
  const person = await newPerson();
  const { secret } = (await call(person.token, 'POST', '/totp', { password })).body as { secret: string };
  const done = await call(person.token, 'PUT', '/totp', { code: codeOfSecret(secret) });
  const { recovery_codes: codes } = done.body as ChangedFactor;
  return { ...person, secret, codes: codes ?? [], done };
};

const inProduction = async <T>(work: () => Promise<T>): Promise<T> => {
  Object.assign(shop.deps.settings, { environment: 'production' });
  try {
    return await work();
  } finally {
    Object.assign(shop.deps.settings, { environment: 'local' });
  }
};

describe('an authenticator app', () => {
  it('is set up with the password and a first code, which brings ten recovery codes and ends other sessions', async () => {
    const person = await newPerson();
    const elsewhere = await signIn(person.email);
    expect(codeOf(await call(person.token, 'POST', '/totp', {}))).toBe('invalid_input');
    expect(codeOf(await call(person.token, 'POST', '/totp', { password: 'x' }))).toBe('wrong_credentials');
    const begun = await call(person.token, 'POST', '/totp', { password });
    const { secret, uri } = begun.body as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    // Not before its first code.
    expect((await call(person.token, 'GET', '')).body).toMatchObject({ enrolled: false, totp: null });
    const wrong = codeOfSecret(secret) === '000000' ? '000001' : '000000';
    expect(codeOf(await call(person.token, 'PUT', '/totp', { code: wrong }))).toBe('second_factor_wrong');
    const now = codeOfSecret(secret);
    const done = await call(person.token, 'PUT', '/totp', { code: `${now.slice(0, 3)} ${now.slice(3)}` });
    const changed = done.body as ChangedFactor;
    expect(changed.second_factor).toMatchObject({
      enrolled: true,
      proved: true,
      fresh: true,
      methods: ['totp', 'recovery_code'],
      recovery_codes_left: 10,
    });
    expect(new Set(changed.recovery_codes).size).toBe(10);
    expect(await staffCall(person.token)).toBe('in');
    expect(await staffCall(elsewhere)).toBe('unauthorized');
  });

  it('is asked for at the next sign-in: nothing of staff and account before, everything after', async () => {
    const person = await withApp();
    const token = await signIn(person.email);
    expect(await staffCall(token)).toBe('second_factor_required');
    const sessions = await shop.call('GET', '/v1/users/me/sessions', { token });
    expect([sessions.status, codeOf(sessions)]).toEqual([403, 'second_factor_required']);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(200);
    // What could be of use to a thief of the password is not told.
    const before = (await call(token, 'GET', '')).body as SecondFactor;
    expect(before).toMatchObject({
      enrolled: true,
      proved: false,
      methods: ['totp', 'recovery_code'],
      totp: null,
    });
    for (const [method, path, body] of [
      ['POST', '/totp', { password }],
      ['POST', '/passkeys/options', { password }],
      ['DELETE', '/totp', undefined],
      ['POST', '/recovery_codes', undefined],
    ] as const)
      expect([path, codeOf(await call(token, method, path, body))]).toEqual([path, 'second_factor_required']);
    await rewind(person.id);
    const proved = await call(token, 'POST', '/verify/totp', { code: codeOfSecret(person.secret) });
    expect(proved.body).toMatchObject({ proved: true, fresh: true });
    expect(await staffCall(token)).toBe('in');
  });

  it('accepts a code once, in one session and under a race, and no earlier one', async () => {
    const person = await withApp();
    // The code of the set-up.
    const first = codeOfSecret(person.secret);
    const [one, other] = [await signIn(person.email), await signIn(person.email)];
    const verify = (token: string, code: string) => call(token, 'POST', '/verify/totp', { code });
    expect(codeOf(await verify(one, first))).toBe('second_factor_wrong');
    const next = codeOfSecret(person.secret, 1);
    const raced = await Promise.all([verify(one, next), verify(other, next)]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(codeOf(await verify(other, first))).toBe('second_factor_wrong');
  });

  it('is replaced after the present factor is proved anew, and only the new one counts', async () => {
    const person = await withApp();
    await shop.db.execute(sql`
      update user_tokens set second_factor_at = now() - interval '11 minutes'
      where token_hash = ${hashToken(person.token)}`);
    expect(codeOf(await call(person.token, 'POST', '/totp', { password }))).toBe('second_factor_required');
    await call(person.token, 'POST', '/verify/recovery_code', { code: person.codes[0] ?? '' });
    const { secret } = (await call(person.token, 'POST', '/totp', {})).body as { secret: string };
    const done = await call(person.token, 'PUT', '/totp', { code: codeOfSecret(secret) });
    // The recovery codes stay.
    expect(done.body).toMatchObject({ recovery_codes: null, second_factor: { recovery_codes_left: 9 } });
    const token = await signIn(person.email);
    await rewind(person.id);
    const code = codeOfSecret(person.secret);
    expect(codeOf(await call(token, 'POST', '/verify/totp', { code }))).toBe('second_factor_wrong');
    expect((await call(token, 'POST', '/verify/totp', { code: codeOfSecret(secret) })).status).toBe(200);
  });

  it('is not set up with an expired beginning, nor by a session beside the one that has', async () => {
    const [person, slow] = [await newPerson(), await newPerson()];
    const begin = async (token: string) =>
      ((await call(token, 'POST', '/totp', { password })).body as { secret: string }).secret;
    const late = await begin(slow.token);
    await shop.db.execute(sql`
      update staff_challenges set expires_at = now() where token_hash = ${hashToken(slow.token)}`);
    const expired = await call(slow.token, 'PUT', '/totp', { code: codeOfSecret(late) });
    expect(codeOf(expired)).toBe('challenge_expired');
    const sessions = [person.token, await signIn(person.email)];
    const secrets = await Promise.all(sessions.map(begin));
    const both = await Promise.all(
      sessions.map((token, at) => call(token, 'PUT', '/totp', { code: codeOfSecret(secrets[at] ?? '') })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not in clear in any table or log line, and neither are the recovery codes', async () => {
    const person = await withApp();
    // A reply that is stored for replays would hold it.
    const again = await shop.call('POST', `${root}/totp`, {
      token: person.token,
      headers: { 'idempotency-key': 'the same' },
      body: {},
    });
    const { secret } = again.body as { secret: string };
    const [row] = await shop.db.query<{ all: string }>(sql`
      select concat((select json_agg(t) from staff_totp t), (select json_agg(t) from staff_challenges t),
        (select json_agg(t) from staff_recovery_codes t), (select json_agg(t) from jobs t),
        (select json_agg(t) from idempotency_keys t), (select json_agg(t) from staff_changes t)) as all`);
    const kept = `${row?.all}${shop.logLines().join('\n')}`;
    const hexOf = (base32: string) => Buffer.from(bytesOfSecret(base32)).toString('hex');
    // What is kept of a code, so that the search is seen to find.
    expect(kept).toContain(hashRecoveryCode(person.codes[0] ?? '').toString('hex'));
    for (const word of [person.secret, secret, hexOf(person.secret), hexOf(secret), ...person.codes])
      expect(kept).not.toContain(word);
  });

  it('is limited to five wrong codes, told apart from wrong passwords, and locked after a hundred in a row', async () => {
    const person = await withApp();
    const token = await signIn(person.email);
    const guess = () => call(token, 'POST', '/verify/totp', { code: codeOfSecret(person.secret, 90) });
    for (let at = 0; at < 5; at += 1) expect(codeOf(await guess())).toBe('second_factor_wrong');
    const refused = await guess();
    expect([refused.status, refused.body, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      expect.objectContaining({ code: 'rate_limited', limited_by: 'second_factor' }),
      true,
    ]);
    // The password is not affected, and neither is another person.
    expect(await signIn(person.email)).toEqual(expect.any(String));
    const other = await withApp();
    await shop.db.execute(
      sql`update staff_totp set wrong_in_row = 99, last_step = 0 where user_id = ${other.id}`,
    );
    const late = await signIn(other.email);
    const verify = (code: string) => call(late, 'POST', '/verify/totp', { code });
    expect(codeOf(await verify(codeOfSecret(other.secret, 90)))).toBe('second_factor_wrong');
    expect(codeOf(await verify(codeOfSecret(other.secret)))).toBe('second_factor_wrong');
    expect((await call(late, 'GET', '')).body).toMatchObject({ methods: ['recovery_code'] });
  });
});

it('a recovery code works once, also under a race; new ones make the earlier void', async () => {
  const person = await withApp();
  const [one, other] = [await signIn(person.email), await signIn(person.email)];
  const use = (token: string, code = person.codes[3] ?? '') =>
    call(token, 'POST', '/verify/recovery_code', { code });
  const raced = await Promise.all([use(one), use(other)]);
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(codeOf(await use(person.token))).toBe('second_factor_wrong');
  const renewed = (await call(person.token, 'POST', '/recovery_codes')).body as ChangedFactor;
  expect(renewed.second_factor.recovery_codes_left).toBe(10);
  const late = await signIn(person.email);
  expect(codeOf(await use(late, person.codes[4]))).toBe('second_factor_wrong');
  expect((await use(late, renewed.recovery_codes?.[4]?.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  // Another person's code is none.
  expect(codeOf(await use((await withApp()).token, renewed.recovery_codes?.[5]))).toBe('second_factor_wrong');
});

describe('a passkey', () => {
  const withPasskey = async () => {
    const person = await newPerson();
    const key = createAuthenticator('shop.test', origin);
    const options = (await call(person.token, 'POST', '/passkeys/options', { password })).body as {
      challenge: string;
      rp: { id: string };
    };
    expect(options.rp.id).toBe('shop.test');
    const done = await call(person.token, 'POST', '/passkeys', { name: 'Laptop', ...key.attest(options) });
    return { ...person, key, done, challenge: options.challenge };
  };
  const challenge = async (token: string) =>
    (await call(token, 'POST', '/challenge')).body as {
      challenge: string;
      allowCredentials: { id: string }[];
    };

  it('is added, proves the second factor at the next sign-in, is named and removed', async () => {
    const person = await withPasskey();
    const changed = person.done.body as ChangedFactor;
    expect(changed).toMatchObject({
      second_factor: {
        methods: ['passkey', 'recovery_code'],
        passkeys: [{ name: 'Laptop', host: 'shop.test' }],
      },
      recovery_codes: { length: 10 },
    });
    const id = changed.second_factor.passkeys[0]?.id ?? 0;
    const token = await signIn(person.email);
    expect(await staffCall(token)).toBe('second_factor_required');
    const options = await challenge(token);
    const proved = await call(token, 'POST', '/verify/passkey', person.key.sign(options));
    expect(proved.body).toMatchObject({ proved: true });
    expect(await staffCall(token)).toBe('in');
    const named = await call(token, 'PUT', `/passkeys/${id}`, { name: 'Key ring' });
    expect((named.body as SecondFactor).passkeys).toMatchObject([{ name: 'Key ring' }]);
    const stranger = await withApp();
    expect((await call(stranger.token, 'PUT', `/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await call(stranger.token, 'DELETE', `/passkeys/${id}`)).status).toBe(404);
    const removed = await call(token, 'DELETE', `/passkeys/${id}`);
    expect(removed.body).toMatchObject({ enrolled: false, proved: false, recovery_codes_left: 0 });
  });

  it('is refused with another challenge, an expired, a used one, another origin and another host', async () => {
    const person = await withPasskey();
    const token = await signIn(person.email);
    const verify = (body: object) => call(token, 'POST', '/verify/passkey', body);
    const other = Buffer.alloc(32, 7).toString('base64url');
    await challenge(token);
    expect(codeOf(await verify(person.key.sign({ challenge: other })))).toBe('second_factor_wrong');
    const told = await challenge(token);
    await shop.db.execute(sql`
      update staff_challenges set expires_at = now() where token_hash = ${hashToken(token)}`);
    expect(codeOf(await verify(person.key.sign(told)))).toBe('challenge_expired');
    const away = await challenge(token);
    const phished = person.key.sign({ ...away, origin: 'http://shop.test.evil.example' });
    expect(codeOf(await verify(phished))).toBe('second_factor_wrong');
    // It is used up by the attempt.
    expect(codeOf(await verify(person.key.sign(away)))).toBe('challenge_expired');
    const stranger = createAuthenticator('shop.test', origin);
    expect(codeOf(await verify(stranger.sign(await challenge(token))))).toBe('second_factor_wrong');
    const fresh = await newPerson();
    const options = (await call(fresh.token, 'POST', '/passkeys/options', { password })).body as {
      challenge: string;
    };
    const elsewhere = createAuthenticator('evil.example', origin).attest(options);
    expect(codeOf(await call(fresh.token, 'POST', '/passkeys', { name: 'x', ...elsewhere }))).toBe(
      'second_factor_wrong',
    );
    // Nobody registers a passkey twice.
    const again = (await call(fresh.token, 'POST', '/passkeys/options', { password })).body as {
      challenge: string;
    };
    expect(
      codeOf(await call(fresh.token, 'POST', '/passkeys', { name: 'x', ...person.key.attest(again) })),
    ).toBe('second_factor_wrong');
  });

  it('is refused when its counter goes back or stands still, as a copy’s does', async () => {
    const person = await withPasskey();
    const sign = async (at: number) => {
      const token = await signIn(person.email);
      return call(token, 'POST', '/verify/passkey', person.key.sign(await challenge(token), at));
    };
    expect((await sign(5)).status).toBe(200);
    expect([codeOf(await sign(5)), codeOf(await sign(4))]).toEqual([
      'second_factor_wrong',
      'second_factor_wrong',
    ]);
    expect((await sign(6)).status).toBe(200);
  });
});

it('in production a person without a second factor gets nowhere but to set-up, and keeps the last one', async () => {
  const person = await newPerson();
  expect(await staffCall(person.token)).toBe('in');
  await inProduction(async () => {
    expect(await staffCall(person.token)).toBe('second_factor_required');
    expect(codeOf(await shop.call('GET', '/v1/staff/me', { token: person.token }))).toBe(
      'second_factor_required',
    );
    expect((await call(person.token, 'GET', '')).body).toMatchObject({ required: true, enrolled: false });
    const { secret } = (await call(person.token, 'POST', '/totp', { password })).body as { secret: string };
    expect((await call(person.token, 'PUT', '/totp', { code: codeOfSecret(secret) })).status).toBe(200);
    expect(await staffCall(person.token)).toBe('in');
    expect(codeOf(await call(person.token, 'DELETE', '/totp'))).toBe('last_factor');
    // The tools of the shop have no second factor.
    expect((await shop.call('GET', '/v1/staff/accounts', { headers: operator })).status).toBe(200);
  });
  expect((await call(person.token, 'DELETE', '/totp')).body).toMatchObject({ enrolled: false });
});

it('a buyer finds none of it', async () => {
  const { body } = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email: 'buyer@example.com', password } },
  });
  const { token } = body as { token: string };
  expect((await call(token, 'GET', '')).status).toBe(404);
  expect((await call(token, 'POST', '/totp', { password })).status).toBe(404);
  await inProduction(async () => {
    expect((await shop.call('GET', '/v1/users/me/sessions', { token })).status).toBe(200);
  });
});

it('an admin resets another’s factors, not their own: sessions end, a mail and the history tell of it', async () => {
  const [admin, person] = [await withApp(), await withApp()];
  const reset = (id: number, as: object) => shop.call('DELETE', `/v1/staff/accounts/${id}/second_factor`, as);
  expect((await reset(admin.id, { token: admin.token })).status).toBe(403);
  expect((await reset(person.id, { token: admin.token })).status).toBe(200);
  expect(await staffCall(person.token)).toBe('unauthorized');
  const token = await signIn(person.email);
  expect((await call(token, 'GET', '')).body).toMatchObject({ enrolled: false, recovery_codes_left: 0 });
  expect(await staffCall(token)).toBe('in');
  const { changes } = (await shop.call('GET', '/v1/staff/changes', { token: admin.token })).body as {
    changes: StaffChange[];
  };
  expect(
    changes.filter(({ user_id }) => user_id === person.id).map(({ kind, actor }) => [kind, actor]),
  ).toEqual([
    ['second_factor_reset', `staff:${admin.id}`],
    ['totp_added', `staff:${person.id}`],
    ['created', 'staff:test'],
  ]);
  await shop.runJobs();
  const mails = (await shop.mails()).filter((mail) => mail.includes(`To: ${person.email}`));
  expect(mails.some((mail) => mail.includes('removed the second factors'))).toBe(true);
  // Whoever operates the shop helps the last admin.
  expect((await reset(admin.id, { headers: operator })).status).toBe(200);
});

it('a new password keeps the factors: its session is asked for them, and a change of it is not', async () => {
  const person = await withApp();
  const next = 'another horse battery';
  const changed = await shop.call('PUT', '/v1/users/me/password', {
    token: person.token,
    body: { current_password: password, password: next },
  });
  const { token } = changed.body as { token: string };
  expect(await staffCall(token)).toBe('in');
  await shop.call('POST', '/user_passwords/recover', {
    token,
    body: { user: { email: person.email } },
  });
  await shop.runJobs();
  const link = (await shop.mails()).flatMap((mail) =>
    mail.includes(`To: ${person.email}`) ? (/password\/([\w-]{43})/.exec(mail)?.[1] ?? []) : [],
  );
  const done = await shop.call('PUT', '/user_passwords/reset', {
    body: { user: { reset_password_token: link[0], password } },
  });
  expect(await staffCall((done.body as { token: string }).token)).toBe('second_factor_required');
});
