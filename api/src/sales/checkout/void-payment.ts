import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';

/** Gives a payment up that cannot charge any more, under the cart's lock. It stays in the ledger. */
export const voidPayment = (tx: Tx, id: number): Promise<number> =>
  tx.execute(sql`update payments set state = 'void', updated_at = now() where id = ${id}`);
