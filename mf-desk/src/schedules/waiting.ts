import type { RolloutSchedule } from '@shop/contracts';
import { findCell, findHealth } from '../matrix/filter.ts';
import type { Health, Matrix } from '../releases/releases.query.ts';

/** Why a schedule is waiting or stopped. `apiText`: another reason, as the API words it. */
export type Waiting =
  | { readonly kind: 'paused'; readonly region: string }
  | { readonly kind: 'visitors' | 'taken'; readonly region: string; readonly health: Health | null }
  | { readonly kind: 'apiText'; readonly text: string };

/** Returns the regions in which a schedule has a candidate so far. */
const listCandidateRegions = ({ steps, position }: RolloutSchedule): readonly string[] => {
  const last = new Map(
    steps
      .slice(0, position + 1)
      .filter(({ taken_at }) => taken_at !== null)
      .map(({ region, basis_points }) => [region, basis_points]),
  );
  return [...last].flatMap(([region, share]) => (share < 10_000 ? [region] : []));
};

/**
 * Derives the reason from the current regions, in the schedule's order of checks: paused rollouts, too few visitors,
 * stops by the guard. Null: it only waits for its time.
 */
export const getWaiting = (
  schedule: RolloutSchedule,
  matrix: Matrix,
  health: readonly Health[],
): Waiting | null => {
  const { name, key, state, waiting_for: text } = schedule;
  if (text === null) return null;
  for (const region of listCandidateRegions(schedule)) {
    const cell = findCell(matrix, region, name);
    if (cell?.candidate !== key) continue;
    const candidateHealth = findHealth(health, cell);
    if (state === 'running' && cell.state === 'paused') return { kind: 'paused', region };
    if (state === 'running' && candidateHealth?.verdict === 'too_few')
      return { kind: 'visitors', region, health: candidateHealth };
    if (state === 'stopped' && cell.state === 'killed' && cell.changed_by === 'guard')
      return { kind: 'taken', region, health: candidateHealth };
  }
  return { kind: 'apiText', text };
};
