import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Writes the print files of a placed order: see `make-print-files.ts`. */
export const makePrintFile = defineJob('production.files', z.object({ order_id: z.int() }), {
  longestSeconds: 300,
});
