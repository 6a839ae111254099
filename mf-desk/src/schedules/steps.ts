import type { ScheduleStep } from '@shop/contracts';
import { parsePercent } from '../change/percent.ts';

/** A step in the editor: unparsed input. */
export interface StepDraft {
  /** Identifies a row while it is moved. */
  readonly id: number;
  readonly region: string;
  readonly percent: string;
  /** Minutes until the next step. */
  readonly soak: string;
}

export type StepError = 'percent' | 'soak' | 'shrinks' | 'region';
export type ParsedSteps =
  | { readonly ok: true; readonly steps: readonly ScheduleStep[] }
  /** By row of the editor. */
  | { readonly ok: false; readonly errors: ReadonlyMap<number, StepError> };

const longestSoak = 20_160;

const parseSoak = (text: string): number | null => {
  const trimmed = text.trim();
  const minutes = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return minutes <= longestSoak ? minutes : null;
};

/** Parses the editor by the API's own rules: 0.01 to 100 %, two weeks at most, and no decreasing share in a region. */
export const parseSteps = (drafts: readonly StepDraft[]): ParsedSteps => {
  const errors = new Map<number, StepError>();
  const shares = new Map<string, number>();
  const steps = drafts.map(({ id, region, percent, soak }): ScheduleStep => {
    const share = parsePercent(percent);
    const basis_points = share.ok ? share.basisPoints : 0;
    const soak_minutes = parseSoak(soak);
    if (region === '') errors.set(id, 'region');
    else if (basis_points === 0) errors.set(id, 'percent');
    else if (soak_minutes === null) errors.set(id, 'soak');
    else if (basis_points <= (shares.get(region) ?? 0)) errors.set(id, 'shrinks');
    shares.set(region, Math.max(basis_points, shares.get(region) ?? 0));
    return { region, basis_points, soak_minutes: soak_minutes ?? 0 };
  });
  return errors.size === 0 ? { ok: true, steps } : { ok: false, errors };
};

/** Returns a row that continues after the last one: the region's next share, or the next region. */
export const nextStep = (drafts: readonly StepDraft[], regions: readonly string[]): StepDraft => {
  const last = drafts.at(-1);
  const id = drafts.reduce((most, draft) => Math.max(most, draft.id), 0) + 1;
  const soak = last?.soak ?? '60';
  if (last === undefined) return { id, region: regions[0] ?? '', percent: '5', soak };
  const done = parsePercent(last.percent);
  if (done.ok && done.basisPoints < 10_000)
    return { id, region: last.region, percent: done.basisPoints < 2_500 ? '25' : '100', soak };
  const used = new Set(drafts.map(({ region }) => region));
  return { id, region: regions.find((region) => !used.has(region)) ?? '', percent: '100', soak };
};

/** Moves one row up (−1) or down (1); no effect at an edge. */
export const moveStep = (drafts: readonly StepDraft[], id: number, by: -1 | 1): readonly StepDraft[] => {
  const at = drafts.findIndex((draft) => draft.id === id);
  const moved = drafts[at];
  const other = drafts[at + by];
  if (moved === undefined || other === undefined) return drafts;
  return drafts.map((draft, index) => (index === at ? other : index === at + by ? moved : draft));
};
