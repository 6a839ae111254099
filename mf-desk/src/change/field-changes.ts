import type { RolloutCell, RolloutRow } from '@shop/contracts';

export type ChangedPart = 'stable' | 'candidate' | 'share' | 'state';
export interface FieldChange {
  readonly part: ChangedPart;
  /** The value of the row: keys, basis points or a state; null where there is none. */
  readonly from: string | number | null;
  readonly to: string | number | null;
}

/** Returns the differences between the row on screen and the current row. */
export const diffRows = (seen: RolloutRow | null, now: RolloutRow | null): readonly FieldChange[] =>
  [
    { part: 'stable' as const, from: seen?.stable ?? null, to: now?.stable ?? null },
    { part: 'candidate' as const, from: seen?.candidate ?? null, to: now?.candidate ?? null },
    { part: 'share' as const, from: seen?.basis_points ?? null, to: now?.basis_points ?? null },
    { part: 'state' as const, from: seen?.state ?? null, to: now?.state ?? null },
  ].filter(({ from, to }) => from !== to);

export type Action = 'promote' | 'pause' | 'resume' | 'kill' | 'rollback';

/** Returns the possible actions of a cell besides promoting, by the API's own rules. */
export const actionsFor = (
  row: Pick<RolloutCell, 'candidate' | 'state' | 'rollback_to'> | null,
): readonly Exclude<Action, 'promote'>[] => {
  if (row === null) return [];
  const out = row.candidate !== null;
  return [
    ...(out && row.state === 'running' ? (['pause'] as const) : []),
    ...(out && row.state === 'paused' ? (['resume'] as const) : []),
    ...(row.rollback_to !== null ? (['rollback'] as const) : []),
    ...(out && row.state !== 'killed' ? (['kill'] as const) : []),
  ];
};

/** Returns the newer of two readings of one row: a refusal may be newer than the last refresh, and vice versa. */
export const getNewerRow = <Row extends RolloutRow>(
  a: RolloutRow | null,
  b: Row | null,
): RolloutRow | null => {
  if (a === null || b === null) return a ?? b;
  return a.rev > b.rev ? a : b;
};
