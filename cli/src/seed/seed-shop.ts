import { randomBytes } from 'node:crypto';
import type { Db } from '@shop/api/platform';
import { sql } from 'drizzle-orm';
import { copyOrders, type SeedBatch } from './copy-orders.ts';
import { copyRequests, writeEvents, writeTransfers } from './copy-records.ts';
import { type CallApi, placeTemplateOrders } from './place-template-orders.ts';

export interface SeedAmounts {
  readonly orders: number;
  readonly requests: number;
  readonly events: number;
}

/** Rows of one transaction: short enough for the statement timeout. */
const batchRows = 4000;

/**
 * Fills a shop with demo orders, quote requests, analytics messages and transfers of bank statements. A few are placed through the API, the others are
 * copies of them in SQL with other people, days and stages. Run again, it adds more.
 */
export const seedShop = async (
  { db, call, now }: { readonly db: Db; readonly call: CallApi; readonly now: Date },
  amounts: SeedAmounts,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<void> => {
  const templates = await placeTemplateOrders(call);
  const salt = randomBytes(4).toString('hex');
  const write = async (what: string, total: number, copy: (batch: SeedBatch) => Promise<unknown>) => {
    for (let first = 1; first <= total; first += batchRows) {
      const last = Math.min(total, first + batchRows - 1);
      await copy({ first, last, total, salt, now });
      onProgress(`${last} of ${total} ${what}`);
    }
  };
  await write('orders', amounts.orders, (batch) => copyOrders(db, batch, templates));
  await write('quote requests', amounts.requests, (batch) => copyRequests(db, batch, templates));
  await write('analytics messages', amounts.events, (batch) => writeEvents(db, batch));
  // A quarter of the orders is paid by transfer.
  await write('transfers', Math.floor(amounts.orders / 4), (batch) => writeTransfers(db, batch));
  // The planner knows the new sizes at once.
  await db.execute(sql`analyze`);
};
