import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Sends the mail that asks to confirm a subscription, or that welcomes a subscriber. */
export const newsletterMailJob = defineJob('newsletter.mail', z.object({ id: z.int(), round: z.int() }));

/** Sends a subscription's current state to the region's mailing-list service. */
export const syncSubscriptionJob = defineJob('newsletter.hand-over', z.object({ id: z.int() }), {
  maxAttempts: 12,
});
