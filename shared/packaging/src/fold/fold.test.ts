import * as fc from 'fast-check';
import type { Die, Vec3 } from '../die.ts';
import { contains } from '../geometry/polygon.ts';
import { anyDie, anyParameters, dieOf } from '../testing/arbitrary.ts';
import { closures } from './closure.ts';
import { transformPoint } from './matrix.ts';
import { foldPose } from './pose.ts';
import { foldFaults } from './validate.ts';

// Closing pairs, sides, inside and outside of every structure are in structures/properties.test.ts.

const apart = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe('the fold', () => {
  it('keeps every panel rigid and on its hinge at any time', () => {
    fc.assert(
      fc.property(anyDie, fc.double({ min: 0, max: 1, noNaN: true }), (die, t) => {
        const pose = foldPose(die, t, { layers: false });
        for (const panel of die.panels) {
          const place = pose.get(panel.id);
          const [a, b, c] = panel.outline;
          if (!place || !a || !b || !c) throw new Error(panel.id);
          expect(apart(transformPoint(place, a), transformPoint(place, c))).toBeCloseTo(
            Math.hypot(a[0] - c[0], a[1] - c[1]),
            6,
          );
          const above = panel.hinge && pose.get(panel.hinge.parent);
          if (!panel.hinge || !above || panel.hinge.kind === 'join') continue;
          expect(
            apart(transformPoint(place, panel.hinge.from), transformPoint(above, panel.hinge.from)),
          ).toBeLessThan(1e-6);
          expect(
            apart(transformPoint(place, panel.hinge.to), transformPoint(above, panel.hinge.to)),
          ).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('is flat at 0, in the sheet plane, and never leaves 0–1', () => {
    fc.assert(
      fc.property(anyDie, (die) => {
        for (const matrix of foldPose(die, 0).values())
          expect(apart(transformPoint(matrix, [7, 9]), [7, 9, 0])).toBe(0);
        expect([...foldPose(die, 3)]).toEqual([...foldPose(die, 1)]);
        expect([...foldPose(die, Number.NaN)]).toEqual([...foldPose(die, 0)]);
      }),
    );
  });

  it.each(['fefco-0427', 'fefco-0201', 'tuck-end-reverse'] as const)(
    'folds towards the inside: no closed panel of %s lies before the printed face of the root',
    (id) => {
      fc.assert(
        fc.property(anyParameters(id), (parameters) => {
          const die = dieOf(id, parameters);
          for (const [id, matrix] of foldPose(die, 1, { layers: false })) {
            const panel = die.panels.find((each) => each.id === id);
            const depths = (panel?.outline ?? []).map((point) => transformPoint(matrix, point)[2]);
            expect(Math.min(...depths)).toBeGreaterThan(-2 * die.parameters.t - 1e-6);
          }
        }),
      );
    },
  );
});

describe('closure: pairs meet where the formulas put them, within 0.01 mm', () => {
  it.each([
    // The 0201 joint: one plane.
    ['fefco-0201', 'glue~back', () => 0],
    // The carton's girth compensation leaves one caliper, board on board.
    ['tuck-end-reverse', 'glue~left', (t: number) => t],
    ['tuck-end-reverse', 'topTuck~front', (t: number) => t],
    ['tuck-end-reverse', 'bottomTuck~back', (t: number) => t],
    // The mailer's lid reaches one caliper past the front wall; its layer brings the tuck behind it.
    ['fefco-0427', 'tuck~front', (t: number) => -t],
  ] as const)('%s %s by the bare creases', (id, pair, want) => {
    fc.assert(
      fc.property(anyParameters(id), (parameters) => {
        const die = dieOf(id, parameters);
        const found = closures(die, { layers: false }).find(
          ({ inner, outer }) => `${inner}~${outer}` === pair,
        );
        expect(Math.abs((found?.gap ?? Number.NaN) - want(die.parameters.t))).toBeLessThan(0.01);
        expect(found?.tilt).toBeLessThan(0.01);
      }),
    );
  });

  it('the joint edge of 0201 ends short of the corner by the joint allowance alone', () => {
    const die = dieOf('fefco-0201', { L: 300, W: 200, H: 150, t: 3 });
    const pose = foldPose(die, 1, { layers: false });
    const back = pose.get('back');
    const left = pose.get('left');
    const panel = die.panels.find((each) => each.id === 'back');
    const glue = die.panels.find((each) => each.id === 'glue');
    if (!back || !left || !panel || !glue?.hinge) throw new Error('panels are missing');
    const free = Math.max(...panel.outline.map(([x]) => x));
    const edge = transformPoint(back, [free, glue.hinge.from[1]]);
    expect(apart(edge, transformPoint(left, glue.hinge.from))).toBeCloseTo(1, 6);
  });
});

describe('the mailer', () => {
  it('puts its tongues into its mortises', () => {
    fc.assert(
      fc.property(anyParameters('fefco-0427'), (parameters) => {
        const die = dieOf('fefco-0427', parameters);
        const pose = foldPose(die, 1);
        const inner = die.panels.find((panel) => panel.id === 'innerRight');
        const base = die.panels.find((panel) => panel.id === 'base');
        const place = pose.get('innerRight');
        if (!inner || !base || !place) throw new Error('panels are missing');
        const far = Math.max(...inner.outline.map(([x]) => x));
        const tips = inner.outline.filter(([x]) => far - x < 1e-6);
        expect(tips.length).toBe(2 * (die.parameters.options.tongueCount ?? 0));
        for (const tip of tips) {
          const [x, y, z] = transformPoint(place, tip);
          expect(z).toBeLessThan(0);
          expect(contains(base.outline, [x, y])).toBe(false);
        }
      }),
    );
  });
});

describe('foldFaults', () => {
  const die = dieOf('tuck-end-reverse', { L: 60, W: 40, H: 90, t: 0.4 });
  const changed = (id: string, hinge: object): Die => ({
    ...die,
    panels: die.panels.map((panel) =>
      panel.id === id && panel.hinge ? { ...panel, hinge: { ...panel.hinge, ...hinge } } : panel,
    ),
  });

  it.each([
    [changed('glue', { parent: 'nobody' }), /parent nobody/],
    [changed('right', { parent: 'back' }), /off the edge|hangs on itself/],
    [changed('back', { stage: [0.6, 0.5] }), /stage/],
    [changed('back', { from: [1, 1], to: [1, 20] }), /off the edge/],
    [{ ...die, panels: die.panels.map(({ hinge: _, ...panel }) => panel) }, /one root/],
    [
      { ...die, panels: die.panels.map((panel) => ({ ...panel, outline: [...panel.outline].reverse() })) },
      /clockwise/,
    ],
    [{ ...die, panels: [...die.panels, ...die.panels.slice(1)] }, /share an id/],
  ])('finds fault %#', (broken, sentence) => {
    expect(foldFaults(broken).join('; ')).toMatch(sentence);
  });
});
