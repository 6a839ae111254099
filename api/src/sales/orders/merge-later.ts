import { handle, type JobHandler } from '../../platform/index.ts';
import { createCartMerger } from './merge-carts.ts';
import { mergeLater } from './merge-later.job.ts';
import type { OrderPorts } from './ports.ts';

/** Merges again, once a payment that was in the way has ended. Should the next one be in the way, its end plans the next. */
export const mergeLaterHandler = (ports: OrderPorts, clock: () => Date): JobHandler =>
  handle(mergeLater, async ({ from, to }, { db }) => {
    await db.transaction((tx) => createCartMerger(ports, clock)(tx, from, to));
  });
