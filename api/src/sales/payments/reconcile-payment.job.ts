import * as z from 'zod/mini';
import { defineJob, enqueue, type Queryable } from '../../platform/index.ts';

/** Reconciles a payment with an unknown outcome: see `checkout/reconcile-payments.ts`. */
export const reconcilePaymentJob = defineJob(
  'payments.watch',
  z.object({ payment_id: z.int(), round: z.int() }),
);

/**
 * Schedules reconciliation to start soon, so that after a crash the order is placed as soon as a
 * worker runs. Checking a charge in flight does no harm; a result is applied once.
 */
export const scheduleReconciliation = (tx: Queryable, paymentId: number, now: Date) =>
  enqueue(
    tx,
    reconcilePaymentJob,
    { payment_id: paymentId, round: 0 },
    { runAt: new Date(now.getTime() + 5000) },
  );
