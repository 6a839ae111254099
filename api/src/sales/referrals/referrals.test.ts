import type { getReferrals, Problem, Referral, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { buyerOf, cards, readyBuyer, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { wallet } from '../wallet/wallet.ts';
import { normalizeMailbox } from './referral-code.ts';
import { referrals } from './referrals.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [referrals(), wallet(ports)] });
});
afterAll(() => shop.cleanup());

const headers = { 'x-region': 'pl' };
const read = async (token: string, query = '') =>
  (await shop.call('GET', `/v1/referrals${query}`, { token, headers })).body as ReplyOf<typeof getReferrals>;
const claim = (token: string, code: string) =>
  shop.call('POST', '/v1/referrals', { token, headers, body: { referral: { code } } });
const balance = async (token: string, currency = 'PLN') =>
  (
    (await shop.call('GET', `/v1/wallet?currency=${currency}`, { token, headers })).body as {
      balance: string;
    }
  ).balance;
/** A referrer whose home region is pl and whose credits are in PLN. */
const referrer = async () => {
  const { token } = await shop.member();
  await shop.db.execute(
    sql`update users set region = 'pl' where id = (select max(id) from users where email is not null)`,
  );
  return { token, code: (await read(token)).code };
};
const line = { variant_id: 101, quantity: 400 };
const at = (address1: string) => ({ ...warsaw, address1 });
/** Orders and pays; returns the order's number. */
const order = async (
  { buyer, number }: Awaited<ReturnType<typeof readyBuyer>>,
  address1: string,
): Promise<string> => {
  await buyer.submit(number, 'address', { ship_address_attributes: at(address1) });
  const paid = await buyer.pay(number, await buyer.card(cards.success));
  if (paid.status !== 200) throw new Error(paid.text);
  return number;
};
const cancel = (number: string) =>
  shop.db.execute(sql`update orders set canceled_at = now() where number = ${number}`);

it('credits both once, after the first paid order, and shows the terms before', async () => {
  const host = await referrer();
  const before = await read(host.token);
  expect(before).toMatchObject({
    code: host.code,
    url: expect.stringContaining(`referral=${host.code}`),
    terms: { currency: 'PLN', referrer_reward: '80.00', referred_reward: '80.00', minimum_order: '400.00' },
    claimed: null,
    referrals: [],
  });
  const guest = await readyBuyer(shop, line);
  expect((await claim(guest.buyer.token, host.code.toLowerCase())).body).toMatchObject({
    referral: { status: 'pending', reward: null },
  });
  expect((await claim(guest.buyer.token, host.code)).status).toBe(200);
  await shop.work();
  expect(await balance(host.token)).toBe('0.00');

  await order(guest, 'Kwiatowa 7');
  await shop.work();
  await shop.db.execute(
    sql`update jobs set state = 'waiting', run_at = now() where name = 'referral.settle'`,
  );
  await shop.work();
  expect([await balance(host.token), await balance(guest.buyer.token)]).toEqual(['80.00', '80.00']);
  expect((await read(guest.buyer.token)).claimed).toMatchObject({
    status: 'rewarded',
    reward: { amount: '80.00', currency: 'PLN' },
  });
  const after = await read(host.token, '?q[status_eq]=rewarded');
  expect(after).toMatchObject({
    total_count: 1,
    referrals: [{ status: 'rewarded', reward: { amount: '80.00' } }],
  });
  expect((await read(host.token, '?q[status_eq]=pending')).referrals).toEqual([]);
});

it('takes the credits back when the order is canceled, as far as they are not spent, once', async () => {
  const host = await referrer();
  const guest = await readyBuyer(shop, line);
  await claim(guest.buyer.token, host.code);
  const number = await order(guest, 'Polna 3');
  await shop.work();
  expect(await balance(host.token)).toBe('80.00');
  const { id } = (await shop.call('GET', '/users/me', { token: guest.buyer.token })).body as { id: number };
  await shop.db.execute(sql`
    insert into wallet_entries (user_id, currency, amount, kind, reason, actor)
    values (${id}, 'PLN', -5000, 'correction', 'spent elsewhere', 'test')`);
  await cancel(number);
  await shop.work();
  await shop.db.execute(
    sql`update jobs set state = 'waiting', run_at = now() where name = 'referral.settle'`,
  );
  await shop.work();
  expect([await balance(host.token), await balance(guest.buyer.token)]).toEqual(['0.00', '0.00']);
  expect((await read(host.token)).referrals).toMatchObject([{ status: 'revoked', reason: 'order_canceled' }]);
});

it('gives nothing for an order that was canceled before it was looked at', async () => {
  const host = await referrer();
  const guest = await readyBuyer(shop, line);
  await claim(guest.buyer.token, host.code);
  await cancel(await order(guest, 'Leśna 1'));
  await shop.work();
  expect(await balance(host.token)).toBe('0.00');
  expect((await read(host.token)).referrals).toMatchObject([{ status: 'pending' }]);
});

it.each([
  ['same_address', line, ' kwiatowa 7. '],
  ['below_minimum', { variant_id: 101, quantity: 30 }, 'Nowa 9'],
])('refuses %s', async (reason, goods, address1) => {
  const host = await referrer();
  const other = await readyBuyer(shop, line);
  await claim(other.buyer.token, host.code);
  await order(other, 'Kwiatowa 7');
  await shop.work();
  const before = await balance(host.token);
  const guest = await readyBuyer(shop, goods);
  await claim(guest.buyer.token, host.code);
  await order(guest, address1);
  await shop.work();
  expect((await read(guest.buyer.token)).claimed).toMatchObject({ status: 'refused', reason, reward: null });
  expect(await balance(host.token)).toBe(before);
});

it('refuses oneself, a second account, a second code, an unknown code and whoever has ordered', async () => {
  const host = await referrer();
  const code = async (token: string, given = host.code) => ((await claim(token, given)).body as Problem).code;
  expect(await code(host.token)).toBe('referral_not_eligible');
  expect(await code(host.token, 'NOSUCHXX')).toBe('referral_unknown');

  const account = async (email: string) => {
    const { body } = await shop.call('POST', '/sign_up', {
      token: await shop.visitor(),
      body: { user: { email, password: 'correct horse battery' } },
    });
    return (body as { token: string }).token;
  };
  const first = await account('twice@example.com');
  const second = await account('twice+again@example.com');
  expect((await claim(first, host.code)).status).toBe(200);
  expect(await code(second)).toBe('referral_not_eligible');
  const tagged = await account('tag+one@example.com');
  expect((await claim(tagged, host.code)).status).toBe(200);
  expect(await code(await account('tag+two@example.com'))).toBe('referral_not_eligible');
  const otherHost = await referrer();
  expect(await code(first, otherHost.code)).toBe('referral_not_eligible');

  const old = await readyBuyer(shop, line);
  await order(old, 'Stara 2');
  expect(await code(old.buyer.token)).toBe('referral_not_eligible');
  expect((await claim(await shop.visitor(), host.code)).status).toBe(401);
  expect((await read(host.token)).referrals.map(({ status }: Referral) => status)).toEqual([
    'pending',
    'pending',
  ]);
});

it('lets one of simultaneous claims through', async () => {
  const hosts = await Promise.all([referrer(), referrer(), referrer()]);
  const { token } = buyerOf(shop, (await shop.member()).token);
  const replies = await Promise.all(hosts.map(({ code }) => claim(token, code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

it('knows a mailbox behind its tags and dots', () => {
  expect(normalizeMailbox('Ada.B+shop@googlemail.com')).toBe('adab@gmail.com');
  expect(normalizeMailbox('a.b+c@example.com')).toBe('a.b@example.com');
});
