import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/** Maximum bytes of artwork and quote request files per person. */
export interface StorageQuota {
  /** Of an account. */
  readonly account: number;
  /**
   * For a visitor without an account: anybody can become another visitor, so this is enough for one
   * order's files.
   */
  readonly visitor: number;
}

export const defaultQuota: StorageQuota = { account: 2 * 1024 ** 3, visitor: 500 * 1024 ** 2 };

/** Whether this many more bytes fit the person's quota. */
export const isWithinQuota = async (
  db: Queryable,
  { account, visitor }: StorageQuota,
  userId: number,
  bytes: number,
): Promise<boolean> => {
  const [row] = await db.query<{ kept: bigint; anonymous: boolean }>(sql`
    select coalesce((select sum(bytes) from assets where user_id = u.id), 0)::bigint
        + coalesce((
          select sum(f.bytes) from quote_requests q join quote_request_uploads f on f.quote_request_id = q.id
          where q.user_id = u.id), 0)::bigint as kept,
      u.email is null as anonymous
    from users u where u.id = ${userId}`);
  return row !== undefined && Number(row.kept) + bytes <= (row.anonymous ? visitor : account);
};

/**
 * Serialises one person's uploads until the transaction ends, so that each sees the earlier ones.
 */
export const lockQuota = async (tx: Queryable, userId: number): Promise<void> => {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
};
