import type { SentDunning, StaffDue } from '@shop/contracts';
import { type Currency, minorToDecimal } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { array, jsonTimestamp, type Queryable } from '../../platform/index.ts';
import { daysSince, dueDay, duesSql, findNextStep } from '../../sales/index.ts';
import { contains, type OrderPosition, writePosition } from '../orders/list-orders.ts';
import { actorName } from '../people/actor-name.ts';

export interface DueFilter {
  readonly kind?: StaffDue['kind'] | undefined;
  readonly overdue?: 'true' | undefined;
  readonly region?: string | undefined;
  readonly currency?: Currency | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
  /** Those of the caller; null: all. */
  readonly regions: readonly string[] | null;
}

type StoredSent = SentDunning & { readonly sent_on: string };

interface Row extends Omit<StaffDue, 'amount' | 'outstanding' | 'days' | 'next' | 'sent'> {
  readonly id: bigint;
  readonly amount: bigint;
  readonly outstanding: bigint;
  readonly sent: readonly StoredSent[];
}

const conditions = ({ region, currency, text, regions }: DueFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...(region === undefined ? [] : [sql`o.region = ${region}`]),
      ...(currency === undefined ? [] : [sql`o.currency = ${currency}`]),
      ...(text === undefined ? [] : [contains(sql`o.search_text`, text)]),
      ...(regions === null ? [] : [sql`o.region = any(${array([...regions], 'text')})`]),
    ],
    sql` and `,
  );

/** JSON of a step `s` of dunning, with its amount in minor units as text. */
export const sentDunningSql = sql`json_build_object('step', s.step, 'due_on', to_char(s.due_on, 'YYYY-MM-DD'),
  'currency', s.currency, 'amount', s.amount::text, 'days', s.days, 'sent_by', s.sent_by,
  'sent_by_name', ${actorName(sql`s.sent_by`)}, 'sent_on', to_char(s.sent_on, 'YYYY-MM-DD'),
  'sent_at', ${jsonTimestamp('s.sent_at')})`;

/** A step for the API, from `sentDunningSql`. */
export const presentSent = ({ sent_on: _day, amount, ...sent }: StoredSent): SentDunning => ({
  ...sent,
  amount: minorToDecimal(amount, sent.currency),
});

/** Reads one recorded step. */
export const readSent = async (db: Queryable, id: number): Promise<SentDunning | null> => {
  const [row] = await db.query<{ sent: StoredSent }>(
    sql`select ${sentDunningSql} as sent from dunning_steps s where s.id = ${id}`,
  );
  return row ? presentSent(row.sent) : null;
};

/** Lists one page of outstanding payments by due day, in one statement; and where the next page begins. */
export const listDues = async (
  db: Queryable,
  filter: DueFilter,
  { limit, after }: { readonly limit: number; readonly after: OrderPosition | null },
  now: Date,
): Promise<{ readonly dues: StaffDue[]; readonly next: string | null }> => {
  const today = dueDay(now);
  const shown = [
    sql`true`,
    ...(filter.kind === undefined ? [] : [sql`d.kind = ${filter.kind}`]),
    ...(filter.overdue === undefined ? [] : [sql`d.due_on < ${today}::date`]),
    ...(after === null ? [] : [sql`(d.due_on, d.id) > (${after.value}::date, ${after.id}::bigint)`]),
  ];
  const rows = await db.query<Row>(sql`
    with ${duesSql(conditions(filter), today)},
    page as materialized (
      select d.* from dues d where ${sql.join(shown, sql` and `)} order by d.due_on, d.id limit ${limit + 1}
    )
    select d.id, o.number as order_number, o.region, o.currency, d.kind, to_char(d.due_on, 'YYYY-MM-DD') as due_on,
      d.amount, d.outstanding, coalesce(o.snapshot #>> '{company,name}', o.snapshot #>> '{bill_address,company}') as company,
      json_build_object('name', nullif(concat_ws(' ', o.snapshot #>> '{ship_address,firstname}',
        o.snapshot #>> '{ship_address,lastname}'), ''), 'email', o.email) as customer,
      (select coalesce(json_agg(${sentDunningSql} order by s.id), '[]') from dunning_steps s
        where s.order_id = d.id and s.due_on = d.due_on) as sent
    from page d join orders o on o.id = d.id order by d.due_on, d.id`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    dues: page.map(({ id: _id, amount, outstanding, sent, ...row }) => ({
      ...row,
      amount: minorToDecimal(amount, row.currency),
      outstanding: minorToDecimal(outstanding, row.currency),
      days: daysSince(row.due_on, today),
      sent: sent.map(presentSent),
      next: findNextStep(
        row.kind,
        row.due_on,
        sent.map(({ step, sent_on }) => ({ step, sentOn: sent_on })),
      ),
    })),
    next: rows.length > limit && last ? writePosition({ value: last.due_on, id: Number(last.id) }) : null,
  };
};
