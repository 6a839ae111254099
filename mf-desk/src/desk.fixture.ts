import type { RolloutCell, StaffMe } from '@shop/contracts';
import type { Health, Matrix } from './releases/releases.query.ts';

export const stable = '0.1.0+aaaaaaa1234567890123';
export const candidate = '0.1.0+bbbbbbb1234567890123';

/** Returns a cell of the matrix as in the API's reply: only stable by default. */
export const cellOf = (change: Partial<RolloutCell> = {}): RolloutCell => ({
  region: 'pl',
  name: 'mf-quotes',
  stable,
  candidate: null,
  basis_points: 0,
  state: 'idle',
  denied: [],
  moved_by: 'start',
  rev: 3,
  updated_at: '2026-11-28T10:00:00Z',
  stable_version: '0.1.0',
  candidate_version: null,
  changed_at: '2026-11-28T10:00:00Z',
  changed_by: 'start',
  change: 'start',
  reason: '',
  gates: [],
  schedule: null,
  rollback_to: null,
  ...change,
});

/** Returns a cell with a running candidate. */
export const runningCell = (change: Partial<RolloutCell> = {}): RolloutCell =>
  cellOf({
    candidate,
    candidate_version: '0.1.0',
    basis_points: 2_500,
    state: 'running',
    rollback_to: stable,
    ...change,
  });

export const matrixOf = (...rollouts: readonly RolloutCell[]): Matrix => ({
  regions: [
    { id: 'pl', country: 'PL' },
    { id: 'se', country: 'SE' },
  ],
  names: ['shell', 'mf-quotes'],
  rollouts: [...rollouts],
  now: '2026-11-28T10:00:00Z',
});

export const healthOf = (change: Partial<Health> = {}): Health => ({
  region: 'pl',
  name: 'mf-quotes',
  stable,
  candidate,
  verdict: 'worse',
  says: 'Fails to mount more often than stable.',
  metrics: [
    {
      metric: 'mount',
      verdict: 'worse',
      stable: { release: stable, good: 990, bad: 10, rate: 0.01, low: 0.005, high: 0.02 },
      candidate: { release: candidate, good: 190, bad: 10, rate: 0.05, low: 0.03, high: 0.09 },
      p_value: 0.002,
      alpha: 0.0031,
      margin: 1.25,
      minimum: 100,
    },
  ],
  state: 'running',
  basis_points: 2_500,
  looked_at: null,
  ...change,
});

/** The reader, by default an admin of all regions. */
export const meOf = (roles: StaffMe['roles'] = [{ role: 'admin', regions: null }]): StaffMe => ({
  id: 7,
  email: 'eva@example.com',
  first_name: 'Eva',
  last_name: 'Nowak',
  roles: [...roles],
  permissions: [],
});
