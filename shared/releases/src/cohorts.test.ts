import { createHash } from 'node:crypto';
import { pickRelease, type Rollout } from './rollout.ts';

/** Cohorts in the host's form: 128 bits in hex. */
const cohorts = Array.from({ length: 200_000 }, (_, index) =>
  createHash('md5').update(`visitor ${index}`).digest('hex'),
);
const rollout = (change: Partial<Rollout>): Rollout => ({
  region: 'ro',
  name: 'mf-checkout',
  stable: '1.0.0+a',
  candidate: '1.1.0+b',
  basisPoints: 0,
  salt: '0b6f6f0e-8a5d-4f2c-9d0e-1f6f5a3c2b1d',
  state: 'running',
  denied: [],
  rev: 1,
  ...change,
});
/** Returns the indexes in `cohorts` that get the candidate. */
const on = (change: Partial<Rollout>): Set<number> => {
  const given = rollout(change);
  return new Set(
    cohorts.flatMap((cohort, index) => (pickRelease(given, cohort) === given.candidate ? [index] : [])),
  );
};
const same = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((index) => b.has(index));
const points = (count: number) => (count / cohorts.length) * 100;

it('gives 200 000 cohorts each share within 0.2 points, keeps all of them on the way up, and none after a kill', () => {
  const said: string[] = [];
  let before = new Set<number>();
  for (const share of [500, 2500, 5000]) {
    const now = on({ basisPoints: share });
    said.push(`${share / 100} %: ${points(now.size).toFixed(2)}`);
    expect(Math.abs(points(now.size) - share / 100)).toBeLessThan(0.2);
    expect([...before].filter((index) => !now.has(index))).toEqual([]);
    before = now;
  }
  // A hot-fix of the candidate gets the same visitors: the salt is the rollout's, not the version's.
  expect(same(on({ basisPoints: 5000, candidate: '1.1.1+c' }), before)).toBe(true);
  expect(same(on({ basisPoints: 5000, state: 'paused' }), before)).toBe(true);
  expect(on({ basisPoints: 10_000 }).size).toBe(cohorts.length);
  expect(on({ basisPoints: 0 }).size).toBe(0);
  expect(on({ basisPoints: 5000, state: 'killed' }).size).toBe(0);
  expect(on({ basisPoints: 5000, denied: ['1.1.0+b'] }).size).toBe(0);
  console.info(said.join(', '));
});

it('draws remotes and regions independently: whoever is in one is in another only by chance', () => {
  const first = on({ basisPoints: 1000 });
  for (const other of [
    { name: 'mf-editor', salt: 'another' },
    { region: 'cz', salt: 'a third' },
  ] as const) {
    const second = on({ ...other, basisPoints: 1000 });
    const both = [...first].filter((index) => second.has(index)).length;
    // 10 % of a tenth of 200 000: 2000, give or take five standard deviations.
    expect(Math.abs(both / first.size - 0.1)).toBeLessThan(5 * Math.sqrt((0.1 * 0.9) / first.size));
  }
});
