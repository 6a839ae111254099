import type { DataExport } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type CallUser,
  type Db,
  enqueue,
  fail,
  hashToken,
  ok,
  type Queryable,
  type Result,
  removeFilesJob,
} from '../../platform/index.ts';
import { exportJob } from './privacy.jobs.ts';

interface Row {
  readonly id: string;
  readonly state: DataExport['state'];
  readonly bytes: number | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const present = (row: Row): DataExport => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
});

const columns = sql`id, state, bytes, created_at, expires_at`;

/**
 * Starts an export. Returns the existing one while it is being created, or within an hour if it was
 * not downloaded.
 */
export const requestDataExport = (db: Db, user: CallUser, region: RegionId) =>
  db.transaction(async (tx) => {
    // Two simultaneous clicks create one export.
    await tx.query(sql`select 1 from users where id = ${user.id} for no key update`);
    const [open] = await tx.query<Row>(sql`
      select ${columns} from data_exports where user_id = ${user.id}
        and (state = 'queued' or (state = 'ready' and created_at > now() - interval '1 hour'))
      order by created_at desc limit 1`);
    if (open) return ok({ data_export: present(open) });
    const [made] = await tx.query<Row>(sql`
      insert into data_exports (user_id, region, locale) values (${user.id}, ${region}, ${user.locale})
      returning ${columns}`);
    if (!made) throw new Error('inserting a data export returned no row');
    await enqueue(tx, exportJob, { exportId: made.id }, { key: made.id });
    return ok({ data_export: present(made) });
  });

export const listDataExports = async (db: Queryable, userId: number): Promise<DataExport[]> =>
  (
    await db.query<Row>(
      sql`select ${columns} from data_exports where user_id = ${userId} order by created_at desc limit 10`,
    )
  ).map(present);

/** The time that a started download has before its archive is deleted. */
const downloadTimeMs = 10 * 60_000;

/**
 * Consumes the mailed token and returns the stored archive. Enqueues the archive's deletion at `now`
 * and a delay in the same transaction, so that the running download can finish. The token expires by
 * the database's clock.
 */
export const consumeDataExport = (
  db: Db,
  id: string,
  token: string,
  now: Date,
): Promise<Result<{ readonly sha256: string }, 'token_expired'>> =>
  db.transaction(async (tx): Promise<Result<{ readonly sha256: string }, 'token_expired'>> => {
    const [row] = await tx.query<{ sha256: string }>(sql`
      select sha256 from data_exports where id = ${id} and state = 'ready' and token_hash = ${hashToken(token)}
        and expires_at > now() for update`);
    if (!row) return fail('token_expired');
    await tx.execute(sql`
      update data_exports set state = 'downloaded', downloaded_at = now(), sha256 = null, token_hash = null
      where id = ${id}`);
    await enqueue(
      tx,
      removeFilesJob,
      { files: [row.sha256] },
      { key: `export:${id}`, runAt: new Date(now.getTime() + downloadTimeMs) },
    );
    return ok(row);
  });
