import { sql } from 'drizzle-orm';
import type { Queryable, RecordCall } from '../../platform/index.ts';
import { byReference } from './cart.repo.ts';

/** Reads the region of a placed order; null if there is none of this number. */
const findRegion = async (db: Queryable, reference: string): Promise<string | null> => {
  const [row] = await db.query<{ region: string }>(sql`
    select o.region from carts c join orders o on o.id = c.id
    where ${byReference(reference)} and o.placed_at is not null`);
  return row?.region ?? null;
};

/** Holds a call of staff about the order in its path to the regions of the caller. */
export const ofOrderInPath = {
  regionOf: ({ db, params }: RecordCall<{ readonly number: string }>) => findRegion(db, params.number),
};

/** Holds a call of staff about the order in its body to the regions of the caller. */
export const ofOrderInBody = {
  regionOf: ({ db, body }: RecordCall<unknown, { readonly order_number: string }>) =>
    findRegion(db, body.order_number),
};
