import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';

/** Voids a payment that can no longer charge, under the cart's lock. It stays in the ledger. */
export const voidPayment = (tx: Tx, id: number): Promise<number> =>
  tx.execute(sql`update payments set state = 'void', updated_at = now() where id = ${id}`);
