import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/** Marks designs as ordered, in the transaction that places the order. The order stores its own copy of each. */
export const markOrdered = (tx: Queryable, userId: number, ids: readonly string[]): Promise<number> =>
  ids.length === 0
    ? Promise.resolve(0)
    : tx.execute(
        sql`update box_designs set status = 'ordered' where id in ${[...ids]} and user_id = ${userId}`,
      );
