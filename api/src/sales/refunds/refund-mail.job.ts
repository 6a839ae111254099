import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Notifies the buyer of a refund: see `refund-mail.ts`. */
export const sendRefundMail = defineJob('refunds.mail', z.object({ refund_id: z.int() }));
