import { regionIds } from '@shop/regions';
import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Collects a person's data and mails the link to it. */
export const exportJob = defineJob('privacy.export', z.object({ exportId: z.uuid() }), {
  longestSeconds: 300,
});

/** Deletes an export that was not downloaded. */
export const expireExportJob = defineJob('privacy.expire-export', z.object({ exportId: z.uuid() }));

/** Sends mails about the deletion: the confirmation link, or the date. */
export const erasureMailJob = defineJob(
  'privacy.erasure-mail',
  z.object({
    userId: z.int(),
    kind: z.enum(['erase', 'scheduled']),
    region: z.enum(regionIds),
    locale: z.string(),
  }),
);

/** Erases the person, or waits another day while an order is open. */
export const eraseJob = defineJob('privacy.erase', z.object({ requestId: z.int() }), { longestSeconds: 300 });

/**
 * Once a day: erases visitors whose tokens have expired, and deletes requests that were never
 * confirmed.
 */
export const retentionJob = defineJob('privacy.retention', z.object({ day: z.string() }), {
  longestSeconds: 300,
});
