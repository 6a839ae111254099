import type { ApprovalFileset } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';

export interface FilesetRow {
  readonly id: string;
  readonly number: string;
  readonly region: RegionId;
  readonly status: ApprovalFileset['attributes']['status'];
  readonly review_reason: string | null;
  readonly email: string | null;
  readonly note: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly canceled: boolean;
  /** The buyer's e-mail address and language. */
  readonly buyer_email: string | null;
  readonly buyer_locale: string;
  readonly files: readonly {
    readonly id: string;
    readonly line_item_id: number;
    readonly bytes: number | null;
  }[];
}

const columns = sql`
  f.id, o.number, o.region, f.status, f.review_reason, f.email, f.note, f.created_at, f.decided_at,
  o.canceled_at is not null as canceled, coalesce(o.email, u.email) as buyer_email, u.locale as buyer_locale,
  (select coalesce(json_agg(json_build_object('id', p.id, 'line_item_id', p.order_line_id, 'bytes', p.bytes) order by l.position), '[]')
    from client_approval_files x join production_files p on p.id = x.production_file_id
      join order_lines l on l.id = p.order_line_id where x.fileset_id = f.id) as files`;
const from = sql`from client_approval_filesets f join orders o on o.id = f.order_id join users u on u.id = o.user_id`;

export const findFileset = async (db: Queryable, id: string): Promise<FilesetRow | null> => {
  const [row] = await db.query<FilesetRow>(sql`select ${columns} ${from} where f.id = ${id}`);
  return row ?? null;
};

export const listFilesets = async (
  db: Queryable,
  filter: {
    readonly number: string | null;
    readonly status: string | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly FilesetRow[]; readonly total: number }> => {
  return readPage<FilesetRow>(
    db,
    filter,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows ${from}
    where o.number = coalesce(${filter.number}, o.number) and f.status = coalesce(${filter.status}, f.status)
    order by f.created_at desc, f.id ${limitClause}`,
  );
};

/**
 * Requests approval of all print files of an order again; supersedes any decision other than an
 * approval.
 */
export const insertFileset = async (
  tx: Queryable,
  orderId: bigint,
  note: string | null,
  actor: string,
): Promise<string> => {
  await tx.execute(sql`
    update client_approval_filesets set status = 'superseded' where order_id = ${orderId} and status <> 'superseded'`);
  const [row] = await tx.query<{ id: string }>(sql`
    insert into client_approval_filesets (order_id, note, actor, created_at)
    values (${orderId}, ${note}, ${actor}, clock_timestamp()) returning id`);
  if (!row) throw new Error('inserting a proof returned no row');
  await tx.execute(sql`
    insert into client_approval_files (fileset_id, production_file_id)
    select ${row.id}, id from production_files where order_id = ${orderId} and status = 'ready'`);
  return row.id;
};

/** Of two simultaneous decisions one succeeds. */
export const decideFileset = async (
  db: Queryable,
  id: string,
  decision: {
    readonly status: 'approved' | 'rejected';
    readonly reason: string | null;
    readonly email: string;
  },
): Promise<boolean> =>
  (await db.execute(sql`
    update client_approval_filesets set status = ${decision.status}, review_reason = ${decision.reason},
      email = ${decision.email}, decided_at = now()
    where id = ${id} and status = 'pending'`)) === 1;

/**
 * Whether production must wait: approval of a proof was requested and not given. Call it under the
 * order's lock before production starts; an order without a request does not wait.
 */
export const isAwaitingProofApproval = async (tx: Queryable, orderId: number): Promise<boolean> => {
  const [row] = await tx.query<{ status: FilesetRow['status'] }>(sql`
    select status from client_approval_filesets where order_id = ${orderId} and status <> 'superseded'
    order by created_at desc, id limit 1`);
  return row !== undefined && row.status !== 'approved';
};
