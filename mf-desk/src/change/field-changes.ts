import type { RolloutCell, RolloutRow } from '@shop/contracts';

export type ChangedPart = 'stable' | 'candidate' | 'share' | 'state';
export interface FieldChange {
  readonly part: ChangedPart;
  /** As the row has it: keys, basis points or a state; null where there is none. */
  readonly from: string | number | null;
  readonly to: string | number | null;
}

/** What is different between the row that somebody looked at and the row as it is now. */
export const changesBetween = (seen: RolloutRow | null, now: RolloutRow | null): readonly FieldChange[] =>
  [
    { part: 'stable' as const, from: seen?.stable ?? null, to: now?.stable ?? null },
    { part: 'candidate' as const, from: seen?.candidate ?? null, to: now?.candidate ?? null },
    { part: 'share' as const, from: seen?.basis_points ?? null, to: now?.basis_points ?? null },
    { part: 'state' as const, from: seen?.state ?? null, to: now?.state ?? null },
  ].filter(({ from, to }) => from !== to);

export type Action = 'promote' | 'pause' | 'resume' | 'kill' | 'rollback';

/** What may be done with a field besides promoting: the same rules by which the API refuses the rest. */
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

/** The newer of two readings of one row: a refusal may know more than the last look did, and the other way round. */
export const newer = <Row extends RolloutRow>(a: RolloutRow | null, b: Row | null): RolloutRow | null => {
  if (a === null || b === null) return a ?? b;
  return a.rev > b.rev ? a : b;
};
