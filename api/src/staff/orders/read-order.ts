import type { OrderObstacle, OrderStage, StaffOrder } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { linePiecesSql, listShipments, presentShipment, qaStateSql } from '../../fulfilment/index.ts';
import {
  type ApiDeps,
  fail,
  jsonTimestamp,
  ok,
  type Queryable,
  type Result,
  signUrl,
} from '../../platform/index.ts';
import { byReference, listRefundRows, type OrderPorts, readOrderById } from '../../sales/index.ts';
import { presentSent, sentDunningSql } from '../dues/list-dues.ts';
import { actorName } from '../people/actor-name.ts';
import { plantDay, resolveLate } from './list-orders.ts';
import { obstaclesSql } from './obstacles.ts';

type Stored<Item, Key extends keyof Item> = Omit<Item, Key>;

interface Row {
  readonly id: bigint;
  readonly number: string;
  readonly region: string;
  readonly currency: Currency;
  readonly stage: OrderStage;
  readonly dispatch_on: string | null;
  readonly deliver_by: string | null;
  readonly obstacles: readonly OrderObstacle[];
  readonly revision: number;
  readonly customer: StaffOrder['customer'];
  readonly hold: StaffOrder['hold'];
  readonly lines: readonly (Stored<StaffOrder['lines'][number], 'print_file'> & {
    readonly file: {
      readonly id: string;
      readonly status: 'queued' | 'ready' | 'failed';
      readonly problem: string | null;
    } | null;
  })[];
  readonly approvals: StaffOrder['approvals'];
  readonly invoices: readonly (Stored<StaffOrder['invoices'][number], 'total' | 'pdf_url'> & {
    readonly minor: string;
  })[];
  readonly dunning: readonly Parameters<typeof presentSent>[0][];
  readonly mails: StaffOrder['mails'];
  readonly events: StaffOrder['events'];
  readonly notes: StaffOrder['notes'];
}

const linesSql = sql`(
  select coalesce(json_agg(json_build_object('line_item_id', g.id, 'quantity', g.quantity, 'packed', g.packed,
    'shipped', g.shipped, 'refunded', g.refunded, 'quality', g.quality, 'file', g.file) order by g.position), '[]')
  from (
    select l.id, l.position, ${linePiecesSql}, ${qaStateSql} as quality, (
      select json_build_object('id', f.id, 'status', f.status, 'problem', f.problem)
      from production_files f where f.order_line_id = l.id) as file
    from order_lines l where l.order_id = o.id and l.service is null
  ) g)`;

/** Jobs that write a mail are kept for 90 days; their keys name what they are about. */
const mailsSql = sql`(
  select coalesce(json_agg(json_build_object('name', m.mail, 'at', m.at, 'state',
    case m.state when 'done' then 'sent' when 'failed' then 'failed' else 'waiting' end) order by m.at), '[]')
  from (
    select w.mail, j.state, ${jsonTimestamp('coalesce(j.finished_at, j.created_at)')} as at
    from jobs j join (
      select 'orders.mail' as name, o.number as key, 'confirmation' as mail
      union all select 'orders.cancel-mail', o.number, 'cancellation'
      union all select 'refunds.mail', r.id::text, 'refund' from refunds r where r.order_id = o.id
      union all select 'shipments.mail', s.id::text, 'shipment' from shipments s where s.order_id = o.id
      union all select 'dunning.mail', d.id::text, 'dunning' from dunning_steps d where d.order_id = o.id
      union all select 'approval.ask', a.id::text, 'proof' from client_approval_filesets a where a.order_id = o.id
    ) w on w.name = j.name and w.key = j.key
  ) m)`;

const orderRow = (reference: string) => sql`
  select o.id, o.number, o.region, o.currency, o.stage, o.dispatch_on::text as dispatch_on,
    o.deliver_by::text as deliver_by, o.revision, ${obstaclesSql} as obstacles,
    json_build_object('id', u.id, 'email', coalesce(o.email, u.email), 'locale', u.locale,
      'name', nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'orders', (
      select count(*) from orders other where other.user_id = o.user_id and other.placed_at is not null)) as customer,
    (select json_build_object('reason', h.reason, 'by', h.held_by,
      'by_name', ${actorName(sql`h.held_by`)}, 'at', ${jsonTimestamp('h.held_at')})
      from order_holds h where h.order_id = o.id and h.released_at is null) as hold,
    ${linesSql} as lines,
    (select coalesce(json_agg(json_build_object('uuid', a.id, 'status', a.status, 'review_reason', a.review_reason,
      'email', a.email, 'created_at', ${jsonTimestamp('a.created_at')}, 'decided_at', ${jsonTimestamp('a.decided_at')}) order by a.created_at), '[]')
      from client_approval_filesets a where a.order_id = o.id) as approvals,
    (select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'minor', i.total::text,
      'issued_at', ${jsonTimestamp('i.issued_at')}) order by i.id), '[]') from invoices i where i.order_id = o.id) as invoices,
    ${mailsSql} as mails,
    (select coalesce(json_agg(${sentDunningSql} order by s.id), '[]') from dunning_steps s where s.order_id = o.id) as dunning,
    (select coalesce(json_agg(json_build_object('at', ${jsonTimestamp('e.at')}, 'action', e.action, 'actor', e.actor) order by e.id), '[]')
      from order_audit e where e.order_id = o.id) as events,
    (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.body, 'author', n.actor,
      'author_name', ${actorName(sql`n.actor`)},
      'created_at', ${jsonTimestamp('n.created_at')}) order by n.id), '[]') from order_notes n where n.order_id = o.id) as notes
  from carts c join orders o on o.id = c.id join users u on u.id = o.user_id
  where ${byReference(reference)} and o.placed_at is not null`;

/**
 * Reads all that staff see of one placed order, in five statements however many lines and events it has; none of them
 * for another order than this.
 */
export async function readStaffOrder(
  db: Queryable,
  ports: OrderPorts,
  reference: string,
  { settings, clock }: Pick<ApiDeps, 'settings' | 'clock'>,
): Promise<Result<StaffOrder, 'not_found'>> {
  const [row] = await db.query<Row>(orderRow(reference));
  if (!row) return fail('not_found');
  const now = clock();
  const id = Number(row.id);
  const order = await readOrderById(db, ports, id, now);
  if (!order) return fail('not_found');
  const sign = (path: string) => signUrl(settings.sessionSecret, path, now);
  const { refunds } = await listRefundRows(db, { orderNumber: row.number }, { limit: 100, offset: 0 });
  const shipments = await listShipments(
    db,
    { userId: null, orderNumber: row.number, state: null, carrier: null },
    { limit: 200, offset: 0, after: null },
  );
  return ok({
    order,
    region: row.region,
    stage: row.stage,
    dispatch_on: row.dispatch_on,
    deliver_by: row.deliver_by,
    late: resolveLate(row, plantDay(now)),
    obstacles: [...row.obstacles],
    revision: row.revision,
    customer: row.customer,
    hold: row.hold,
    lines: row.lines.map(({ file, ...line }) => ({
      ...line,
      print_file: file && {
        status: file.status,
        problem: file.problem,
        url: file.status === 'ready' ? sign(`/production_files/${file.id}/file`) : null,
      },
    })),
    approvals: row.approvals,
    invoices: row.invoices.map(({ minor, ...invoice }) => ({
      ...invoice,
      total: toDecimal(money(BigInt(minor), row.currency)),
      pdf_url: sign(`/invoices/${invoice.number}/pdf`),
    })),
    refunds,
    shipments: shipments.map((one) => presentShipment(one, { settings, clock })),
    dunning: row.dunning.map(presentSent),
    mails: row.mails,
    events: row.events,
    notes: row.notes,
  });
}
