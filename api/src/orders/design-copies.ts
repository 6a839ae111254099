import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import type { DesignCopy } from './ports.ts';

/** The designs of one user as they are now, in one statement, for the order that keeps them. */
export const designCopies = (
  tx: Queryable,
  userId: number,
  ids: readonly string[],
): Promise<readonly DesignCopy[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.query<DesignCopy>(sql`
        select id, rev, document from box_designs
        where id in ${[...ids]} and user_id = ${userId} and deleted_at is null`);
