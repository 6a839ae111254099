import type { RolloutRow } from '@shop/contracts';
import { diffRows, getNewerRow, listActions } from './field-changes.ts';

const row = (change: Partial<RolloutRow> = {}): RolloutRow => ({
  region: 'pl',
  name: 'mf-quotes',
  stable: '0.1.0+aaaaaaa',
  candidate: '0.1.0+bbbbbbb',
  basis_points: 500,
  state: 'running',
  denied: [],
  moved_by: 'start',
  rev: 3,
  updated_at: '2026-11-28T10:00:00Z',
  ...change,
});

it('returns only the changed parts of a cell', () => {
  expect(diffRows(row(), row({ rev: 4, basis_points: 2_500 }))).toEqual([
    { part: 'share', from: 500, to: 2_500 },
  ]);
  expect(diffRows(row(), row({ state: 'killed', basis_points: 0 }))).toEqual([
    { part: 'share', from: 500, to: 0 },
    { part: 'state', from: 'running', to: 'killed' },
  ]);
  expect(diffRows(row(), row({ rev: 9 }))).toEqual([]);
  expect(diffRows(null, row({ candidate: null })).map(({ part }) => part)).toEqual([
    'stable',
    'share',
    'state',
  ]);
});

it('offers only the actions that the API accepts', () => {
  const before = '0.1.0+0000000';
  expect(listActions({ ...row(), rollback_to: before })).toEqual(['pause', 'rollback', 'kill']);
  expect(listActions({ ...row({ state: 'paused' }), rollback_to: before })).toEqual([
    'resume',
    'rollback',
    'kill',
  ]);
  expect(listActions({ ...row({ state: 'killed' }), rollback_to: before })).toEqual(['rollback']);
  expect(listActions({ ...row({ candidate: null, state: 'idle' }), rollback_to: null })).toEqual([]);
  expect(listActions(null)).toEqual([]);
});

it('returns the newer of two rows in either order', () => {
  expect(getNewerRow(row({ rev: 5 }), row({ rev: 4 }))?.rev).toBe(5);
  expect(getNewerRow(row({ rev: 4 }), row({ rev: 5 }))?.rev).toBe(5);
  expect(getNewerRow(null, row())?.rev).toBe(3);
  expect(getNewerRow(null, null)).toBeNull();
});
