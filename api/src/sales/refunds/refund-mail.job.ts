import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Tells the buyer that money goes back: see `refund-mail.ts`. */
export const sendRefundMail = defineJob('refunds.mail', z.object({ refund_id: z.int() }));
