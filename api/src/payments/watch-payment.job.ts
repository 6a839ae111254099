import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Looks after a payment whose end nobody has told yet: see `checkout/watch-payments.ts`. */
export const watchPayment = defineJob('payments.watch', z.object({ payment_id: z.int(), round: z.int() }));
