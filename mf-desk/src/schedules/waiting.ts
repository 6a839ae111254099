import type { RolloutSchedule } from '@shop/contracts';
import { fieldOf, healthOf } from '../matrix/filter.ts';
import type { Health, Matrix } from '../releases/releases.query.ts';

/** Why a schedule stands still or stopped. `words`: something else, as the API says it. */
export type Waiting =
  | { readonly kind: 'paused'; readonly region: string }
  | { readonly kind: 'visitors' | 'taken'; readonly region: string; readonly health: Health | null }
  | { readonly kind: 'words'; readonly text: string };

/** Regions in which a schedule has a candidate out, as far as it has come. */
const trialsOf = ({ steps, position }: RolloutSchedule): readonly string[] => {
  const last = new Map(
    steps
      .slice(0, position + 1)
      .filter(({ taken_at }) => taken_at !== null)
      .map(({ region, basis_points }) => [region, basis_points]),
  );
  return [...last].flatMap(([region, share]) => (share < 10_000 ? [region] : []));
};

/**
 * The reason read from the regions as they are now, in the order in which the schedule asks: what is paused, what has
 * too few visitors, what the guard has taken. Null: it waits for its time alone.
 */
export const waitingOf = (
  schedule: RolloutSchedule,
  matrix: Matrix,
  health: readonly Health[],
): Waiting | null => {
  const { name, key, state, waiting_for: text } = schedule;
  if (text === null) return null;
  for (const region of trialsOf(schedule)) {
    const cell = fieldOf(matrix, region, name);
    if (cell?.candidate !== key) continue;
    const known = healthOf(health, cell);
    if (state === 'running' && cell.state === 'paused') return { kind: 'paused', region };
    if (state === 'running' && known?.verdict === 'too_few')
      return { kind: 'visitors', region, health: known };
    if (state === 'stopped' && cell.state === 'killed' && cell.changed_by === 'guard')
      return { kind: 'taken', region, health: known };
  }
  return { kind: 'words', text };
};
