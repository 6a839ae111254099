import { personalDataRegistry } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { privacy } from '../privacy/privacy.ts';
import { identity } from './identity.ts';
import { attemptLimits } from './password-attempts.ts';

const password = 'kartony-i-tektura-7';
const email = 'owner@example.com';
/** Password checks are slow, so the limits are 30 % of the production limits. */
const factor = 0.3;
const { seconds } = attemptLimits;
const [accountAndNetwork, account, network] = [
  attemptLimits.accountAndNetwork * factor,
  attemptLimits.account * factor,
  attemptLimits.network * factor,
];
let address = 0;
let shop: TestApi;
let now = new Date('2026-12-01T12:00:10Z');
beforeAll(async () => {
  shop = await startTestApi({
    domains: () => [identity(), privacy({ personalData: personalDataRegistry })],
    settings: { rateLimitFactor: factor, trustProxy: 'loopback' },
  });
  shop.setClock(now);
  const token = await shop.visitor();
  await shop.call('POST', '/sign_up', { token, body: { user: { email, password } } });
});
afterAll(() => shop.cleanup());

/** Uses a new IP address for every call, so that no per-address limit is reached. */
const fromElsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(address / 250)}.${1 + (address % 250)}` };
};
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const signIn = async (who: string, given: string, headers = fromElsewhere()) => {
  const visitor = (await shop.call('GET', '/users/anonymous', { headers: fromElsewhere() })).body as {
    token: string;
  };
  return shop.call('POST', '/sign_in', {
    token: visitor.token,
    headers,
    body: { user: { email: who, password: given } },
  });
};
type Reply = Awaited<ReturnType<typeof signIn>>;
const outcomeOf = ({ status, body }: Reply) => {
  const { code, limited_by: by } = body as { readonly code?: string; readonly limited_by?: string };
  return status === 200 ? '200' : by === undefined ? `${code}` : `${code} ${by}`;
};
const repeat = async (times: number, call: (index: number) => Promise<Reply>) => {
  const replies: Reply[] = [];
  for (let index = 0; index < times; index += 1) replies.push(await call(index));
  return replies;
};
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  shop.setClock(now);
};

it('ends guessing one account from many addresses, says nothing of whether it exists, and lets the owner back in', async () => {
  for (const reply of await repeat(account + 1, () => signIn(email, password)))
    expect(reply.status).toBe(200);
  const guess = (who: string) => repeat(account + 1, () => signIn(who, 'wrong guess 7'));
  const known = await guess(email);
  const unknown = await guess('nobody@example.com');
  const seen = (replies: readonly Reply[]) =>
    replies.map((reply) => [reply.status, outcomeOf(reply), reply.headers.get('retry-after')]);
  expect(seen(known)).toEqual(seen(unknown));
  expect(known.map(outcomeOf)).toEqual([
    ...Array.from({ length: account }, () => 'wrong_credentials'),
    'rate_limited account',
  ]);
  expect(Number(known.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
  // Another spelling is the same account; another account has its own limit.
  expect((await signIn(email.toUpperCase(), password)).status).toBe(429);
  expect((await signIn('another@example.com', password)).status).toBe(422);
  pass(seconds / 60);
  expect((await signIn(email, password)).status).toBe(200);
});

it('shuts nobody out elsewhere who is attacked from one network', async () => {
  pass(seconds / 60);
  const there = from('198.51.100.7');
  const tried = await repeat(accountAndNetwork + account, () => signIn(email, 'wrong guess 7', there));
  expect(tried.map(outcomeOf)).toEqual([
    ...Array.from({ length: accountAndNetwork }, () => 'wrong_credentials'),
    ...Array.from({ length: account }, () => 'rate_limited account'),
  ]);
  expect((await signIn(email, password, there)).status).toBe(429);
  expect((await signIn(email, password)).status).toBe(200);
  // Refused attempts do not count against the network: a colleague there can sign in.
  expect((await signIn('another@example.com', 'wrong guess 7', there)).status).toBe(422);
});

it('lets an office sign in behind one address, and counts only its wrong passwords', async () => {
  pass(seconds / 60);
  const office = from('198.51.100.20');
  const signedIn = await repeat(network + 1, () => signIn(email, password, office));
  expect(new Set(signedIn.map(outcomeOf))).toEqual(new Set(['200']));
});

it('ends password spraying from one network, and answers it differently from too many passwords for one account', async () => {
  pass(seconds / 60);
  const there = from('198.51.100.40');
  const tried = await repeat(network + 1, (index) =>
    signIn(`person-${index}@example.com`, 'Summer2026!', there),
  );
  expect(tried.map(outcomeOf)).toEqual([
    ...Array.from({ length: network }, () => 'wrong_credentials'),
    'rate_limited network',
  ]);
  expect(Number(tried.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
  expect(outcomeOf(await signIn(email, password, there))).toBe('rate_limited network');
  expect((await signIn(email, password)).status).toBe(200);
  pass(seconds / 60);
  expect((await signIn(email, password, there)).status).toBe(200);
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
      if (reply.status === 429) expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
    }
    return new Set(seen);
  };
  expect(await tried(password, account + 2)).toEqual(new Set(['weak_password', 200]));
  expect(await tried('wrong guess 7', account)).toEqual(new Set(['wrong_credentials']));
  expect(await tried('wrong guess 7', asks.length)).toEqual(new Set(['rate_limited']));
  expect(await tried(password, asks.length)).toEqual(new Set(['rate_limited']));
  expect((await signIn(member, password)).status).toBe(429);
  shop.setClock(new Date(Date.parse('2026-12-02T12:00:10Z') + seconds * 1000));
  expect(await tried(password, asks.length)).toEqual(new Set(['weak_password', 200]));
});
