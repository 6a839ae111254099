import type { Tx } from '../db/db.ts';

/**
 * Moves a visitor's open cart into an account, inside the transaction of the sign-in. Provided by the order side.
 * Locks both carts in ascending order of id; called twice for the same visitor, it moves nothing the second time.
 * Returns how many lines it moved.
 */
export type MergeCart = (tx: Tx, fromUserId: number, toUserId: number) => Promise<number>;
