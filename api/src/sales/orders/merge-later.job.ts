import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, enqueue, type Tx } from '../../platform/index.ts';
import type { CartRow } from './cart.repo.ts';

/** Merges what a sign-in had to postpone: see `merge-later.ts`. Safe to repeat. */
export const mergeLater = defineJob('carts.merge-later', z.object({ from: z.int(), to: z.int() }));

/**
 * Enqueues a merge that a sign-in postponed because this cart was being paid. Call it where the
 * cart's hold ends, by placement or release, in the same transaction and under the cart's lock. The
 * sign-in locks the cart too, so it has either seen the hold, and this call sees it, or it comes
 * later and needs no help. `cart` is the state before.
 */
export async function mergeAfterHold(tx: Tx, cart: CartRow): Promise<void> {
  if (!cart.completing_at) return;
  const waiting = await tx.query<{ from: number; to: number }>(sql`
    select distinct u.id as from, u.merged_into as to from users u join carts c on c.user_id = u.id
    where (u.id = ${cart.user_id} or u.merged_into = ${cart.user_id}) and u.merged_into is not null
      and c.region = ${cart.region} and c.completed_at is null and c.merged_into is null`);
  for (const pair of waiting) await enqueue(tx, mergeLater, pair);
}
