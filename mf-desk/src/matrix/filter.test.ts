import { candidate, cellOf, healthOf as health, matrixOf, runningCell } from '../desk.fixture.ts';
import { filterMatrix, findHealth, matches, moveFocus, readFilter, stateFilters } from './filter.ts';

const matrix = matrixOf(
  cellOf({ name: 'shell' }),
  runningCell(),
  cellOf({ region: 'se', name: 'shell' }),
  runningCell({ region: 'se', state: 'paused' }),
);

it('reads the filter from the address and ignores unknown values', () => {
  expect(readFilter(new URLSearchParams('where=pl&region=se&state=paused'))).toEqual({
    region: 'pl',
    name: '',
    state: 'paused',
  });
  expect(readFilter(new URLSearchParams('state=everything')).state).toBe('all');
});

it('shows only regions and remotes with a matching cell', () => {
  const all = filterMatrix(matrix, { region: '', name: '', state: 'all' }, []);
  expect(all.names).toEqual(['shell', 'mf-quotes']);
  const paused = filterMatrix(matrix, { region: '', name: '', state: 'paused' }, []);
  expect(paused.regions.map(({ id }) => id)).toEqual(['se']);
  expect(paused.names).toEqual(['mf-quotes']);
  expect(filterMatrix(matrix, { region: 'pl', name: '', state: 'paused' }, []).regions).toEqual([]);
});

it('matches each state filter with its cells', () => {
  const fields = {
    candidate: runningCell(),
    paused: runningCell({ state: 'paused' }),
    killed: runningCell({ state: 'killed' }),
    worse: runningCell(),
    scheduled: cellOf({ schedule: { id: 1, state: 'running', position: 0, steps: 2, next_at: null } }),
    refused: cellOf({ gates: [{ gate: 'routes', ok: false, evidence: '', at: '2026-11-28T10:00:00Z' }] }),
  };
  for (const state of stateFilters) {
    if (state === 'all') continue;
    expect({ state, hit: matches(fields[state], state, [health()]) }).toEqual({ state, hit: true });
    expect({ state, hit: matches(cellOf(), state, [health()]) }).toEqual({ state, hit: false });
    expect(matches(null, state, [])).toBe(false);
  }
  expect(matches(fields.killed, 'candidate', [])).toBe(false);
});

it('shows the health of the current candidate, not of a previous one', () => {
  expect(findHealth([health()], runningCell())?.verdict).toBe('worse');
  expect(findHealth([health({ candidate: '0.1.0+ccccccc' })], runningCell())).toBeNull();
  expect(findHealth([health()], cellOf())).toBeNull();
  expect(findHealth([health()], runningCell({ candidate }))?.says).toContain('mount');
});

it('moves the focus with arrow keys and stops at the edges', () => {
  const size = { rows: 2, columns: 3 };
  expect(moveFocus({ row: 0, column: 0 }, 'ArrowDown', size)).toEqual({ row: 1, column: 0 });
  expect(moveFocus({ row: 1, column: 0 }, 'ArrowDown', size)).toEqual({ row: 1, column: 0 });
  expect(moveFocus({ row: 1, column: 1 }, 'End', size)).toEqual({ row: 1, column: 2 });
  expect(moveFocus({ row: 1, column: 1 }, 'Home', size)).toEqual({ row: 1, column: 0 });
  expect(moveFocus({ row: 0, column: 0 }, 'ArrowLeft', size)).toEqual({ row: 0, column: 0 });
  expect(moveFocus({ row: 0, column: 0 }, 'ArrowUp', size)).toEqual({ row: 0, column: 0 });
  expect(moveFocus({ row: 0, column: 0 }, 'Enter', size)).toBeNull();
});
