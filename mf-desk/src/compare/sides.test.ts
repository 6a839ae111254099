import { findMissingField, isCohort, newCohort, type Side, toDiffQuery } from './sides.ts';

const side = (change: Partial<Side> = {}): Side => ({
  region: 'pl',
  kind: 'stable',
  cohort: '',
  at: '',
  ...change,
});

it('creates cohorts that the API accepts', () => {
  expect(isCohort(newCohort())).toBe(true);
  expect(newCohort()).not.toBe(newCohort());
  expect(isCohort('ABC')).toBe(false);
});

it('builds the request from two sides', () => {
  const cohort = newCohort();
  expect(toDiffQuery(side(), side({ kind: 'cohort', cohort }))).toEqual({
    left_region: 'pl',
    left: 'stable',
    right_region: 'pl',
    right: cohort,
  });
  expect(
    toDiffQuery(side({ region: 'se', kind: 'candidate' }), side({ kind: 'then', at: '2026-11-27T10:00' })),
  ).toEqual({
    left_region: 'se',
    left: 'candidate',
    right_region: 'pl',
    right: 'stable',
    right_at: new Date('2026-11-27T10:00').toISOString(),
  });
});

it('builds no request while a side is incomplete', () => {
  expect(findMissingField(side({ kind: 'cohort', cohort: 'x' }))).toBe('cohort');
  expect(findMissingField(side({ kind: 'then', at: 'soon' }))).toBe('at');
  expect(toDiffQuery(side(), side({ kind: 'then' }))).toBeNull();
});
