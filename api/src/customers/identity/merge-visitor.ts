import { sql } from 'drizzle-orm';
import { moveAssets, moveDesigns } from '../../artwork/index.ts';
import type { Tx } from '../../platform/index.ts';
import { moveAddresses } from '../addresses/addresses.repo.ts';
import { moveConsents } from '../consents/consents.repo.ts';
import { moveDetails } from './users.repo.ts';
import { visitorMerged } from './visitor-merged.event.ts';

/**
 * Moves a visitor's open cart into an account, inside the sign-in's transaction. Provided by sales.
 * Locks both carts in ascending order of id; a second call for the same visitor moves nothing.
 * Returns the number of moved lines.
 */
export type MergeCart = (tx: Tx, fromUserId: number, toUserId: number) => Promise<number>;

export interface MergeResult {
  readonly line_items: number;
  readonly designs: number;
}

/**
 * Merges a visitor's data into an account. Only an anonymous visitor is merged, and only once: of
 * two simultaneous sign-ins with the same visitor's token one moves everything, the other nothing.
 */
export const mergeVisitor = async (
  tx: Tx,
  visitor: { readonly id: number; readonly anonymous: boolean },
  accountId: number,
  mergeCart: MergeCart,
): Promise<MergeResult> => {
  const nothing = { line_items: 0, designs: 0 };
  if (!visitor.anonymous || visitor.id === accountId) return nothing;
  const first = await tx.execute(sql`
    update users set merged_into = ${accountId}
    where id = ${visitor.id} and email is null and merged_into is null`);
  if (first === 0) return nothing;
  // Designs first, since the cart's lines reference them and both must have the same owner.
  const designs = await moveDesigns(tx, visitor.id, accountId);
  await moveAssets(tx, visitor.id, accountId);
  await moveAddresses(tx, visitor.id, accountId);
  await moveConsents(tx, visitor.id, accountId);
  await moveDetails(tx, visitor.id, accountId);
  await tx.publish(visitorMerged, { visitorId: visitor.id, accountId });
  const line_items = await mergeCart(tx, visitor.id, accountId);
  // The visitor no longer exists: tokens in other browsers are invalid.
  await tx.execute(sql`delete from user_tokens where user_id = ${visitor.id}`);
  return { line_items, designs };
};
