import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Tells the buyer that money goes back: see `refund-mail.ts`. */
export const sendRefundMail = defineJob('refunds.mail', z.object({ refund_id: z.int() }));
