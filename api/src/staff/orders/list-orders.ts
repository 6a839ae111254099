import type { OrderObstacle, OrderStage, StaffOrderRow, StaffOrderSort } from '@shop/contracts';
import { openStages } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { addDays, type Day, dayIn, sellerTimeZone, startOfDay } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { array, type Failure, fail, type Queryable } from '../../platform/index.ts';
import { obstaclesSql } from './obstacles.ts';

export interface OrderFilter {
  /** The regions in which the caller may read orders; null: all. */
  readonly regions: readonly string[] | null;
  readonly stage?: OrderStage | 'open' | undefined;
  readonly region?: string | undefined;
  readonly late?: 'true' | undefined;
  readonly held?: 'true' | undefined;
  /** The first and the last day on which they were placed, by the seller's clock. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly payment_state?: StaffOrderRow['payment_state'] | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
}

/** The last row of the page before: its sort value and its id. */
export interface OrderPosition {
  readonly value: string;
  readonly id: number;
}

interface Row {
  readonly id: bigint;
  readonly number: string;
  readonly region: string;
  readonly currency: Currency;
  readonly total: bigint;
  readonly quantity: number;
  readonly product: string | null;
  readonly lines: number;
  readonly stage: OrderStage;
  readonly payment_state: StaffOrderRow['payment_state'];
  readonly placed_at: Date;
  readonly placed_text: string;
  readonly dispatch_on: string | null;
  readonly deliver_by: string | null;
  readonly obstacles: readonly OrderObstacle[];
  readonly name: string | null;
  readonly email: string | null;
  readonly company: string | null;
  readonly revision: number;
}

const inOpenStages = sql`o.stage in ('check', 'proof', 'print', 'pack', 'ship')`;

/** Why an order `o` counts as late on a day of the plant: it should have left, or it left and should have arrived. */
const lateSql = (day: string): SQL => sql`case
  when ${inOpenStages} and o.dispatch_on < ${day}::date then 'dispatch'
  when o.stage = 'transit' and o.deliver_by < ${day}::date then 'delivery' end`;

/** As conditions that the partial indexes hold. */
const isLate = (day: string): SQL => sql`(
  (${inOpenStages} and o.dispatch_on < ${day}::date) or (o.stage = 'transit' and o.deliver_by < ${day}::date))`;

/** Escapes the wildcards of `like`. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a folded text contains a fragment: the index finds candidates by their trigrams, `like` decides. */
export const contains = (folded: SQL, fragment: string): SQL => sql`(
  search_grams(${folded}) @> search_grams(search_fold(${fragment}))
  and ${folded} like '%' || search_fold(${literal(fragment)}) || '%')`;

/** Whether a column holds one of the regions. */
export const inRegions = (column: SQL, regions: readonly string[]): SQL =>
  sql`${column} = any(${array([...regions], 'text')})`;

const midnight = (day: Day): SQL => sql`${startOfDay(sellerTimeZone, day).toISOString()}::timestamptz`;

const conditions = (filter: OrderFilter, day: string): readonly SQL[] => [
  sql`o.placed_at is not null`,
  ...(filter.stage === 'open' ? [inOpenStages] : []),
  ...(filter.stage !== undefined && filter.stage !== 'open' ? [sql`o.stage = ${filter.stage}`] : []),
  ...(filter.region === undefined ? [] : [sql`o.region = ${filter.region}`]),
  ...(filter.regions === null ? [] : [inRegions(sql`o.region`, filter.regions)]),
  ...(filter.late ? [isLate(day)] : []),
  ...(filter.held
    ? [sql`exists (select from order_holds h where h.order_id = o.id and h.released_at is null)`]
    : []),
  ...(filter.from === undefined ? [] : [sql`o.placed_at >= ${midnight(filter.from)}`]),
  ...(filter.to === undefined ? [] : [sql`o.placed_at < ${midnight(addDays(filter.to, 1))}`]),
  ...(filter.payment_state === undefined ? [] : [sql`o.payment_state = ${filter.payment_state}`]),
  ...(filter.text === undefined ? [] : [contains(sql`o.search_text`, filter.text)]),
];

/** Orders without a promised day come last, in both directions. */
const sorts: Readonly<
  Record<StaffOrderSort, { readonly key: SQL; readonly type: SQL; readonly down: boolean }>
> = {
  '-placed': { key: sql`o.placed_at`, type: sql`timestamptz`, down: true },
  placed: { key: sql`o.placed_at`, type: sql`timestamptz`, down: false },
  dispatch: { key: sql`o.dispatch_on`, type: sql`date`, down: false },
  '-dispatch': { key: sql`o.dispatch_on`, type: sql`date`, down: true },
};

const positionSchema = z.tuple([
  z.string().check(z.regex(/^[\d: .TZ+-]{10,40}$/)),
  z.int().check(z.gte(0), z.lte(2_147_483_647)),
]);

/** Writes the cursor of the page after this row. */
export const writePosition = ({ value, id }: OrderPosition): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Reads a cursor of this list; null at the start. Fails for one that was not made here. */
export const readPosition = (cursor: string | undefined): OrderPosition | null | Failure<'invalid_input'> => {
  if (cursor === undefined) return null;
  let inside: unknown;
  try {
    inside = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    // An unreadable cursor fails below, like one of another shape.
    inside = null;
  }
  const parsed = z.safeParse(positionSchema, inside);
  if (parsed.success && !Number.isNaN(Date.parse(parsed.data[0].replace(/\+\d\d$/, 'Z'))))
    return { value: parsed.data[0], id: parsed.data[1] };
  const message = 'Send a cursor from an earlier reply of this list.';
  return fail('invalid_input', { fields: [{ path: 'query.cursor', code: 'wrong_format', message }] });
};

/** The statement of a page: one row more than `limit` shows that another page follows. */
const ordersStatement = (
  filter: OrderFilter,
  sort: StaffOrderSort,
  at: { readonly limit: number; readonly after: OrderPosition | null },
  day: string,
): SQL => {
  const { key, type, down } = sorts[sort];
  const beyond = down ? sql`<` : sql`>`;
  const direction = down ? sql`desc` : sql`asc`;
  const where = [
    ...conditions(filter, day),
    ...(sort.endsWith('dispatch') ? [sql`o.dispatch_on is not null`] : []),
    ...(at.after ? [sql`(${key}, o.id) ${beyond} (${at.after.value}::${type}, ${at.after.id}::bigint)`] : []),
  ];
  return sql`
    with page as materialized (
      select o.id from orders o where ${sql.join([...where], sql` and `)}
      order by ${key} ${direction}, o.id ${direction} limit ${at.limit}
    )
    select o.id, o.number, o.region, o.currency, o.total, o.quantity, o.stage, o.payment_state, o.placed_at,
      o.placed_at::text as placed_text, o.dispatch_on::text as dispatch_on, o.deliver_by::text as deliver_by, o.revision,
      l.product, l.lines, ${obstaclesSql} as obstacles,
      nullif(concat_ws(' ', o.snapshot #>> '{ship_address,firstname}', o.snapshot #>> '{ship_address,lastname}'), '') as name,
      o.email, coalesce(o.snapshot #>> '{company,name}', o.snapshot #>> '{bill_address,company}') as company
    from page join orders o on o.id = page.id cross join lateral (
      select count(*)::int as lines, (array_agg(x.item ->> 'name' order by x.position))[1] as product
      from order_lines x where x.order_id = o.id and x.parent_id is null
    ) l
    order by ${key} ${direction}, o.id ${direction}`;
};

export const plantDay = (now: Date): string => dayIn(sellerTimeZone, now);

/** Whether an order of this stage is late on a day. */
export const resolveLate = (
  { stage, dispatch_on, deliver_by }: Pick<StaffOrderRow, 'stage' | 'dispatch_on' | 'deliver_by'>,
  day: string,
): StaffOrderRow['late'] => {
  const open: readonly OrderStage[] = openStages;
  if (open.includes(stage)) return dispatch_on !== null && dispatch_on < day ? 'dispatch' : null;
  return stage === 'transit' && deliver_by !== null && deliver_by < day ? 'delivery' : null;
};

const present = (row: Row, day: string): StaffOrderRow => ({
  number: row.number,
  region: row.region,
  currency: row.currency,
  total: toDecimal(money(row.total, row.currency)),
  quantity: row.quantity,
  product: row.product,
  lines: row.lines,
  stage: row.stage,
  payment_state: row.payment_state,
  placed_at: row.placed_at.toISOString(),
  dispatch_on: row.dispatch_on,
  deliver_by: row.deliver_by,
  late: resolveLate(row, day),
  obstacles: [...row.obstacles],
  customer: { name: row.name, email: row.email },
  company: row.company,
  revision: row.revision,
});

/** Lists one page of placed orders, and where the next begins; null on the last. */
export const listOrders = async (
  db: Queryable,
  filter: OrderFilter,
  { sort, limit, after }: { sort: StaffOrderSort; limit: number; after: OrderPosition | null },
  now: Date,
): Promise<{ readonly orders: StaffOrderRow[]; readonly next: string | null }> => {
  const day = plantDay(now);
  const rows = await db.query<Row>(ordersStatement(filter, sort, { limit: limit + 1, after }, day));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const value = last && (sort.endsWith('dispatch') ? last.dispatch_on : last.placed_text);
  return {
    orders: shown.map((row) => present(row, day)),
    next: rows.length > limit && last && value ? writePosition({ value, id: Number(last.id) }) : null,
  };
};

/** Counts orders by stage. Delivered and canceled ones are left out: they are most of the table and nobody waits. */
export const countOrders = (
  db: Queryable,
  { region, regions }: Pick<OrderFilter, 'region' | 'regions'>,
  now: Date,
) =>
  db.query<{ stage: OrderStage; orders: number; late: number }>(sql`
    select o.stage, count(*)::int as orders, count(*) filter (where ${lateSql(plantDay(now))} is not null)::int as late
    from orders o where o.placed_at is not null and o.stage in ('check', 'proof', 'print', 'pack', 'ship', 'transit')
      and ${region === undefined ? sql`true` : sql`o.region = ${region}`}
      and ${regions === null ? sql`true` : inRegions(sql`o.region`, regions)}
    group by o.stage`);
