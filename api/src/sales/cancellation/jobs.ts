import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Tells the buyer that an order is canceled: see `cancel-mail.ts`. */
export const sendCancelMail = defineJob('orders.cancel-mail', z.object({ order_id: z.int() }));

/** Gives up the intents that a canceled order left open: see `end-payments.ts`. */
export const endPayments = defineJob('orders.end-payments', z.object({ order_id: z.int() }), {
  maxAttempts: 100,
});
