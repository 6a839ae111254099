import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/**
 * Reminds the buyer of an instalment that is due soon or overdue: see `remind-of-instalment.ts`.
 */
export const remindOfInstalment = defineJob(
  'schedules.remind',
  z.object({ order_id: z.int(), instalment_id: z.int(), kind: z.enum(['due', 'overdue']) }),
);
