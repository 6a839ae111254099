import fc from 'fast-check';
import { pick, type Rollout, releaseBefore } from './rollout.ts';

const rollout: Rollout = {
  region: 'pl',
  name: 'mf-checkout',
  stable: 'A',
  candidate: 'B',
  basisPoints: 2500,
  salt: 'salt',
  state: 'running',
  denied: [],
  rev: 1,
};
const cohorts = Array.from({ length: 20_000 }, (_, index) => `c${index}`);
const onB = (change: Partial<Rollout>) =>
  cohorts.filter((cohort) => pick({ ...rollout, ...change }, cohort) === 'B');

describe('pick', () => {
  it('gives the candidate to its share and stable to all others', () => {
    expect(onB({}).length / cohorts.length).toBeCloseTo(0.25, 1);
    expect(cohorts.every((cohort) => ['A', 'B'].includes(pick(rollout, cohort) ?? ''))).toBe(true);
  });
  it('holds the share while paused', () => {
    expect(onB({ state: 'paused' })).toEqual(onB({}));
  });
  it('takes a killed candidate from everybody, and a denied one too', () => {
    expect(onB({ state: 'killed', basisPoints: 10_000 })).toEqual([]);
    expect(onB({ denied: ['B'], basisPoints: 10_000 })).toEqual([]);
  });
  it('answers the same for the same visitor, every time', () => {
    fc.assert(fc.property(fc.string(), (cohort) => pick(rollout, cohort) === pick({ ...rollout }, cohort)));
  });
});

describe('the release before', () => {
  const moves = (...targets: string[]) => targets.map((to) => ({ action: 'promote', from: null, to }));
  it('is the one promoted before the present one', () => {
    expect(releaseBefore(moves('A', 'B'))).toBe('A');
    expect(releaseBefore(moves('A'))).toBeNull();
  });
  it('goes further back each time', () => {
    const back = { action: 'rollback', from: 'C', to: 'B' };
    expect(releaseBefore([...moves('A', 'B', 'C'), back])).toBe('A');
    expect(releaseBefore([...moves('A', 'B', 'C'), back, back])).toBeNull();
  });
  it('ignores what only concerns a candidate', () => {
    expect(releaseBefore([...moves('A', 'B'), { action: 'share', from: 'B', to: 'C' }])).toBe('A');
  });
  it('does not count the same release twice', () => {
    expect(releaseBefore(moves('A', 'B', 'B'))).toBe('A');
  });
});
