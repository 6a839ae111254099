import * as contracts from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type CallUser, type Domain, ok, type Queryable, resolveMailLanguage } from '../../platform/index.ts';
import { disclosures } from './rfm.words.ts';
import {
  frequencyBounds,
  monetaryBounds,
  periodMonths,
  recencyBounds,
  scoreRecency,
  scoreUp,
} from './score-rfm.ts';

interface Totals {
  readonly orders: number;
  readonly days: number | null;
  readonly amount: bigint;
}

/**
 * Totals of the caller's orders, including those of merged visitors; canceled orders do not count.
 */
const readTotals = async (db: Queryable, userId: number, currency: string): Promise<Totals> => {
  const [row] = await db.query<Totals>(sql`
    select count(*)::int as orders, floor(extract(epoch from now() - max(o.placed_at)) / 86400)::int as days,
      coalesce(sum(c.item_total + c.promo_total) filter (where o.currency = ${currency}), 0)::bigint as amount
    from orders o join carts c on c.id = o.cart_id
    where o.user_id in (select id from users where id = ${userId} or merged_into = ${userId})
      and o.canceled_at is null and o.placed_at > now() - make_interval(months => ${periodMonths})`);
  return row ?? { orders: 0, days: null, amount: 0n };
};

const computeRfm = async (
  db: Queryable,
  user: CallUser,
  region: RegionId,
  now: Date,
): Promise<contracts.Rfm> => {
  const { currency } = markets[region];
  const { orders, days, amount } = await readTotals(db, user.id, currency);
  const bounds = monetaryBounds[currency];
  const scores = [scoreRecency(days), scoreUp(orders, frequencyBounds), scoreUp(amount, bounds)] as const;
  return {
    region,
    currency,
    period_months: periodMonths,
    recency: { days, score: scores[0], bounds: [...recencyBounds] },
    frequency: { orders, score: scores[1], bounds: [...frequencyBounds] },
    monetary: {
      amount: toDecimal(money(amount, currency)),
      score: scores[2],
      bounds: bounds.map((bound) => toDecimal(money(bound, currency))),
    },
    rfm: scores.join(''),
    disclosure: disclosures[resolveMailLanguage(user.locale, markets[region])],
    computed_at: now.toISOString(),
  };
};

/** Recency, frequency and monetary scores of a buyer, with their rules. */
export const rfm = (): Domain => ({
  name: 'rfm',
  register(route, { clock }) {
    route(contracts.getRfm, async ({ db, user, region }) => ok(await computeRfm(db, user, region, clock())));
  },
});
