import type { StaffNote } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { byReference } from '../../sales/index.ts';
import { actorName } from '../people/actor-name.ts';

/** Writes a note about a placed order for colleagues. */
export const createOrderNote = async (
  db: Queryable,
  reference: string,
  text: string,
  actor: string,
): Promise<Result<StaffNote, 'not_found'>> => {
  const [row] = await db.query<{ id: bigint; created_at: Date; author_name: string | null }>(sql`
    insert into order_notes (order_id, body, actor)
    select c.id, ${text}, ${actor} from carts c where ${byReference(reference)} and c.completed_at is not null
    returning id, created_at, ${actorName(sql`actor`)} as author_name`);
  return row
    ? ok({
        id: Number(row.id),
        text,
        author: actor,
        author_name: row.author_name,
        created_at: row.created_at.toISOString(),
      })
    : fail('not_found');
};
