import type { QaComment, QaState, QaStateChange } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable, type Window } from '../../platform/index.ts';
import { byReference } from '../../sales/index.ts';

/** State by a line's last decision, as SQL for a line `l`. */
export const qaStateSql = sql`coalesce((
  select q.state from qa_state_changes q where q.order_line_id = l.id order by q.id desc limit 1), 'waiting')`;

/** Returns the lines that must not be shipped: failed or being checked. */
export const listBlockedLines = async (
  tx: Queryable,
  lineIds: readonly number[],
): Promise<readonly number[]> =>
  lineIds.length === 0
    ? []
    : (
        await tx.query<{ id: bigint }>(sql`
          select l.id from order_lines l where l.id = any(${array([...lineIds], 'bigint')})
            and ${qaStateSql} in ('failed', 'in_check')`)
      ).map(({ id }) => Number(id));

/** Whether a line of the order has failed its check and was not checked again. */
export const hasFailedQa = async (tx: Queryable, orderId: number): Promise<boolean> =>
  (
    await tx.query(sql`
      select l.id from order_lines l where l.order_id = ${orderId} and ${qaStateSql} = 'failed' limit 1`)
  ).length > 0;

export interface Subject {
  readonly lineId: number;
  readonly fileId: string | null;
  readonly state: QaState;
}

/**
 * Finds a line of this order with its last decision; null when it is not a goods line of the order,
 * or the file is not its own.
 */
export const findSubject = async (
  tx: Queryable,
  orderId: number,
  lineId: number,
  fileId: string | null,
): Promise<Subject | null> => {
  const [row] = await tx.query<{ state: QaState }>(sql`
    select ${qaStateSql} as state from order_lines l
    where l.id = ${lineId} and l.order_id = ${orderId} and l.service is null
      and (${fileId}::uuid is null or exists (
        select from production_files f where f.id = ${fileId}::uuid and f.order_line_id = l.id))`);
  return row ? { lineId, fileId, state: row.state } : null;
};

interface EntryRow {
  readonly id: bigint;
  readonly number: string;
  readonly order_line_id: bigint;
  readonly production_file_id: string | null;
  readonly visible: boolean;
  readonly actor: string;
  readonly created_at: Date;
}
type CommentRow = EntryRow & { readonly body: string };
type ChangeRow = EntryRow & Pick<QaStateChange, 'from_state' | 'state' | 'reason'>;

const shared = sql`q.id, o.number, q.order_line_id, q.production_file_id, q.visible, q.actor, q.created_at`;
const joined = sql`join order_lines l on l.id = q.order_line_id join orders o on o.id = l.order_id`;

const entry = (row: EntryRow, forStaff: boolean) => ({
  id: Number(row.id),
  order_number: row.number,
  line_item_id: Number(row.order_line_id),
  production_file_id: row.production_file_id,
  visible: row.visible,
  author: forStaff ? row.actor : 'staff',
  created_at: row.created_at.toISOString(),
});
const commentOf = (row: CommentRow, forStaff: boolean): QaComment => ({
  ...entry(row, forStaff),
  text: row.body,
});
const changeOf = (row: ChangeRow, forStaff: boolean): QaStateChange => ({
  ...entry(row, forStaff),
  from_state: row.from_state,
  state: row.state,
  reason: row.reason,
});

export interface QaFilter {
  /** A buyer, who sees visible entries of their own orders; null: staff, who see everything. */
  readonly userId: number | null;
  readonly orderNumber: string | null;
  readonly lineId: string | null;
  readonly visible: boolean | null;
  readonly state: QaState | null;
}
const matching = ({ userId, orderNumber, lineId, visible }: QaFilter): SQL => sql`
  (${userId}::int is null or (o.user_id = ${userId}::int and q.visible))
  and ${orderNumber === null ? sql`true` : sql`exists (select from carts c where c.id = o.id and ${byReference(orderNumber)})`}
  and q.order_line_id = coalesce(${lineId}::bigint, q.order_line_id)
  and q.visible = coalesce(${visible}::boolean, q.visible)`;
const window = ({ limit, offset, after }: Window): SQL => sql`
  and q.id < coalesce(${after?.id ?? null}::bigint, 9223372036854775807)
  order by q.id desc limit ${limit} offset ${offset}`;

/** Lists comments, newest first. */
export const listComments = async (db: Queryable, filter: QaFilter, at: Window): Promise<QaComment[]> =>
  (
    await db.query<CommentRow>(
      sql`select ${shared}, q.body from qa_comments q ${joined} where ${matching(filter)} ${window(at)}`,
    )
  ).map((row) => commentOf(row, filter.userId === null));

const ofState = ({ state }: QaFilter): SQL => sql`and q.state = coalesce(${state}::text, q.state)`;
export const listChanges = async (db: Queryable, filter: QaFilter, at: Window): Promise<QaStateChange[]> =>
  (
    await db.query<ChangeRow>(sql`
      select ${shared}, q.from_state, q.state, q.reason from qa_state_changes q ${joined}
      where ${matching(filter)} ${ofState(filter)} ${window(at)}`)
  ).map((row) => changeOf(row, filter.userId === null));

export const countComments = async (db: Queryable, filter: QaFilter): Promise<number> => {
  const [row] = await db.query<{ all_rows: number }>(
    sql`select count(*)::int as all_rows from qa_comments q ${joined} where ${matching(filter)}`,
  );
  return row?.all_rows ?? 0;
};
export const countChanges = async (db: Queryable, filter: QaFilter): Promise<number> => {
  const [row] = await db.query<{ all_rows: number }>(sql`
    select count(*)::int as all_rows from qa_state_changes q ${joined} where ${matching(filter)} ${ofState(filter)}`);
  return row?.all_rows ?? 0;
};

interface NewEntry extends Subject {
  readonly visible: boolean;
  readonly actor: string;
}
const inserted = (row: { id: bigint } | undefined): number => {
  if (!row) throw new Error('writing about quality returned no row');
  return Number(row.id);
};

export const insertComment = async (tx: Queryable, { text, ...of }: NewEntry & { text: string }) => {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into qa_comments (order_line_id, production_file_id, body, visible, actor)
    values (${of.lineId}, ${of.fileId}, ${text}, ${of.visible}, ${of.actor}) returning id`);
  return inserted(row);
};
export const insertChange = async (
  tx: Queryable,
  { to, reason, ...of }: NewEntry & { to: QaState; reason: string | null },
) => {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into qa_state_changes (order_line_id, production_file_id, from_state, state, reason, visible, actor)
    values (${of.lineId}, ${of.fileId}, ${of.state}, ${to}, ${reason}, ${of.visible}, ${of.actor}) returning id`);
  return inserted(row);
};

export const findComment = async (db: Queryable, id: number): Promise<QaComment | null> => {
  const [row] = await db.query<CommentRow>(
    sql`select ${shared}, q.body from qa_comments q ${joined} where q.id = ${id}`,
  );
  return row ? commentOf(row, true) : null;
};
export const findChange = async (db: Queryable, id: number): Promise<QaStateChange | null> => {
  const [row] = await db.query<ChangeRow>(
    sql`select ${shared}, q.from_state, q.state, q.reason from qa_state_changes q ${joined} where q.id = ${id}`,
  );
  return row ? changeOf(row, true) : null;
};
