import type { DiffRequest } from '../releases/releases.query.ts';

export const sideKinds = ['stable', 'candidate', 'cohort', 'then'] as const;
export type SideKind = (typeof sideKinds)[number];

/** One side of a comparison in the form. */
export interface Side {
  readonly region: string;
  readonly kind: SideKind;
  /** 32 hex digits, for `cohort`. */
  readonly cohort: string;
  /** `YYYY-MM-DDTHH:mm` of the browser's clock, for `then`. */
  readonly at: string;
}

export const isCohort = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Returns a new random cohort. */
export const newCohort = (): string => crypto.randomUUID().replaceAll('-', '');

const toInstant = (at: string): string | null => {
  const date = new Date(at);
  return at === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** Returns what a side still needs; null: nothing. */
export const findMissingField = ({ kind, cohort, at }: Side): 'cohort' | 'at' | null => {
  if (kind === 'cohort' && !isCohort(cohort)) return 'cohort';
  return kind === 'then' && toInstant(at) === null ? 'at' : null;
};

const toSelector = ({ kind, cohort }: Side): string =>
  kind === 'cohort' ? cohort : kind === 'then' ? 'stable' : kind;

/** Returns the API request; null while a side is incomplete. */
export const toDiffQuery = (left: Side, right: Side): DiffRequest | null => {
  if (findMissingField(left) !== null || findMissingField(right) !== null) return null;
  const leftAt = left.kind === 'then' ? toInstant(left.at) : null;
  const rightAt = right.kind === 'then' ? toInstant(right.at) : null;
  return {
    left_region: left.region,
    left: toSelector(left),
    right_region: right.region,
    right: toSelector(right),
    ...(leftAt === null ? {} : { left_at: leftAt }),
    ...(rightAt === null ? {} : { right_at: rightAt }),
  };
};
