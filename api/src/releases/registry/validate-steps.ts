import type { ScheduleStep } from '@shop/contracts';
import { openRegions } from '@shop/regions';
import { maxBasisPoints } from '@shop/releases';

/** Returns one sentence that says why these steps are invalid, or null. */
export const validateSteps = (
  steps: readonly ScheduleStep[],
  /** Regions that have a release of this remote already. */
  known: ReadonlySet<string>,
): string | null => {
  const shares = new Map<string, number>();
  for (const [index, { region, basis_points: share }] of steps.entries()) {
    const at = `Step ${index + 1}`;
    if (!openRegions.some(({ id }) => id === region))
      return `${at} names "${region}", which is not an open region. Open: ${openRegions.map(({ id }) => id).join(', ')}.`;
    const before = shares.get(region);
    if (before !== undefined && share <= before)
      return `${at} gives ${region} ${share / 100} % after ${before / 100} %; a share only grows. To take a release back, kill it or roll back.`;
    if (before === undefined && !known.has(region) && share < maxBasisPoints)
      return `${at} gives ${region} its first release, which must go to everybody.`;
    shares.set(region, share);
  }
  return null;
};
