import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Notifies the buyer of a cancellation: see `cancel-mail.ts`. */
export const sendCancelMail = defineJob('orders.cancel-mail', z.object({ order_id: z.int() }));

/** Cancels the open intents of a canceled order: see `end-payments.ts`. */
export const endPayments = defineJob('orders.end-payments', z.object({ order_id: z.int() }), {
  maxAttempts: 100,
});
