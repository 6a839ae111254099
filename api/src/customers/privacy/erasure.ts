import type { BodyOf, requestErasure as contract, Erasure } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { type RegionId, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type CallUser,
  type Db,
  enqueue,
  fail,
  ok,
  type Queryable,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import { checkPassword } from '../identity/check-password.ts';
import { consumeMailTokenFor } from '../identity/mail-tokens.repo.ts';
import { revokeRegistrantAccess } from '../identity/transfer-account.ts';
import { eraseJob, erasureMailJob } from './privacy.jobs.ts';

/** Days in which a confirmed deletion can be canceled. */
export const graceDays = 14;
/** An order that has not arrived by then no longer counts as open. */
const maxDeliveryTime = '120 days';

type Reply = { readonly erasure: Erasure };

/**
 * Lists open orders of these users: neither canceled nor delivered, being paid, delivered but not
 * paid, or with a refund that has not reached the buyer.
 */
export const listOpenOrders = async (db: Queryable, ids: readonly number[]): Promise<string[]> =>
  (
    await db.query<{ number: string }>(sql`
      select number from orders where user_id in ${[...ids]} and placed_at > now() - ${maxDeliveryTime}::interval
        and canceled_at is null and fulfilment_status <> 'delivered'
      union select number from orders where user_id in ${[...ids]} and placed_at is not null
        and canceled_at is null and fulfilment_status = 'delivered' and payment_status in ('WAITING', 'DELAYED')
      union select o.number from orders o join refunds r on r.order_id = o.id
        join refund_payouts p on p.refund_id = r.id
        where o.user_id in ${[...ids]} and p.state in ('pending', 'failed')
      union select number from carts where user_id in ${[...ids]} and completing_at is not null
      order by number`)
  ).map(({ number }) => number);

const listForfeits = async (db: Queryable, userId: number): Promise<Erasure['forfeits']> =>
  (
    await db.query<{ currency: Currency; balance: bigint }>(sql`
      select currency, balance from wallets where user_id = ${userId} and balance > 0 order by currency`)
  ).map(({ currency, balance }) => ({ currency, amount: toDecimal(money(balance, currency)) }));

const presentErasure = async (db: Queryable, userId: number): Promise<Reply> => {
  const [row] = await db.query<{ state: 'unconfirmed' | 'scheduled'; erase_at: Date | null }>(sql`
    select state, erase_at from erasure_requests where user_id = ${userId} and state in ('unconfirmed', 'scheduled')`);
  const forfeits = await listForfeits(db, userId);
  if (!row) return { erasure: { state: 'none', erase_at: null, waits_for: [], forfeits } };
  return {
    erasure: {
      state: row.state,
      erase_at: row.erase_at?.toISOString() ?? null,
      waits_for: await listOpenOrders(db, [userId]),
      forfeits,
    },
  };
};

export const readErasure = async (db: Queryable, userId: number) => ok(await presentErasure(db, userId));

const walletNotForfeited = (lost: Erasure['forfeits']) => ({
  path: 'forfeit_wallet',
  code: 'not_accepted',
  message: `Spend the wallet balance first, or send true to lose ${lost.map(({ amount, currency }) => `${amount} ${currency}`).join(' and ')} with the account.`,
});

interface Where {
  readonly region: RegionId;
  readonly locale: string;
}

/**
 * Schedules the erasure, enqueues the job and mails the date. A request that is already scheduled
 * does not change.
 */
const scheduleErasure = async (
  tx: Tx,
  userId: number,
  now: Date,
  { region, locale }: Where,
): Promise<void> => {
  const eraseAt = new Date(now.getTime() + graceDays * 86_400_000);
  const [row] = await tx.query<{ id: number }>(sql`
    insert into erasure_requests as r (user_id, state, region, locale, confirmed_at, erase_at)
    values (${userId}, 'scheduled', ${region}, ${locale}, ${now.toISOString()}::timestamptz,
      ${eraseAt.toISOString()}::timestamptz)
    on conflict (user_id) where state in ('unconfirmed', 'scheduled') do update
      set state = 'scheduled', confirmed_at = excluded.confirmed_at, erase_at = excluded.erase_at
    where r.state = 'unconfirmed'
    returning id`);
  if (!row) return;
  await enqueue(tx, eraseJob, { requestId: row.id }, { key: String(row.id), runAt: eraseAt });
  await enqueue(
    tx,
    erasureMailJob,
    { userId, kind: 'scheduled', region, locale },
    { key: `scheduled:${row.id}` },
  );
};

/**
 * Requests an erasure: with the correct password it is scheduled at once; without one a link is
 * mailed. Wallet balances are forfeited only with explicit consent.
 */
export const requestErasure = async (
  db: Db,
  user: CallUser,
  { password, forfeit_wallet }: BodyOf<typeof contract>,
  region: RegionId,
  now: Date,
): Promise<Result<Reply, 'wrong_credentials' | 'invalid_input'>> => {
  if (password !== undefined && !(await checkPassword(db, user.id, password)))
    return fail('wrong_credentials');
  const where: Where = { region, locale: user.locale };
  return db.transaction(async (tx): Promise<Result<Reply, 'invalid_input'>> => {
    const lost = forfeit_wallet ? [] : await listForfeits(tx, user.id);
    if (lost.length > 0) return fail('invalid_input', { fields: [walletNotForfeited(lost)] });
    if (password !== undefined) await scheduleErasure(tx, user.id, now, where);
    else {
      const [row] = await tx.query<{ id: number; state: string }>(sql`
        insert into erasure_requests as r (user_id, state, region, locale)
        values (${user.id}, 'unconfirmed', ${region}, ${user.locale})
        on conflict (user_id) where state in ('unconfirmed', 'scheduled') do update set region = r.region
        returning id, state`);
      if (row?.state === 'unconfirmed')
        await enqueue(
          tx,
          erasureMailJob,
          { userId: user.id, kind: 'erase', ...where },
          { key: `erase:${row.id}:${Math.floor(now.getTime() / 60_000)}` },
        );
    }
    return ok(await presentErasure(tx, user.id));
  });
};

/**
 * Confirms an erasure with the mailed token. A canceled request is invalid. The token proves the
 * address of an account that was never confirmed, so all data stored under the address is erased
 * too.
 */
export const confirmErasure = (db: Db, token: string, now: Date): Promise<Result<Reply, 'token_expired'>> =>
  db.transaction(async (tx): Promise<Result<Reply, 'token_expired'>> => {
    const userId = await consumeMailTokenFor(tx, token, 'erase');
    if (userId === null) return fail('token_expired');
    const [row] = await tx.query<{ region: string; locale: string }>(sql`
      select region, locale from erasure_requests where user_id = ${userId} and state in ('unconfirmed', 'scheduled')
      for update`);
    const region = regionIds.find((id) => id === row?.region);
    if (!row || !region) return fail('token_expired');
    const [unproven] = await tx.query(
      sql`select 1 from users where id = ${userId} and email is not null and confirmed_at is null`,
    );
    // This also ends the request, so it is created again.
    if (unproven) await revokeRegistrantAccess(tx, userId);
    await scheduleErasure(tx, userId, now, { region, locale: row.locale });
    return ok(await presentErasure(tx, userId));
  });

/** Cancels an erasure; does nothing without one. */
export const cancelErasure = (db: Db, user: CallUser) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      update erasure_requests set state = 'canceled', finished_at = now()
      where user_id = ${user.id} and state in ('unconfirmed', 'scheduled')`);
    await tx.execute(
      sql`delete from user_mail_tokens where user_id = ${user.id} and purpose = 'erase' and used_at is null`,
    );
    return ok(await presentErasure(tx, user.id));
  });
