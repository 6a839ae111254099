import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Deletes stored files that no row references any more. */
export const removeFilesJob = defineJob('privacy.remove-files', z.object({ files: z.array(z.string()) }));
