import * as z from 'zod/mini';
import { defineJob, type FileStore, handle, type JobHandler } from '../../platform/index.ts';
import { purgeHealth } from '../health/health.repo.ts';
import { sweepReleases } from './sweep-releases.ts';

/** Enqueued by housekeeping once a day. */
export const sweepJob = defineJob('releases.sweep', z.object({ day: z.string() }), {
  maxAttempts: 2,
  longestSeconds: 900,
});

export const sweepHandler = (files: FileStore): JobHandler =>
  handle(sweepJob, async (_day, { db }) => {
    await sweepReleases({ db, files }, { by: 'housekeeping', dryRun: false });
    // An evaluation of the guard does so too; without visitors there is none.
    await purgeHealth(db);
  });
