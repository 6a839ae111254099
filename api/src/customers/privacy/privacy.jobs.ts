import { regionIds } from '@shop/regions';
import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Gathers everything about a person and mails the link to it. */
export const exportJob = defineJob('privacy.export', z.object({ exportId: z.uuid() }), {
  longestSeconds: 300,
});

/** Deletes a copy that nobody fetched. */
export const expireExportJob = defineJob('privacy.expire-export', z.object({ exportId: z.uuid() }));

/** Mails of the deletion: the link that confirms it, or the day it will happen. */
export const erasureMailJob = defineJob(
  'privacy.erasure-mail',
  z.object({
    userId: z.int(),
    kind: z.enum(['erase', 'scheduled']),
    region: z.enum(regionIds),
    locale: z.string(),
  }),
);

/** Erases the person, or waits a day more while an order is on its way. */
export const eraseJob = defineJob('privacy.erase', z.object({ requestId: z.int() }), { longestSeconds: 300 });

/** Once a day: forgets visitors who cannot come back, and requests that were never confirmed. */
export const retentionJob = defineJob('privacy.retention', z.object({ day: z.string() }), {
  longestSeconds: 300,
});
