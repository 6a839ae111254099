import type { RolloutCell } from '@shop/contracts';
import type { Health, Matrix } from '../releases/releases.query.ts';

export const stateFilters = [
  'all',
  'candidate',
  'paused',
  'killed',
  'worse',
  'scheduled',
  'refused',
] as const;
export type StateFilter = (typeof stateFilters)[number];

export interface MatrixFilter {
  /** Empty: all of them. */
  readonly region: string;
  readonly name: string;
  readonly state: StateFilter;
}

/** Not `region`: that parameter switches the region of the shop. */
export const regionParameter = 'where';

/** Reads the filter from the address; invalid values are ignored. */
export const readFilter = (search: URLSearchParams): MatrixFilter => ({
  region: search.get(regionParameter) ?? '',
  name: search.get('name') ?? '',
  state: stateFilters.find((state) => state === search.get('state')) ?? 'all',
});

/** Returns the health of a cell's candidate. Null without a candidate, or before anything was counted. */
export const findHealth = (
  health: readonly Health[],
  { region, name, candidate }: Pick<RolloutCell, 'region' | 'name' | 'candidate'>,
): Health | null =>
  candidate === null
    ? null
    : (health.find((one) => one.region === region && one.name === name && one.candidate === candidate) ??
      null);

export const findCell = (matrix: Matrix, region: string, name: string): RolloutCell | null =>
  matrix.rollouts.find((cell) => cell.region === region && cell.name === name) ?? null;

const hasActiveCandidate = ({ candidate, state }: RolloutCell): boolean =>
  candidate !== null && state !== 'killed';

/** Whether a cell matches the filter. */
export const matches = (cell: RolloutCell | null, state: StateFilter, health: readonly Health[]): boolean => {
  if (state === 'all') return true;
  if (cell === null) return false;
  if (state === 'candidate') return hasActiveCandidate(cell);
  if (state === 'worse') return findHealth(health, cell)?.verdict === 'worse';
  if (state === 'scheduled') return cell.schedule !== null;
  if (state === 'refused') return cell.gates.some(({ ok }) => !ok);
  return cell.state === state;
};

/** Returns regions and names with at least one matching cell. */
export const filterMatrix = (
  matrix: Matrix,
  { region, name, state }: MatrixFilter,
  health: readonly Health[],
): Pick<Matrix, 'regions' | 'names'> => {
  const regions = matrix.regions.filter(({ id }) => region === '' || id === region);
  const names = matrix.names.filter((one) => name === '' || one === name);
  if (state === 'all') return { regions, names };
  const isMatch = (id: string, one: string) => matches(findCell(matrix, id, one), state, health);
  return {
    regions: regions.filter(({ id }) => names.some((one) => isMatch(id, one))),
    names: names.filter((one) => regions.some(({ id }) => isMatch(id, one))),
  };
};

/** Returns the candidate's share of a cell's visitors, 0 to 1. */
export const shareOf = ({ basis_points }: Pick<RolloutCell, 'basis_points'>): number => basis_points / 10_000;

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Returns the target of an arrow key, Home or End in a grid of that size; null for any other key. Does not wrap. */
export const moveFocus = (
  { row, column }: Place,
  key: string,
  size: { readonly rows: number; readonly columns: number },
): Place | null => {
  const clampTo = (down: number, along: number): Place => ({
    row: Math.min(Math.max(down, 0), size.rows - 1),
    column: Math.min(Math.max(along, 0), size.columns - 1),
  });
  if (key === 'ArrowDown') return clampTo(row + 1, column);
  if (key === 'ArrowUp') return clampTo(row - 1, column);
  if (key === 'ArrowRight') return clampTo(row, column + 1);
  if (key === 'ArrowLeft') return clampTo(row, column - 1);
  if (key === 'Home') return clampTo(row, 0);
  return key === 'End' ? clampTo(row, size.columns - 1) : null;
};
