import type { Referral } from '@shop/contracts';
import { type Currency, compare, money } from '@shop/money';
import { markets, regionOf } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, handle, type JobHandler, type Tx } from '../../platform/index.ts';
import { creditWallet } from '../wallet/credit-wallet.ts';
import { lockWallet } from '../wallet/wallet.repo.ts';
import { lockReferral, type ReferralRow } from './referrals.repo.ts';
import { rewardAmounts } from './reward-amounts.ts';

/**
 * Enqueued by a database trigger when an order of the new customer is paid or canceled: migration
 * 0082.
 */
const settleJob = defineJob('referral.settle', z.object({ referral_id: z.int() }));

interface FirstOrder {
  readonly id: bigint;
  readonly currency: Currency;
  readonly net: bigint;
  readonly paid: boolean;
  readonly same_address: boolean;
  readonly same_payment: boolean;
}

/** Normalises an address line and postcode regardless of spaces, punctuation and case. */
const addressKey = (table: 'c' | 'other') => {
  const column = sql.raw(`${table}.ship_address`);
  return sql`regexp_replace(lower(concat(${column}->>'country_iso', ${column}->>'zipcode', ${column}->>'address1')),
    '[[:space:][:punct:]]', '', 'g')`;
};

/**
 * Finds the new customer's first order that was not canceled, and whether its address belongs to
 * the household of the referrer or of another rewarded referral.
 */
const firstOrder = async (tx: Tx, referral: ReferralRow): Promise<FirstOrder | null> => {
  const household = sql`(select ${referral.referrer_id}::int union select referred_id from referrals
    where referrer_id = ${referral.referrer_id} and status = 'rewarded' and id <> ${referral.id})`;
  const [row] = await tx.query<FirstOrder>(sql`
    select o.id, o.currency, c.item_total + c.promo_total as net, o.payment_status = 'OK' as paid,
      exists (select 1 from carts other where other.user_id in ${household} and other.ship_address is not null
        and ${addressKey('other')} = ${addressKey('c')}) as same_address,
      exists (select 1 from payments p join payments theirs on theirs.token = p.token join carts other on other.id = theirs.order_id
        where p.order_id = o.id and p.token is not null and other.user_id in ${household}) as same_payment
    from orders o join carts c on c.id = o.cart_id
    where o.user_id = ${referral.referred_id} and o.placed_at is not null and o.canceled_at is null
    order by o.placed_at, o.id limit 1`);
  return row ?? null;
};

const refuse = (tx: Tx, id: number, reason: NonNullable<Referral['reason']>, orderId: bigint) =>
  tx.execute(sql`
    update referrals set status = 'refused', reason = ${reason}, order_id = ${orderId}, settled_at = now()
    where id = ${id} and status = 'pending'`);

/** Credits both parties once: the entries' keys prevent duplicates. */
const creditReward = async (tx: Tx, referral: ReferralRow, order: FirstOrder): Promise<void> => {
  const [referrer] = await tx.query<{ region: string; gone: boolean }>(
    sql`select region, email is null as gone from users where id = ${referral.referrer_id}`,
  );
  const home = markets[regionOf(referrer?.region ?? '')?.id ?? referral.region].currency;
  const own = rewardAmounts(home).referrer;
  const theirs = rewardAmounts(order.currency).referred;
  await tx.execute(sql`
    update referrals set status = 'rewarded', order_id = ${order.id}, settled_at = now(),
      referrer_amount = ${own.amount}, referrer_currency = ${own.currency},
      referred_amount = ${theirs.amount}, referred_currency = ${theirs.currency}
    where id = ${referral.id}`);
  const credits = [
    { side: 'referrer', userId: referral.referrer_id, amount: own, reason: 'You brought somebody to us' },
    {
      side: 'referred',
      userId: referral.referred_id,
      amount: theirs,
      reason: 'Welcome: you came by a referral',
    },
  ].toSorted((left, right) => left.userId - right.userId);
  for (const { side, userId, amount, reason } of credits)
    if (side !== 'referrer' || !referrer?.gone)
      await creditWallet(tx, userId, amount, reason, { key: `referral:${referral.id}:${side}` });
};

/** Withdraws the credits as far as they are unspent. */
const revokeReward = async (tx: Tx, referral: ReferralRow): Promise<void> => {
  await tx.execute(sql`
    update referrals set status = 'revoked', reason = 'order_canceled', settled_at = now() where id = ${referral.id}`);
  const sides = (['referrer', 'referred'] as const)
    .map((side) => ({
      side,
      userId: referral[`${side}_id`],
      amount: referral[`${side}_amount`],
      currency: referral[`${side}_currency`],
    }))
    .toSorted((left, right) => left.userId - right.userId);
  for (const { side, userId, amount, currency } of sides) {
    if (amount === null || currency === null) continue;
    const [given] = await tx.query(sql`
      select 1 from wallet_entries where key = ${`referral:${referral.id}:${side}`} and user_id = ${userId}`);
    if (!given) continue;
    const balance = await lockWallet(tx, userId, currency);
    const back = compare(balance, money(amount, currency)) < 0 ? balance.amount : amount;
    if (back <= 0n) continue;
    await tx.execute(sql`
      insert into wallet_entries (user_id, currency, amount, kind, reason, actor, key)
      values (${userId}, ${currency}, ${-back}, 'correction', 'The referred order was canceled', 'system',
        ${`referral:${referral.id}:${side}:back`})
      on conflict (key) do nothing`);
  }
};

/**
 * Updates a referral from the current state of its orders, under its lock. It ignores the event's
 * content, so events may arrive twice and in any order. A refusal and a revocation are final.
 */
export const settleReferral = async (tx: Tx, id: number): Promise<void> => {
  const referral = await lockReferral(tx, id);
  if (!referral) return;
  if (referral.status === 'rewarded') {
    const [canceled] = await tx.query(
      sql`select 1 from orders where id = ${referral.order_id} and canceled_at is not null`,
    );
    if (canceled) await revokeReward(tx, referral);
    return;
  }
  if (referral.status !== 'pending') return;
  const order = await firstOrder(tx, referral);
  if (!order?.paid) return;
  if (order.net < rewardAmounts(order.currency).minimum.amount)
    return void (await refuse(tx, id, 'below_minimum', order.id));
  if (order.same_address) return void (await refuse(tx, id, 'same_address', order.id));
  if (order.same_payment) return void (await refuse(tx, id, 'same_payment', order.id));
  await creditReward(tx, referral, order);
};

export const referralHandlers = (): readonly JobHandler[] => [
  handle(settleJob, ({ referral_id }, { db }) => db.transaction((tx) => settleReferral(tx, referral_id))),
];
