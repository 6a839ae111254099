import * as fc from 'fast-check';
import { anyDie, dieOf } from '../testing/arbitrary.ts';
import { transformPoint } from './matrix.ts';
import { foldPose } from './pose.ts';
import { seams } from './seams.ts';

const names = (die: Parameters<typeof seams>[0]) =>
  seams(die)
    .map(({ a, b }) => [a.panel, b.panel].sort().join('~'))
    .sort();

describe('seams', () => {
  it('of a carton are its joint, its lids against three walls each', () => {
    const die = dieOf('tuck-end-reverse', { L: 100, W: 60, H: 160, t: 0.45 });
    expect(names(die)).toEqual(
      [
        'front~left',
        'left~top',
        'right~top',
        'front~top',
        'bottom~left',
        'bottom~right',
        'back~bottom',
      ].sort(),
    );
  });

  it('of a mailer join its walls and its lid', () => {
    const found = names(dieOf('fefco-0427', { L: 212, W: 148, H: 61, t: 1.5 }));
    for (const pair of ['front~lid', 'front~right', 'back~right', 'front~left', 'back~left'])
      expect(found).toContain(pair);
  });

  it('of a shipping box close the joint', () => {
    expect(names(dieOf('fefco-0201', { L: 300, W: 200, H: 150, t: 3 }))).toContain('back~left');
  });

  it('lie apart on the sheet and together in the closed box, end to end', () => {
    fc.assert(
      fc.property(anyDie, (die) => {
        const pose = foldPose(die, 1, { layers: false });
        for (const { a, b, gap } of seams(die)) {
          const [m, n] = [pose.get(a.panel), pose.get(b.panel)];
          if (!m || !n) throw new Error(`${a.panel} or ${b.panel} is not folded`);
          for (const end of ['from', 'to'] as const) {
            const [p, q] = [transformPoint(m, a[end]), transformPoint(n, b[end])];
            const distance = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
            expect(distance).toBeLessThanOrEqual(gap + 1e-9);
            expect(distance).toBeLessThanOrEqual(3 * die.parameters.t + 1.5);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
