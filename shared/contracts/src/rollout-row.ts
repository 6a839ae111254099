import * as z from 'zod/mini';

/**
 * What a region gives of one remote, as refusals carry it; `rolloutSchema` knows the remotes by name.
 * `killed`: nobody gets the candidate and it is denied here until somebody promotes it by hand.
 */
export const rolloutRowSchema = z.object({
  region: z.string(),
  name: z.string(),
  stable: z.nullable(z.string()),
  candidate: z.nullable(z.string()),
  /** Share of the candidate, 0 to 10 000. */
  basis_points: z.int(),
  state: z.enum(['idle', 'running', 'paused', 'killed']),
  /** Releases that are not given out here again until promoted by hand. */
  denied: z.array(z.string()),
  /** Who moved stable last: `start` for the shop's own start. */
  moved_by: z.string(),
  /** Grows with every change; send it along to be refused when somebody else was faster. */
  rev: z.int(),
  updated_at: z.string(),
});
