import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { byReference } from '../orders/cart.repo.ts';

/**
 * Locks the company of the caller's cart before the cart itself, as the lock order requires.
 * Returns null for a personal cart. The company cannot change until the transaction ends; check
 * that the cart still belongs to it after locking the cart.
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
