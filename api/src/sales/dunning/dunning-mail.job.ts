import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Sends a recorded step of dunning to the buyer: see `dunning-mail.ts`. */
export const sendDunningMail = defineJob('dunning.mail', z.object({ step_id: z.int() }));
