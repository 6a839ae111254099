import type { CouponTerms } from '@shop/contracts';
import { fromDecimal } from '@shop/money';
import { addDays, dayIn, sellerTimeZone, startOfDay } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Db, fail, json, ok, type Result, type Tx } from '../../platform/index.ts';
import { refuseCoupon } from './refuse-terms.ts';

interface By {
  readonly actor: string;
  readonly now: Date;
}

type Amounts = CouponTerms['minimums'];

/** Amounts as they are stored: minor units by currency. */
const byCurrency = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(
    amounts.map(({ currency, amount }) => [currency, Number(fromDecimal(amount, currency)?.amount ?? 0n)]),
  );

const texts = (values: readonly string[] | null): SQL =>
  values === null ? sql`null::text[]` : array([...values], 'text');

/** The moment at which the last day is over. */
const endOf = ({ ends_on: last }: CouponTerms): Date | null =>
  last === null ? null : startOfDay(sellerTimeZone, addDays(last, 1));

/** The columns of the terms, in the order of `values`. */
const columns = sql`note, kind, rate, amounts, minimums, regions, products, starts_at, ends_at, usage_limit, user_limit`;
const values = (terms: CouponTerms): SQL => {
  const { discount } = terms;
  return sql`${terms.note}, ${discount.kind}, ${discount.kind === 'percent' ? discount.rate : null}::int,
    ${json(discount.kind === 'amount' ? byCurrency(discount.amounts) : {})}, ${json(byCurrency(terms.minimums))},
    ${texts(terms.regions)}, ${texts(terms.products)}, ${startOfDay(sellerTimeZone, terms.starts_on)}, ${endOf(terms)},
    ${terms.usage_limit}::int, ${terms.usage_limit_per_buyer}::int`;
};

const keepVersion = (
  tx: Tx,
  version: { readonly id: bigint; readonly revision: number; readonly terms: CouponTerms },
  actor: string,
): Promise<number> =>
  tx.execute(sql`
    insert into coupon_versions (coupon_id, revision, terms, changed_by)
    values (${version.id}, ${version.revision}, ${json(version.terms)}, ${actor})`);

/** Makes a discount code. */
export const createCoupon = (
  db: Db,
  { code, terms }: { readonly code: string; readonly terms: CouponTerms },
  { actor, now }: By,
): Promise<Result<string, 'coupon_exists' | 'coupon_below_cost' | 'invalid_input'>> =>
  db.transaction(async (tx) => {
    const refused = refuseCoupon(terms, dayIn(sellerTimeZone, now));
    if (refused) return refused;
    const [made] = await tx.query<{ id: bigint }>(sql`
      insert into coupons (code, ${columns}) values (${code}, ${values(terms)})
      on conflict (code) do nothing returning id`);
    if (!made) return fail('coupon_exists');
    await keepVersion(tx, { id: made.id, revision: 1, terms }, actor);
    return ok(code);
  });

interface Stored {
  readonly id: bigint;
  readonly revision: number;
  readonly ends_at: Date | null;
}

/** Locks a code and reads it, as a completion does before it counts a use. */
const lockByCode = async (tx: Tx, code: string): Promise<Stored | undefined> => {
  const [row] = await tx.query<Stored>(
    sql`select id, revision, ends_at from coupons where code = ${code} for update`,
  );
  return row;
};

/** Replaces the terms of a code, if nobody changed it since the revision that the caller saw. */
export const updateCoupon = (
  db: Db,
  code: string,
  { revision, terms }: { readonly revision: number; readonly terms: CouponTerms },
  { actor, now }: By,
): Promise<Result<string, 'not_found' | 'coupon_conflict' | 'coupon_below_cost' | 'invalid_input'>> =>
  db.transaction(async (tx) => {
    const found = await lockByCode(tx, code);
    if (!found) return fail('not_found');
    if (found.revision !== revision) return fail('coupon_conflict');
    const refused = refuseCoupon(terms, dayIn(sellerTimeZone, now));
    if (refused) return refused;
    const next = revision + 1;
    await tx.execute(sql`
      update coupons set (${columns}, revision) = row(${values(terms)}, ${next}::int) where id = ${found.id}`);
    // A code that was ended at noon is not valid again until midnight because its note was changed.
    if (found.ends_at && terms.ends_on === dayIn(sellerTimeZone, new Date(found.ends_at.getTime() - 1)))
      await tx.execute(sql`update coupons set ends_at = ${found.ends_at} where id = ${found.id}`);
    await keepVersion(tx, { id: found.id, revision: next, terms }, actor);
    return ok(code);
  });

/** Ends a code now. `terms` are those of the revision that the caller saw. */
export const endCoupon = (
  db: Db,
  code: string,
  { revision, terms }: { readonly revision: number; readonly terms: CouponTerms },
  { actor, now }: By,
): Promise<Result<string, 'not_found' | 'coupon_conflict' | 'transition_not_allowed'>> =>
  db.transaction(async (tx) => {
    const found = await lockByCode(tx, code);
    if (!found) return fail('not_found');
    if (found.revision !== revision) return fail('coupon_conflict');
    const changed = await tx.execute(sql`
      update coupons set revision = revision + 1, ends_at = now(),
        starts_at = least(starts_at, now() - interval '1 second')
      where id = ${found.id} and (ends_at is null or ends_at > now())`);
    if (changed === 0) return fail('transition_not_allowed');
    const today = dayIn(sellerTimeZone, now);
    // One that has not begun never does.
    const [startsOn = today] = [terms.starts_on, today].toSorted();
    const ended = { ...terms, starts_on: startsOn, ends_on: today };
    await keepVersion(tx, { id: found.id, revision: revision + 1, terms: ended }, actor);
    return ok(code);
  });
