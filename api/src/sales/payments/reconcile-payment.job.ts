import * as z from 'zod/mini';
import { defineJob, enqueue, type Queryable } from '../../platform/index.ts';

/** Looks after a payment whose end nobody has told yet: see `checkout/watch-payments.ts`. */
export const reconcilePaymentJob = defineJob(
  'payments.watch',
  z.object({ payment_id: z.int(), round: z.int() }),
);

/**
 * Has a payment looked after from soon on, so that after a crash the order is there as soon as a worker is. Looking at
 * a charge that is still under way does no harm; what is found twice is applied once.
 */
export const scheduleReconciliation = (tx: Queryable, paymentId: number, now: Date) =>
  enqueue(
    tx,
    reconcilePaymentJob,
    { payment_id: paymentId, round: 0 },
    { runAt: new Date(now.getTime() + 5000) },
  );
