import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { privacy } from '../privacy/privacy.ts';
import { guessLimit } from './guesses.ts';
import { identity } from './identity.ts';

const password = 'kartony-i-tektura-7';
const email = 'owner@example.com';
let address = 0;
let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({
    domains: () => [identity(), privacy()],
    settings: { rateLimitFactor: 1, trustProxy: 'loopback' },
  });
  shop.setClock(new Date('2026-12-01T12:00:10Z'));
  const token = await shop.visitor();
  await shop.call('POST', '/sign_up', { token, body: { user: { email, password } } });
});
afterAll(() => shop.cleanup());

/** Every call from another address, so that no limit of an address is reached. */
const fromElsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(address / 250)}.${1 + (address % 250)}` };
};
const signIn = async (who: string, given: string) => {
  const headers = fromElsewhere();
  const visitor = (await shop.call('GET', '/users/anonymous', { headers })).body as { token: string };
  return shop.call('POST', '/sign_in', {
    token: visitor.token,
    headers,
    body: { user: { email: who, password: given } },
  });
};
const refused = async (who: string) => {
  const replies = [];
  for (let tries = 0; tries <= guessLimit.failures; tries += 1)
    replies.push(await signIn(who, 'wrong guess 7'));
  return replies;
};

it('ends guessing one account from many addresses, says nothing of whether it exists, and lets the owner back in', async () => {
  for (let times = 0; times <= guessLimit.failures; times += 1)
    expect((await signIn(email, password)).status).toBe(200);
  const known = await refused(email);
  const unknown = await refused('nobody@example.com');
  const seen = (replies: typeof known) =>
    replies.map(({ status, body, headers }) => [
      status,
      (body as { code: string }).code,
      headers.get('retry-after'),
    ]);
  expect(seen(known)).toEqual(seen(unknown));
  expect(known.map(({ status }) => status)).toEqual([
    ...Array.from({ length: guessLimit.failures }, () => 422),
    429,
  ]);
  expect(Number(known.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(guessLimit.seconds);
  // Written otherwise it is the same account; somebody else's is not.
  expect((await signIn(email.toUpperCase(), password)).status).toBe(429);
  expect((await signIn('another@example.com', password)).status).toBe(422);
  shop.setClock(new Date(Date.parse('2026-12-01T12:00:10Z') + guessLimit.seconds * 1000));
  expect((await signIn(email, password)).status).toBe(200);
});

it('counts what somebody who is in tries as the password with what is tried at the door, and no right one', async () => {
  shop.setClock(new Date('2026-12-02T12:00:10Z'));
  const member = 'member@example.com';
  const { token } = (
    await shop.call('POST', '/sign_up', {
      token: await shop.visitor(),
      body: { user: { email: member, password } },
    })
  ).body as { token: string };
  const asks = [
    (given: string) =>
      ['PUT', '/v1/users/me/password', { current_password: given, password: 'password123' }] as const,
    (given: string) =>
      ['POST', '/v1/users/me/email', { email: 'next@example.com', password: given }] as const,
    (given: string) => ['POST', '/v1/privacy/erasure', { password: given }] as const,
  ];
  const tried = async (given: string, times: number) => {
    const seen: unknown[] = [];
    const calls = Array.from({ length: times }, () => asks)
      .flat()
      .slice(0, times);
    for (const ask of calls) {
      const [method, path, body] = ask(given);
      const reply = await shop.call(method, path, { token, headers: fromElsewhere(), body });
      seen.push(reply.status < 400 ? reply.status : (reply.body as { code: string }).code);
      if (reply.status === 429)
        expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(guessLimit.seconds);
    }
    return new Set(seen);
  };
  expect(await tried(password, guessLimit.failures + 2)).toEqual(new Set(['weak_password', 200]));
  expect(await tried('wrong guess 7', guessLimit.failures)).toEqual(new Set(['wrong_credentials']));
  expect(await tried('wrong guess 7', asks.length)).toEqual(new Set(['rate_limited']));
  expect(await tried(password, asks.length)).toEqual(new Set(['rate_limited']));
  expect((await signIn(member, password)).status).toBe(429);
  shop.setClock(new Date(Date.parse('2026-12-02T12:00:10Z') + guessLimit.seconds * 1000));
  expect(await tried(password, asks.length)).toEqual(new Set(['weak_password', 200]));
});
