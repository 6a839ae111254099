import * as contracts from '@shop/contracts';
import { openQaStates, type StaffProductionLine } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { linePiecesSql, qaStateSql } from '../../fulfilment/index.ts';
import {
  type ApiDeps,
  array,
  isFailure,
  ok,
  type Queryable,
  type Route,
  signUrl,
} from '../../platform/index.ts';
import type { LineItemFacts, OrderPorts } from '../../sales/index.ts';
import {
  contains,
  inRegions,
  type OrderPosition,
  plantDay,
  readPosition,
  writePosition,
} from '../orders/list-orders.ts';
import { obstaclesSql } from '../orders/obstacles.ts';

type Filter = Omit<
  z.output<NonNullable<(typeof contracts.listStaffProduction)['query']>>,
  'cursor' | 'per_page'
> & {
  /** The regions in which the caller may read what is to be made; null: all. */
  readonly regions: readonly string[] | null;
};

interface Row
  extends Pick<
    StaffProductionLine,
    | 'region'
    | 'quantity'
    | 'to_make'
    | 'packed'
    | 'express'
    | 'stage'
    | 'dispatch_on'
    | 'obstacles'
    | 'approval'
    | 'quality'
    | 'comments'
  > {
  readonly id: bigint;
  readonly number: string;
  readonly placed_at: Date;
  readonly item: LineItemFacts;
  readonly design_id: string | null;
  readonly file: { readonly id: string; readonly status: 'queued' | 'ready' | 'failed' } | null;
  readonly due: string;
}

/** The promised dispatch day of an order `o`, as its index has it: orders without one come last. */
const dueSql = sql`coalesce(o.dispatch_on, date '9999-12-31')`;

/** As in the production list: an order may be made once it is paid or its first instalment is, which its invoice shows. */
const isPaid = sql`(o.payment_state in ('paid', 'overpaid', 'partially_refunded')
  or exists (select from invoices i where i.order_id = o.id and i.kind = 'normal'))`;

/** Whether pieces of a line `l` have not left: to be made, or in a packed parcel. */
const isOpen = sql`exists (
  select from (select ${linePiecesSql}) g where g.quantity - g.shipped - g.refunded > 0)`;

/** Of the order with a number, or of the orders with a parcel of a tracking number. */
const ofCode = (code: string): SQL => sql`o.id in (
  select x.id from orders x where x.number = upper(${code})
  union select s.order_id from shipments s
  where s.tracking_number is not null and ${contains(sql`search_fold(s.tracking_number)`, code)}
    and upper(s.tracking_number) = upper(${code}))`;

const conditions = (filter: Filter, day: string): readonly SQL[] => [
  sql`o.placed_at is not null and o.stage in ('check', 'proof', 'print', 'pack', 'ship')`,
  sql`l.service is null and ${isPaid} and ${isOpen}`,
  ...(filter.stage === undefined ? [] : [sql`o.stage = ${filter.stage}`]),
  ...(filter.region === undefined ? [] : [sql`o.region = ${filter.region}`]),
  ...(filter.regions === null ? [] : [inRegions(sql`o.region`, filter.regions)]),
  ...(filter.due_lteq === undefined ? [] : [sql`${dueSql} <= ${filter.due_lteq}::date`]),
  ...(filter.late ? [sql`${dueSql} < ${day}::date`] : []),
  ...(filter.express ? [sql`l.express_delivery_option_id is not null`] : []),
  ...(filter.ids === undefined ? [] : [sql`l.id = any(${array(filter.ids.split(','), 'bigint')})`]),
  ...(filter.code === undefined ? [] : [ofCode(filter.code)]),
  ...(filter.text === undefined ? [] : [contains(sql`o.search_text`, filter.text)]),
  ...(filter.quality === undefined
    ? []
    : [
        sql`${qaStateSql} in (${sql.join(
          (filter.quality === 'open' ? openQaStates : [filter.quality]).map((state) => sql`${state}`),
          sql`, `,
        )})`,
      ]),
];

/** The statement of a page: which lines first, then what is shown of each. */
const linesStatement = (
  filter: Filter,
  { limit, after }: { readonly limit: number; readonly after: OrderPosition | null },
  day: string,
): SQL => {
  const where = [
    ...conditions(filter, day),
    ...(after ? [sql`(${dueSql}, l.id) > (${after.value}::date, ${after.id}::bigint)`] : []),
    ...(after ? [sql`${dueSql} >= ${after.value}::date`] : []),
  ];
  return sql`
    with page as materialized (
      select o.id as order_id, l.id as line_id, ${dueSql} as due
      from orders o join order_lines l on l.order_id = o.id
      where ${sql.join([...where], sql` and `)}
      order by ${dueSql}, l.id limit ${limit}
    )
    select l.id, o.number, o.region, o.placed_at, l.item, l.box_design_id as design_id, g.quantity, g.packed,
      greatest(g.quantity - g.packed - g.shipped - g.refunded, 0) as to_make, page.due::text as due,
      l.express_delivery_option_id is not null as express, o.stage, o.dispatch_on::text as dispatch_on,
      ${obstaclesSql} as obstacles, ${qaStateSql} as quality,
      (select json_build_object('id', f.id, 'status', f.status) from production_files f where f.order_line_id = l.id) as file,
      coalesce((select a.status from client_approval_filesets a
        where a.order_id = o.id and a.status <> 'superseded' order by a.created_at desc, a.id limit 1), 'none') as approval,
      (select count(*)::int from qa_comments q where q.order_line_id = l.id) as comments
    from page join orders o on o.id = page.order_id join order_lines l on l.id = page.line_id
      cross join lateral (select ${linePiecesSql}) g
    order by page.due, l.id`;
};

/** The addresses that a row shows. */
interface Addresses {
  readonly thumbnail: (designId: string) => string;
  readonly printFile: (id: string) => string;
}

const present = (row: Row, day: string, addresses: Addresses): StaffProductionLine => ({
  line_item_id: Number(row.id),
  order_number: row.number,
  region: row.region,
  placed_at: row.placed_at.toISOString(),
  product: row.item.slug,
  sku: row.item.sku,
  configuration: row.item.configuration,
  thumbnail: row.design_id === null ? null : addresses.thumbnail(row.design_id),
  quantity: row.quantity,
  to_make: row.to_make,
  packed: row.packed,
  express: row.express,
  stage: row.stage,
  dispatch_on: row.dispatch_on,
  late: row.dispatch_on !== null && row.dispatch_on < day,
  obstacles: [...row.obstacles],
  print_file: row.file && {
    id: row.file.id,
    status: row.file.status,
    url: row.file.status === 'ready' ? addresses.printFile(row.file.id) : null,
  },
  approval: row.approval,
  quality: row.quality,
  comments: row.comments,
});

/** Lists one page of lines in one statement, and where the next page begins; null on the last. */
const listLines = async (
  db: Queryable,
  filter: Filter,
  { limit, after }: { readonly limit: number; readonly after: OrderPosition | null },
  now: Date,
  addresses: Addresses,
): Promise<{ readonly lines: StaffProductionLine[]; readonly next: string | null }> => {
  const day = plantDay(now);
  const rows = await db.query<Row>(linesStatement(filter, { limit: limit + 1, after }, day));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    lines: shown.map((row) => present(row, day, addresses)),
    next: rows.length > limit && last ? writePosition({ value: last.due, id: Number(last.id) }) : null,
  };
};

/** The list of what is to be made and sent, for the desk. */
export const registerProductionLines = (
  route: Route,
  { settings, clock }: ApiDeps,
  ports: Pick<OrderPorts, 'thumbnail'>,
): void => {
  route.staff(contracts.listStaffProduction, async ({ db, query, held }) => {
    const { per_page: limit = 50, cursor, ...filter } = query;
    const after = readPosition(cursor);
    if (isFailure(after)) return after;
    const now = clock();
    const { lines, next } = await listLines(db, { ...filter, regions: held.regions }, { limit, after }, now, {
      thumbnail: ports.thumbnail,
      printFile: (id) => signUrl(settings.sessionSecret, `/production_files/${id}/file`, now),
    });
    return ok({ lines, next_cursor: next });
  });
};
