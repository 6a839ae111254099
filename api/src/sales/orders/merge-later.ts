import { handle, type JobHandler } from '../../platform/index.ts';
import { createCartMerger } from './merge-carts.ts';
import { mergeLater } from './merge-later.job.ts';
import type { OrderPorts } from './ports.ts';

/**
 * Merges again after a blocking payment has ended. When another payment blocks, its end enqueues
 * the next merge.
 */
export const mergeLaterHandler = (ports: OrderPorts, clock: () => Date): JobHandler =>
  handle(mergeLater, async ({ from, to }, { db }) => {
    await db.transaction((tx) => createCartMerger(ports, clock)(tx, from, to));
  });
