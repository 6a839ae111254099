import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Looks after a payment whose end nobody has told yet: see `checkout/watch-payments.ts`. */
export const watchPayment = defineJob('payments.watch', z.object({ payment_id: z.int(), round: z.int() }));

/**
 * When a payment is looked after for the first time: soon, so that after a crash the order is there as soon as a worker
 * is. Looking at a charge that is still under way does no harm; what is found twice is applied once.
 */
export const firstLook = (now: Date): Date => new Date(now.getTime() + 5000);
