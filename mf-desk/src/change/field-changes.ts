import type { RolloutCell, RolloutRow } from '@shop/contracts';

export type ChangedPart = 'stable' | 'candidate' | 'share' | 'state';
export interface FieldChange {
  readonly part: ChangedPart;
  /** The value of the row: keys, basis points or a state; null where there is none. */
  readonly from: string | number | null;
  readonly to: string | number | null;
}

/** Returns the differences between the row on screen and the current row. */
export const diffRows = (displayed: RolloutRow | null, current: RolloutRow | null): readonly FieldChange[] =>
  [
    { part: 'stable' as const, from: displayed?.stable ?? null, to: current?.stable ?? null },
    { part: 'candidate' as const, from: displayed?.candidate ?? null, to: current?.candidate ?? null },
    { part: 'share' as const, from: displayed?.basis_points ?? null, to: current?.basis_points ?? null },
    { part: 'state' as const, from: displayed?.state ?? null, to: current?.state ?? null },
  ].filter(({ from, to }) => from !== to);

export type Action = 'promote' | 'pause' | 'resume' | 'kill' | 'rollback';

/** Returns the possible actions of a cell besides promoting, by the API's own rules. */
export const listActions = (
  row: Pick<RolloutCell, 'candidate' | 'state' | 'rollback_to'> | null,
): readonly Exclude<Action, 'promote'>[] => {
  if (row === null) return [];
  const hasCandidate = row.candidate !== null;
  return [
    ...(hasCandidate && row.state === 'running' ? (['pause'] as const) : []),
    ...(hasCandidate && row.state === 'paused' ? (['resume'] as const) : []),
    ...(row.rollback_to !== null ? (['rollback'] as const) : []),
    ...(hasCandidate && row.state !== 'killed' ? (['kill'] as const) : []),
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
