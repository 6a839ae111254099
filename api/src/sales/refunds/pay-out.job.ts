import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/**
 * Refunds through the gateway: see `pay-out.ts`. Retries for days while the gateway does not
 * answer, always with the same key.
 */
export const payOut = defineJob('refunds.pay-out', z.object({ payout_id: z.int(), round: z.int() }), {
  maxAttempts: 100,
});
