import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/**
 * Sends a placed order's confirmation mail: see `order-mail.ts`. The job's key makes it one per
 * order.
 */
export const sendOrderMail = defineJob('orders.mail', z.object({ order_id: z.int() }));
