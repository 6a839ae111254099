import type { StaffCompanyRow, staffCompanySorts } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';
import { presentSpend, type Spend } from '../customers/list-customers.ts';
import { contains, type OrderPosition, writePosition } from '../orders/list-orders.ts';

export interface CompanyFilter {
  readonly region?: string | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
}

interface Row extends Omit<StaffCompanyRow, 'created_at' | 'spend'> {
  readonly created_at: Date;
  readonly created_text: string;
  readonly spend: Spend;
}

/** Placed orders of a company `k`: how many and for how much; as the lateral table `bought`. */
export const boughtByCompany = sql`lateral (
  select coalesce(sum(g.placed), 0)::int as orders,
    coalesce(json_agg(json_build_object('currency', g.currency, 'minor', g.spent::text) order by g.currency)
      filter (where g.spent > 0), '[]') as spend
  from (
    select o.currency, count(*) as placed, sum(o.total) filter (where o.canceled_at is null) as spent
    from orders o where o.company_id = k.id and o.placed_at is not null group by o.currency
  ) g) bought`;

/** Lists one page of the companies of these regions (null: all), and where the next begins; one statement. */
export const listCompanies = async (
  db: Queryable,
  { region, text }: CompanyFilter,
  regions: readonly string[] | null,
  at: {
    readonly sort: (typeof staffCompanySorts)[number];
    readonly limit: number;
    readonly after: OrderPosition | null;
  },
): Promise<{ readonly companies: StaffCompanyRow[]; readonly next: string | null }> => {
  const { sort, limit, after } = at;
  const [beyond, direction] = sort === '-created' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const where: SQL[] = [
    sql`true`,
    ...(regions === null ? [] : [sql`k.region = any(${array([...regions], 'text')})`]),
    ...(region === undefined ? [] : [sql`k.region = ${region}`]),
    ...(text === undefined
      ? []
      : [contains(sql`search_fold(k.name || ' ' || coalesce(k.vat_id, ''))`, text)]),
    ...(after ? [sql`(k.created_at, k.id) ${beyond} (${after.value}::timestamptz, ${after.id}::int)`] : []),
  ];
  const rows = await db.query<Row>(sql`
    with page as materialized (
      select k.id from companies k where ${sql.join(where, sql` and `)}
      order by k.created_at ${direction}, k.id ${direction} limit ${limit + 1}
    )
    select k.id, k.name, k.vat_id, k.region, k.created_at, k.created_at::text as created_text,
      (select count(*)::int from company_members m where m.company_id = k.id) as members, bought.orders, bought.spend,
      (select count(*)::int from order_approvals a where a.company_id = k.id and a.status = 'requested') as open_approvals
    from page join companies k on k.id = page.id cross join ${boughtByCompany}
    order by k.created_at ${direction}, k.id ${direction}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    companies: shown.map(({ created_text: _text, ...row }) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      spend: presentSpend(row.spend),
    })),
    next: rows.length > limit && last ? writePosition({ value: last.created_text, id: last.id }) : null,
  };
};
