import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, enqueue, type Tx } from '../../platform/index.ts';
import type { CartRow } from './cart.repo.ts';

/** Merges what a sign-in had to leave where it was: see `merge-later.ts`. Twice it moves nothing more. */
export const mergeLater = defineJob('carts.merge-later', z.object({ from: z.int(), to: z.int() }));

/**
 * To be called where a cart's hold ends, placed or given back, in the same transaction and under the cart's lock: plans
 * the merge that a sign-in left for later, because it found this cart being paid. The sign-in locks the cart too, so it
 * has either seen the hold and is seen here, or comes after it and needs no help. `cart` is as it was before.
 */
export async function mergeAfterHold(tx: Tx, cart: CartRow): Promise<void> {
  if (!cart.completing_at) return;
  const waiting = await tx.query<{ from: number; to: number }>(sql`
    select distinct u.id as from, u.merged_into as to from users u join carts c on c.user_id = u.id
    where (u.id = ${cart.user_id} or u.merged_into = ${cart.user_id}) and u.merged_into is not null
      and c.region = ${cart.region} and c.completed_at is null and c.merged_into is null`);
  for (const pair of waiting) await enqueue(tx, mergeLater, pair);
}
