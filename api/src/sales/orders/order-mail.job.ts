import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** The confirmation mail of a placed order: see `order-mail.ts`. One per order, by the job's key. */
export const sendOrderMail = defineJob('orders.mail', z.object({ order_id: z.int() }));
