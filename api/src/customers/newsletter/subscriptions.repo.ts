import type { Subscription } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';

export interface Filters {
  readonly 'q[region_eq]'?: string | undefined;
  readonly 'q[state_eq]'?: Subscription['state'] | undefined;
}

type Dated = 'requested_at' | 'confirmed_at' | 'unsubscribed_at' | 'handed_over_at';
interface Row extends Omit<Subscription, Dated> {
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
  readonly unsubscribed_at: Date | null;
  readonly handed_over_at: Date | null;
}

const columns = sql`id, email, region, locale, state, source, requested_at, confirmed_at, unsubscribed_at, handed_over_at`;

const present = (row: Row): Subscription => ({
  ...row,
  requested_at: row.requested_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
  handed_over_at: row.handed_over_at?.toISOString() ?? null,
});

const matching = (filters: Filters): SQL => sql`
  (${filters['q[region_eq]'] ?? null}::text is null or region = ${filters['q[region_eq]'] ?? null})
  and (${filters['q[state_eq]'] ?? null}::text is null or state = ${filters['q[state_eq]'] ?? null})`;

/** Returns one page, oldest subscription first, and the total number. */
export const listSubscriptions = async (
  db: Queryable,
  filters: Filters,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly Subscription[]; readonly total: number }> => {
  const { rows, total } = await readPage<Row>(
    db,
    page,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from newsletter_subscriptions where ${matching(filters)}
    order by id ${limitClause}`,
  );
  return { rows: rows.map(({ all_rows: _all, ...row }) => present(row)), total };
};

/** Returns the next thousand after an id, to iterate over the whole list. */
export const subscriptionsAfter = async (
  db: Queryable,
  filters: Filters,
  after: number,
): Promise<readonly Subscription[]> =>
  (
    await db.query<Row>(sql`
      select ${columns} from newsletter_subscriptions where ${matching(filters)} and id > ${after}
      order by id limit 1000`)
  ).map(present);
