import type { StaffAssignment, StaffChange } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  json,
  type PageQuery,
  pagingMembers,
  type Queryable,
  readPage,
  type Tx,
  toLimitOffset,
} from '../../platform/index.ts';

export interface StaffChangeInput {
  readonly actor: string;
  readonly userId: number;
  readonly kind: StaffChange['kind'];
  readonly before?: readonly StaffAssignment[];
  readonly after?: readonly StaffAssignment[];
}

/** Records a change of access, in the transaction that makes it. */
export const recordStaffChange = async (
  tx: Tx,
  { actor, userId, kind, before, after }: StaffChangeInput,
): Promise<void> => {
  await tx.execute(sql`
    insert into staff_changes (actor, user_id, kind, before, after)
    values (${actor}, ${userId}, ${kind}, ${before === undefined ? null : json(before)},
      ${after === undefined ? null : json(after)})`);
};

type Row = Omit<StaffChange, 'id' | 'at'> & { readonly id: bigint; readonly at: Date };

/** Changes of access, newest first. */
export const listStaffChanges = async (db: Queryable, query: PageQuery) => {
  const { rows, total } = await readPage<Row>(
    db,
    toLimitOffset(query),
    (limitClause) => sql`
      select id, at, actor, user_id, kind, before, after, count(*) over () as all_rows
      from staff_changes order by id desc ${limitClause}`,
  );
  return {
    changes: rows.map(({ all_rows: _all, id, at, ...row }) => ({
      ...row,
      id: Number(id),
      at: at.toISOString(),
    })),
    ...pagingMembers(query, rows.length, total),
  };
};
