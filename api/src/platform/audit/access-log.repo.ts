import type { AccessLogEntry } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { json, type Queryable } from '../db/db.ts';
import type { CursorPosition } from '../server/cursor.ts';

export interface AccessEntry {
  readonly actor: string;
  readonly method: string;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
  readonly code: string | null;
  readonly region: string;
  readonly requestId: string;
}

/** Records a write call. The caller must replace secrets in the path before. */
export const logAccess = (db: Queryable, access: AccessEntry): Promise<number> =>
  db.execute(sql`
    insert into access_log (actor, method, route, params, status, code, region, request_id)
    values (${access.actor.slice(0, 80)}, ${access.method}, ${access.route}, ${json(access.params)}, ${access.status},
      ${access.code}, ${access.region}, ${access.requestId})`);

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly method: string;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
  readonly code: string | null;
  readonly region: string;
  readonly request_id: string;
}

const by = (actor: string | undefined): SQL =>
  sql`(${actor ?? null}::text is null or actor = ${actor ?? null}::text)`;

/** Returns entries, newest first. */
export const listAccess = async (
  db: Queryable,
  actor: string | undefined,
  {
    limit,
    offset,
    after,
  }: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
): Promise<readonly AccessLogEntry[]> =>
  (
    await db.query<Row>(sql`
      select * from access_log
      where ${by(actor)} and (${after?.id ?? null}::bigint is null or id < ${after?.id ?? null}::bigint)
      order by id desc limit ${limit} offset ${offset}`)
  ).map(({ id, at, params, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    params: Object.entries(params).map(([name, value]) => ({ name, value })),
  }));

export async function countAccess(db: Queryable, actor: string | undefined): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from access_log where ${by(actor)}`,
  );
  return row?.count ?? 0;
}
