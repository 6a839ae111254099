import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** The mail that asks to confirm a sign-up, or that welcomes whoever is on the list. */
export const newsletterMailJob = defineJob('newsletter.mail', z.object({ id: z.int(), round: z.int() }));

/** Tells the mailing-list service of the region what the subscription is now. */
export const syncSubscriptionJob = defineJob('newsletter.hand-over', z.object({ id: z.int() }), {
  maxAttempts: 12,
});
