import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/**
 * Gives money back through the gateway: see `pay-out.ts`. A gateway that is silent is asked again for days, always under
 * the same key.
 */
export const payOut = defineJob('refunds.pay-out', z.object({ payout_id: z.int(), round: z.int() }), {
  maxAttempts: 100,
});
