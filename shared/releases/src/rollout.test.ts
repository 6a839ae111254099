import type { ReleaseEventAction } from '@shop/contracts';
import fc from 'fast-check';
import { derivePreviousRelease, type PointerMove, pickRelease, type Rollout } from './rollout.ts';

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
  cohorts.filter((cohort) => pickRelease({ ...rollout, ...change }, cohort) === 'B');

describe('pick', () => {
  it('gives the candidate to its share and stable to all others', () => {
    expect(onB({}).length / cohorts.length).toBeCloseTo(0.25, 1);
    expect(cohorts.every((cohort) => ['A', 'B'].includes(pickRelease(rollout, cohort) ?? ''))).toBe(true);
  });
  it('holds the share while paused', () => {
    expect(onB({ state: 'paused' })).toEqual(onB({}));
  });
  it('takes a killed candidate from everybody, and a denied one too', () => {
    expect(onB({ state: 'killed', basisPoints: 10_000 })).toEqual([]);
    expect(onB({ denied: ['B'], basisPoints: 10_000 })).toEqual([]);
  });
  it('answers the same for the same visitor, every time', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (cohort) => pickRelease(rollout, cohort) === pickRelease({ ...rollout }, cohort),
      ),
    );
  });
});

describe('the release before', () => {
  const move = (action: ReleaseEventAction, from: string | null, to: string): PointerMove => ({
    action,
    from,
    to,
  });
  /** The newest first. */
  const promoted = (...targets: string[]) =>
    targets.map((to, at) => move('promote', targets[at - 1] ?? null, to)).reverse();
  it('is the one promoted before the present one', () => {
    expect(derivePreviousRelease(promoted('A', 'B'))).toBe('A');
    expect(derivePreviousRelease(promoted('A'))).toBeNull();
  });
  it('goes further back each time', () => {
    const back = move('rollback', 'C', 'B');
    expect(derivePreviousRelease([back, ...promoted('A', 'B', 'C')])).toBe('A');
    expect(derivePreviousRelease([move('rollback', 'B', 'A'), back, ...promoted('A', 'B', 'C')])).toBeNull();
  });
  it('ignores what only concerns a candidate', () => {
    expect(derivePreviousRelease([move('share', 'B', 'C'), ...promoted('A', 'B')])).toBe('A');
  });
  it('does not count the same release twice', () => {
    expect(derivePreviousRelease(promoted('A', 'B', 'B'))).toBe('A');
  });
  it('asks for more of the history where this part of it is too short', () => {
    expect(derivePreviousRelease([])).toBeUndefined();
    expect(
      derivePreviousRelease([move('rollback', 'C', 'B'), ...promoted('A', 'B', 'C').slice(0, 1)]),
    ).toBeUndefined();
  });
  it('is what lies under the top of all moves, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'back'), { maxLength: 40 }), (steps) => {
        const stack: string[] = [];
        const moves: PointerMove[] = [];
        for (const step of steps) {
          const from = stack.at(-1) ?? null;
          if (step === 'back') {
            const below = stack.at(-2);
            if (below === undefined) continue;
            stack.pop();
            moves.unshift(move('rollback', from, below));
          } else {
            if (step !== from) stack.push(step);
            moves.unshift(move('promote', from, step));
          }
        }
        expect(derivePreviousRelease(moves) ?? null).toBe(stack.at(-2) ?? null);
      }),
    );
  });
});
