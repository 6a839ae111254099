import * as z from 'zod/mini';

/**
 * A region's rollout of one remote, as refusals contain it; `rolloutSchema` restricts the remote names. `killed`: the
 * candidate is off and denied here until somebody promotes it by hand.
 */
export const rolloutRowSchema = z.object({
  region: z.string(),
  name: z.string(),
  stable: z.nullable(z.string()),
  candidate: z.nullable(z.string()),
  /** Share of the candidate, 0 to 10 000. */
  basis_points: z.int(),
  state: z.enum(['idle', 'running', 'paused', 'killed']),
  /** Releases that are denied here until promoted by hand. */
  denied: z.array(z.string()),
  /** Who last changed stable: `start` for the shop's own start. */
  moved_by: z.string(),
  /** Increments with every change; send it to have a stale change refused. */
  rev: z.int(),
  updated_at: z.string(),
});
