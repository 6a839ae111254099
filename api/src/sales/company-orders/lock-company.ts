import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { byReference } from '../orders/cart.repo.ts';

/**
 * Locks the company that a cart of the caller's is for, before the cart itself: that is the order of locks. Null for a
 * personal cart. What is read of the company afterwards holds until the transaction ends; whether the cart is still
 * that company's has to be looked at once the cart is locked.
 */
export const lockCompanyOfCart = async (
  tx: Queryable,
  userId: number,
  reference: string,
): Promise<number | null> => {
  const [row] = await tx.query<{ id: number }>(sql`
    select id from companies where id = (
      select c.company_id from carts c where ${byReference(reference)} and c.user_id = ${userId} and c.company_id is not null)
    for update`);
  return row?.id ?? null;
};
