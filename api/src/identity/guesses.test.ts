import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { guessLimit } from './guesses.ts';
import { identity } from './identity.ts';

const password = 'kartony-i-tektura-7';
const email = 'owner@example.com';
let address = 0;
let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({
    domains: () => [identity()],
    settings: { rateLimitFactor: 1, trustProxy: 'loopback' },
  });
  shop.setClock(new Date('2026-12-01T12:00:10Z'));
  const token = await shop.visitor();
  await shop.call('POST', '/sign_up', { token, body: { user: { email, password } } });
});
afterAll(() => shop.cleanup());

/** Every call from another address, so that no limit of an address is reached. */
const signIn = async (who: string, given: string) => {
  address += 1;
  const headers = { 'x-forwarded-for': `203.0.${Math.floor(address / 250)}.${1 + (address % 250)}` };
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
