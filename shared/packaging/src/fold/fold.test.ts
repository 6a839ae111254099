import * as fc from 'fast-check';
import { type Die, type Point, type Side, structureIds, type Vec3 } from '../die.ts';
import { contains } from '../geometry/polygon.ts';
import { structures } from '../structures/index.ts';
import { anyDie, anyDieWithOptions, anyParameters, dieOf } from '../testing/arbitrary.ts';
import { closures, invert } from './closure.ts';
import { cross, lift, multiply, transform, turn } from './matrix.ts';
import { foldPose } from './pose.ts';
import { outward, standing, uprightOnSheet } from './standing.ts';
import { foldFaults } from './validate.ts';

const apart = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Closed box in the shop's axes: x to the viewer's right, y up, z to the viewer. */
function closedBox(die: Die) {
  const world = standing(die);
  const pose = foldPose(die, 1);
  return die.panels.flatMap((panel) => {
    const place = pose.get(panel.id);
    return place ? [{ panel, matrix: multiply(world, place) }] : [];
  });
}

/** Distances at which a ray meets the panels of a closed box, nearest first. */
function hits(die: Die, from: Vec3, along: Vec3, without: RegExp = /^$/) {
  return closedBox(die)
    .filter(({ panel }) => !without.test(panel.id))
    .flatMap(({ panel, matrix }) => {
      const back = invert(matrix);
      const [ox, oy, oz] = transform(back, from);
      const [dx, dy, dz] = turn(back, along);
      if (Math.abs(dz) < 1e-9) return [];
      const distance = -oz / dz;
      const at: Point = [ox + dx * distance, oy + dy * distance];
      return distance > 0 && contains(panel.outline, at) ? [{ panel: panel.id, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
}

const outwards: Record<Side, Vec3> = {
  front: [0, 0, 1],
  back: [0, 0, -1],
  right: [1, 0, 0],
  left: [-1, 0, 0],
  top: [0, 1, 0],
  bottom: [0, -1, 0],
};

describe('the fold', () => {
  it('is a sound tree for every die', () => {
    fc.assert(fc.property(anyDieWithOptions, (die) => expect(foldFaults(die)).toEqual([])));
  });

  it('keeps every panel rigid and on its hinge at any time', () => {
    fc.assert(
      fc.property(anyDie, fc.double({ min: 0, max: 1, noNaN: true }), (die, t) => {
        const pose = foldPose(die, t, { layers: false });
        for (const panel of die.panels) {
          const place = pose.get(panel.id);
          const [a, b, c] = panel.outline;
          if (!place || !a || !b || !c) throw new Error(panel.id);
          expect(apart(lift(place, a), lift(place, c))).toBeCloseTo(Math.hypot(a[0] - c[0], a[1] - c[1]), 6);
          const above = panel.hinge && pose.get(panel.hinge.parent);
          if (!panel.hinge || !above || panel.hinge.kind === 'join') continue;
          expect(apart(lift(place, panel.hinge.from), lift(above, panel.hinge.from))).toBeLessThan(1e-6);
          expect(apart(lift(place, panel.hinge.to), lift(above, panel.hinge.to))).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('is flat at 0, in the sheet plane, and never leaves 0–1', () => {
    fc.assert(
      fc.property(anyDie, (die) => {
        for (const matrix of foldPose(die, 0).values())
          expect(apart(lift(matrix, [7, 9]), [7, 9, 0])).toBe(0);
        expect([...foldPose(die, 3)]).toEqual([...foldPose(die, 1)]);
        expect([...foldPose(die, Number.NaN)]).toEqual([...foldPose(die, 0)]);
      }),
    );
  });

  it('folds towards the inside: no closed panel lies before the printed face of the root', () => {
    fc.assert(
      fc.property(anyDie, (die) => {
        for (const [id, matrix] of foldPose(die, 1, { layers: false })) {
          const panel = die.panels.find((each) => each.id === id);
          const depths = (panel?.outline ?? []).map((point) => lift(matrix, point)[2]);
          expect(Math.min(...depths)).toBeGreaterThan(-2 * die.parameters.t - 1e-6);
        }
      }),
    );
  });
});

describe('closure: pairs meet where the formulas put them, within 0.01 mm', () => {
  const expected: Record<string, (t: number) => number> = {
    // The 0201 joint: one plane.
    'fefco-0201 glue~back': () => 0,
    // The carton's girth compensation leaves one caliper, board on board.
    'tuck-end-reverse glue~left': (t) => t,
    'tuck-end-reverse topTuck~front': (t) => t,
    'tuck-end-reverse bottomTuck~back': (t) => t,
    'fefco-0215 glue~left': () => 0,
    'fefco-0215 topTuck~front': (t) => t,
    'fefco-0215 lockTongue~frontBottom': () => 0,
    'tuck-end-straight glue~left': (t) => t,
    'tuck-end-straight topTuck~front': (t) => t,
    'tuck-end-straight bottomTuck~front': (t) => t,
    // The mailer's lid reaches one caliper past the front wall; its layer brings the tuck behind it.
    'fefco-0427 tuck~front': (t) => -t,
    // A wrap's tabs and side walls are one plane, paper on paper.
    ...Object.fromEntries(
      ['base', 'lid'].flatMap((tray) =>
        ['Front', 'Back'].flatMap((wall) =>
          ['Left', 'Right'].map((end): [string, () => number] => [
            `rigid-two-piece ${tray}${wall}Tab${end}~${tray}${end}`,
            () => 0,
          ]),
        ),
      ),
    ),
  };

  it('by the bare creases', () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        const found = closures(die, { layers: false });
        expect(found).toHaveLength(die.glue.length);
        for (const { inner, outer, gap, tilt } of found) {
          const want = expected[`${die.structure} ${swapBack(die, inner)}~${swapBack(die, outer)}`];
          if (!want) throw new Error(`${inner}~${outer} is not expected`);
          expect(Math.abs(gap - want(die.parameters.t))).toBeLessThan(0.01);
          expect(tilt).toBeLessThan(0.01);
        }
      }),
    );
  });

  it('with layers every inner panel lies one caliper inside the outer one', () => {
    fc.assert(
      fc.property(anyDie, (die) => {
        const caliperOf = (id: string) =>
          die.pieces.find((piece) => piece.id === die.panels.find((panel) => panel.id === id)?.piece)
            ?.caliper;
        for (const { gap, inner } of closures(die))
          expect(Math.abs(gap - (caliperOf(inner) ?? 0))).toBeLessThan(0.01);
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
    const edge = lift(back, [free, glue.hinge.from[1]]);
    expect(apart(edge, lift(left, glue.hinge.from))).toBeCloseTo(1, 6);
  });
});

/** With the joint on the right the carton's panels trade names; the expectation is by the standard's. */
const swapBack = (die: Die, id: string): string =>
  die.parameters.options.glueSide === 1 && id === 'right' ? 'left' : id;

describe.each(structureIds)('%s, closed, standing with its front to the viewer', (id) => {
  it('shows each side outwards, upright and not mirrored', () => {
    fc.assert(
      fc.property(anyParameters(id), fc.constantFrom(0, 1), (parameters, glueSide) => {
        const options = structures[id].options.some((spec) => spec.id === 'glueSide') ? { glueSide } : {};
        const die = dieOf(id, { ...parameters, options });
        expect(die.frames.map((frame) => frame.side).sort()).toEqual(Object.keys(outwards).sort());
        const box = new Map(closedBox(die).map(({ panel, matrix }) => [panel.id, matrix]));
        for (const frame of die.frames) {
          const matrix = box.get(frame.panel);
          if (!matrix) throw new Error(frame.panel);
          const away = outwards[frame.side];
          const lying = frame.side === 'top' || frame.side === 'bottom';
          const up: Vec3 = lying ? [0, 0, -1] : [0, 1, 0];
          expect(apart(turn(matrix, outward), away)).toBeLessThan(1e-6);
          expect(apart(turn(matrix, uprightOnSheet(frame)), up)).toBeLessThan(1e-6);
          // Reading direction: to the right of up for someone who looks at that side.
          const [ux, uy] = uprightOnSheet(frame);
          expect(apart(turn(matrix, [-uy, ux, 0]), cross(up, away))).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('shows each side whole: nothing lies before its frame, from edge to edge', () => {
    fc.assert(
      fc.property(
        anyParameters(id),
        fc.double({ min: 0.03, max: 0.97, noNaN: true }),
        fc.double({ min: 0.03, max: 0.97, noNaN: true }),
        (parameters, across, down) => {
          const die = dieOf(id, { ...parameters, t: Math.max(0.3, parameters.t) });
          const box = new Map(closedBox(die).map(({ panel, matrix }) => [panel.id, matrix]));
          for (const frame of die.frames) {
            const matrix = box.get(frame.panel);
            const panel = die.panels.find((each) => each.id === frame.panel);
            if (!matrix || !panel) throw new Error(frame.panel);
            const onSheet: Point = [frame.x + frame.width * across, frame.y + frame.height * down];
            if (!contains(panel.outline, onSheet)) continue;
            const at = lift(matrix, onSheet);
            const away = outwards[frame.side];
            const eye: Vec3 = [at[0] + away[0] * 5000, at[1] + away[1] * 5000, at[2] + away[2] * 5000];
            expect(hits(die, eye, [-away[0], -away[1], -away[2]])[0]?.panel).toBe(frame.panel);
          }
        },
      ),
    );
  });

  /** Flaps that lie on walls from inside; the inside size is counted from wall to wall. */
  const lining = /^(glue|lidDust|lock|tuck|.*Tuck)/;

  it('holds what was asked for: L × W × H clear, and at most 1.5 t more at the narrowest', () => {
    fc.assert(
      fc.property(anyParameters(id), (parameters) => {
        const die = dieOf(id, parameters);
        const { L, W, H, t } = die.parameters;
        const outside = structures[id].outside(die.parameters);
        const caliperOf = (id = ''): number =>
          die.pieces.find((piece) => piece.id === die.panels.find((panel) => panel.id === id)?.piece)
            ?.caliper ?? t;
        const clear = (axis: 0 | 1 | 2): number => {
          let narrowest = Infinity;
          for (const p of [-0.41, 0.07, 0.39])
            for (const q of [-0.37, 0.05, 0.43]) {
              const across = ([outside.L, outside.H, outside.W] as const).map((extent, index) =>
                index === axis ? 0 : (extent - 6 * t) * (index === (axis + 1) % 3 ? p : q),
              );
              const from: Vec3 = [across[0] ?? 0, across[1] ?? 0, across[2] ?? 0];
              const along: Vec3 = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
              const back: Vec3 = [-along[0], -along[1], -along[2]];
              const there = hits(die, from, along, lining)[0];
              const here = hits(die, from, back, lining)[0];
              const caliper = (caliperOf(there?.panel) + caliperOf(here?.panel)) / 2;
              narrowest = Math.min(
                narrowest,
                (there?.distance ?? Infinity) + (here?.distance ?? Infinity) - caliper,
              );
            }
          return narrowest;
        };
        // The carton is measured crease to crease: dust flaps take one caliper of its height.
        const carton = id.startsWith('tuck-end') ? t : 0;
        expect(clear(0)).toBeGreaterThanOrEqual(L - 1e-6);
        expect(clear(0)).toBeLessThanOrEqual(L + 1.5 * t + 1e-6);
        expect(clear(2)).toBeGreaterThanOrEqual(W - 1e-6);
        expect(clear(2)).toBeLessThanOrEqual(W + 1.5 * t + 1e-6);
        expect(clear(1)).toBeGreaterThanOrEqual(H - carton - 1e-6);
        // The short flaps of a very long box do not reach the rays; there is nothing to hold against.
        if (W > L / 3 && (id !== 'fefco-0215' || L < 180))
          expect(clear(1)).toBeLessThanOrEqual(H + 1.5 * t + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('fits its stated outside size within one caliper', () => {
    fc.assert(
      fc.property(anyParameters(id), (parameters) => {
        const die = dieOf(id, parameters);
        const points = closedBox(die).flatMap(({ panel, matrix }) =>
          panel.outline.map((point) => lift(matrix, point)),
        );
        const extent = (axis: 0 | 1 | 2) =>
          Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
        const { t } = die.parameters;
        const stated = structures[id].outside(die.parameters);
        expect(Math.abs(extent(0) + t - stated.L)).toBeLessThanOrEqual(t + 1e-6);
        expect(Math.abs(extent(1) + t - stated.H)).toBeLessThanOrEqual(t + 1e-6);
        expect(Math.abs(extent(2) + t - stated.W)).toBeLessThanOrEqual(t + 1e-6);
      }),
    );
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
          const [x, y, z] = lift(place, tip);
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
