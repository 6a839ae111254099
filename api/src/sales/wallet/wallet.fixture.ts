import type { Wallet } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { TestReply } from '../../../test/start-test-api.ts';
import type { OrderShop } from '../orders/orders.fixture.ts';

export const staffKey = 'a staff key for tests';

/** Staff actions on wallets, over HTTP. */
export const staffOf = (shop: OrderShop) => {
  const headers = { authorization: `Bearer ${staffKey}`, 'x-region': 'pl' };
  return {
    enter: (
      user_id: number,
      amount: string,
      more: object = {},
      key = crypto.randomUUID(),
    ): Promise<TestReply> =>
      shop.call('POST', '/v1/wallet/entries', {
        headers: { ...headers, 'idempotency-key': key },
        body: { user_id, currency: 'PLN', amount, reason: 'Goodwill', ...more },
      }),
    call: (method: string, path: string, body?: object): Promise<TestReply> =>
      shop.call(method, path, { headers, ...(body ? { body } : {}) }),
  };
};

export const userIdOf = async (shop: OrderShop, token: string): Promise<number> =>
  ((await shop.call('GET', '/users/me', { token })).body as { id: number }).id;

export const walletOf = (reply: TestReply): Wallet => reply.body as Wallet;

/**
 * The sum of entries and the stored balance of every wallet, which must agree and never be
 * negative.
 */
export const ledger = (shop: OrderShop, userId: number) =>
  shop.db.query<{ currency: string; balance: bigint; entries: bigint }>(sql`
    select w.currency, w.balance,
      (select coalesce(sum(amount), 0) from wallet_entries e where e.user_id = w.user_id and e.currency = w.currency)::bigint as entries
    from wallets w where w.user_id = ${userId} order by w.currency`);
