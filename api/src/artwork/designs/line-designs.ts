import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/** What the order side shows of a design. */
export interface LineDesign {
  readonly id: string;
  readonly name: string;
  readonly status: 'draft' | 'ready' | 'ordered';
  readonly rev: number;
}

/** Designs of one user by id, in one statement; somebody else's and deleted ones are missing. */
export const lineDesigns = async (
  db: Queryable,
  userId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineDesign>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.query<LineDesign>(sql`
    select id, name, status, rev from box_designs
    where id in ${[...ids]} and user_id = ${userId} and deleted_at is null`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Marks designs as ordered, in the transaction that places the order. The order keeps its own copy of each. */
export const markOrdered = (tx: Queryable, userId: number, ids: readonly string[]): Promise<number> =>
  ids.length === 0
    ? Promise.resolve(0)
    : tx.execute(
        sql`update box_designs set status = 'ordered' where id in ${[...ids]} and user_id = ${userId}`,
      );
