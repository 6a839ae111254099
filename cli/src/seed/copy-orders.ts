import type { Db, Tx } from '@shop/api/platform';
import { type SQL, sql } from 'drizzle-orm';
import { firstNames, lastNames } from './names.ts';
import type { Template } from './place-template-orders.ts';

export interface SeedBatch {
  /** The first row of the batch, from 1. */
  readonly first: number;
  /** The last one. */
  readonly last: number;
  /** How many rows there will be in all: the day and the stage of a row follow from its place among them. */
  readonly total: number;
  /** Makes the numbers of this run its own. */
  readonly salt: string;
  readonly now: Date;
}

/** Days over which the orders are spread. */
const spreadDays = 1095;
/** Orders of a customer. */
const ordersEach = 4;

/** The stages of the newest orders, newest first, in thousandths of all; every older order is delivered. */
const stagesSql = sql`case
  when n % 97 = 0 then 'canceled'
  when age < 7 then 'check' when age < 14 then 'print' when age < 17 then 'ship' when age < 24 then 'transit'
  else 'delivered' end`;

const pick = (names: readonly string[], by: SQL): SQL =>
  sql`(array[${sql.join(
    names.map((name) => sql`${name}::text`),
    sql`, `,
  )}])[1 + (${by}) % ${names.length}::int]`;

const hex = (salt: string, key: SQL): SQL =>
  sql`upper(encode(sha256(convert_to(${salt} || ':' || ${key}, 'UTF8')), 'hex'))`;

/** The orders of a batch with their customers. Order numbers have the form of `newOrderNumber`. */
const createBatch = (
  { first, last, total, salt, now }: SeedBatch,
  templates: readonly Template[],
): SQL => sql`
  create temp table seed_batch on commit drop as
  with template as (
    select o.id, o.user_id, o.placed_at, row_number() over (order by o.id) - 1 as place
    from orders o where o.number in ${templates.map(({ orderNumber }) => orderNumber)}
  ), copy as (
    select n, 1000.0 * (${total}::int - n) / ${total}::int as age, (n - 1) / ${ordersEach}::int as person
    from generate_series(${first}::int, ${last}::int) as n
  )
  select c.n, c.person, t.id as template, t.user_id as template_user, ${stagesSql} as stage,
    nextval('order_ids') as id,
    'R' || translate(substr(${hex(salt, sql`c.n`)}, 1, 13), '01', 'GH') as number,
    'buyer-' || lower(substr(${hex(salt, sql`'person ' || c.person`)}, 1, 10)) || '@example.com' as email,
    ${pick(firstNames, sql`c.person`)} as firstname, ${pick(lastNames, sql`c.person / 7`)} as lastname,
    ${now.toISOString()}::timestamptz - make_interval(secs => 86.4 * ${spreadDays}::int * c.age) as placed_at,
    t.placed_at as template_placed
  from copy c join template t on t.place = c.person % ${templates.length}::int`;

/** Columns of every copied row that are not the template's. */
const copied = (table: SQL, from: SQL, changes: SQL): SQL => sql`
  insert into ${table} overriding system value
  select r.* from ${from}
  cross join lateral jsonb_populate_record(null::${table}, to_jsonb(t) || ${changes}) r`;

const shiftedDay = (key: SQL): SQL =>
  sql`(substr(t.snapshot #>> array['estimated_delivery', ${key}], 1, 10)::date
    + (b.placed_at::date - b.template_placed::date))::text`;

const person = sql`jsonb_build_object('firstname', b.firstname, 'lastname', b.lastname)`;

const snapshotSql = sql`t.snapshot || jsonb_build_object('id', b.id, 'number', b.number, 'email', b.email,
  'created_at', b.placed_at, 'ship_address', (t.snapshot -> 'ship_address') || ${person},
  'bill_address', (t.snapshot -> 'bill_address') || ${person},
  'estimated_delivery', (t.snapshot -> 'estimated_delivery') || jsonb_build_object(
    'dispatch', ${shiftedDay(sql`'dispatch'`)}, 'from', ${shiftedDay(sql`'from'`)}, 'to', ${shiftedDay(sql`'to'`)}))`;

const peopleSql: readonly SQL[] = [
  sql`create temp table seed_people on commit drop as
    select p.*, nextval(pg_get_serial_sequence('users', 'id'))::int as id
    from (select distinct on (person) person, email, firstname, lastname, placed_at, template_user
      from seed_batch order by person, n) p`,
  copied(
    sql`users`,
    sql`seed_people b join users t on t.id = b.template_user`,
    sql`jsonb_build_object('id', b.id, 'email', b.email, 'first_name', b.firstname, 'last_name', b.lastname,
      'created_at', b.placed_at)`,
  ),
  sql`create temp table seed_orders on commit drop as
    select b.*, p.id as user_id from seed_batch b join seed_people p using (person)`,
];

const ordersSql: readonly SQL[] = [
  copied(
    sql`carts`,
    sql`seed_orders b join carts t on t.id = b.template`,
    sql`jsonb_build_object('id', b.id, 'number', b.number, 'user_id', b.user_id, 'email', b.email,
      'created_at', b.placed_at, 'updated_at', b.placed_at, 'completed_at', b.placed_at)`,
  ),
  copied(
    sql`orders`,
    sql`seed_orders b join orders t on t.id = b.template`,
    sql`jsonb_build_object('id', b.id, 'cart_id', b.id, 'number', b.number, 'user_id', b.user_id, 'email', b.email,
      'placed_at', b.placed_at, 'drafted_at', b.placed_at, 'snapshot', ${snapshotSql},
      'canceled_at', case when b.stage = 'canceled' then b.placed_at + interval '1 hour' end,
      'fulfilment_status', case b.stage when 'print' then 'in_production' when 'ship' then 'in_production'
        when 'transit' then 'shipped' when 'delivered' then 'delivered' else 'none' end)`,
  ),
  sql`create temp table seed_lines on commit drop as
    select b.id as order_id, l.id as template, nextval(pg_get_serial_sequence('cart_lines', 'id')) as id
    from seed_orders b join order_lines l on l.order_id = b.template`,
  copied(
    sql`order_lines`,
    sql`seed_lines b join order_lines t on t.id = b.template`,
    sql`jsonb_build_object('id', b.id, 'order_id', b.order_id)`,
  ),
  copied(
    sql`order_taxes`,
    sql`seed_orders b join order_taxes t on t.order_id = b.template`,
    sql`jsonb_build_object('order_id', b.id)`,
  ),
];

const recordsSql: readonly SQL[] = [
  copied(
    sql`payments`,
    sql`seed_orders b join payments t on t.order_id = b.template and t.state = 'completed'`,
    sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('payments', 'id')), 'order_id', b.id,
      'intent_id', 'seed_' || b.number, 'token', null, 'client_secret', null, 'created_at', b.placed_at,
      'updated_at', b.placed_at)`,
  ),
  copied(
    sql`order_audit`,
    sql`seed_orders b join order_audit t on t.order_id = b.template`,
    sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('order_audit', 'id')), 'order_id', b.id,
      'at', b.placed_at)`,
  ),
  // Numbers go on where the series is, without a gap.
  sql`select from invoice_series for update`,
  sql`create temp table seed_invoices on commit drop as
    select b.id as order_id, b.placed_at, t.id as template,
      s.last + row_number() over (partition by t.series, t.year order by b.n) as sequence
    from seed_orders b join invoices t on t.order_id = b.template and t.kind = 'normal'
    join invoice_series s on s.series = t.series and s.year = t.year`,
  copied(
    sql`invoices`,
    sql`(select i.*, regexp_replace(x.number, '[0-9]+$', lpad(i.sequence::text, 6, '0')) as number
        from seed_invoices i join invoices x on x.id = i.template) b join invoices t on t.id = b.template`,
    sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('invoices', 'id')), 'order_id', b.order_id,
      'sequence', b.sequence, 'number', b.number, 'issued_at', b.placed_at,
      'document', t.document || jsonb_build_object('number', b.number, 'issueDate', b.placed_at::date::text)
        || case when t.document ? 'taxPointDate' then jsonb_build_object('taxPointDate', b.placed_at::date::text)
          else '{}' end)`,
  ),
  sql`update invoice_series s set last = greatest(s.last, x.last)
    from (select t.series, t.year, max(b.sequence)::int as last from seed_invoices b
      join invoices t on t.id = b.template group by 1, 2) x
    where s.series = x.series and s.year = x.year`,
];

const shipmentsSql: readonly SQL[] = [
  sql`create temp table seed_shipments on commit drop as
    select b.*, nextval(pg_get_serial_sequence('shipments', 'id')) as shipment_id from seed_orders b
    where b.stage in ('ship', 'transit', 'delivered')`,
  sql`insert into shipments (id, order_id, carrier, tracking_number, state, actor, packed_at, shipped_at, delivered_at)
    overriding system value
    select b.shipment_id, b.id, 'dpd', 'DEMO' || lpad(b.shipment_id::text, 12, '0'),
      case b.stage when 'ship' then 'packed' when 'transit' then 'shipped' else 'delivered' end, 'seed',
      b.placed_at + interval '5 days', case when b.stage <> 'ship' then b.placed_at + interval '6 days' end,
      case when b.stage = 'delivered' then b.placed_at + interval '8 days' end
    from seed_shipments b`,
  sql`insert into shipment_lines (shipment_id, order_line_id, quantity)
    select b.shipment_id, l.id, l.quantity from seed_shipments b join order_lines l on l.order_id = b.id`,
  // A stage depends on lines and shipments, which came after the order.
  sql`update orders o set revision = o.revision from seed_orders b
    where o.id = b.id and b.stage in ('check', 'print', 'ship', 'transit')`,
];

/** Copies the template orders with their customers, payments, invoices and shipments, in one transaction. */
export const copyOrders = (db: Db, batch: SeedBatch, templates: readonly Template[]): Promise<void> =>
  db.transaction(async (tx: Tx) => {
    for (const statement of [
      createBatch(batch, templates),
      ...peopleSql,
      ...ordersSql,
      ...recordsSql,
      ...shipmentsSql,
    ])
      await tx.execute(statement);
  });
