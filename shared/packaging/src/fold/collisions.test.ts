import * as fc from 'fast-check';
import { type DieParameters, type StructureId, structureIds } from '../die.ts';
import { limitsOf } from '../limits.ts';
import { makeDie } from '../make-die.ts';
import { structures } from '../structures/index.ts';
import { anyParameters, dieOf } from '../testing/arbitrary.ts';
import { collisions, collisionsAt, collisionText } from '../testing/collisions.ts';

/**
 * No panel passes through another at 0, 50 and 100 % of each fold stage, and panels that lie on each other are a
 * caliper apart. Panels are plates in the middle of their board, moved by their layer.
 */
function sizesOf(id: StructureId): DieParameters[] {
  const { defaultSize, limits } = structures[id];
  const t = limitsOf(id).t?.initial ?? 1;
  const { L, W, H } = defaultSize;
  const scaled = (l: number, w: number, h: number, caliper = t): DieParameters => ({
    L: L * l,
    W: W * w,
    H: H * h,
    t: caliper,
  });
  const fixed = [
    scaled(1, 1, 1),
    scaled(1, 1, 1, limits.t.max),
    scaled(0.6, 0.6, 0.6),
    scaled(1.8, 1.8, 1.8),
    scaled(1.8, 1, 0.6),
    scaled(1, 1, 1.8),
    scaled(1.2, 0.6, 1.2),
  ].filter((size) => makeDie(id, size).ok);
  return [...fixed, ...fc.sample(anyParameters(id), { numRuns: 40, seed: 20261128 })];
}

describe.each(structureIds)('%s while it is folded', (id) => {
  it('has no panel that crosses another or lies in it', () => {
    const found = sizesOf(id).flatMap((size) =>
      collisions(dieOf(id, size)).map((each) => `${collisionText(each)} of ${JSON.stringify(size)}`),
    );
    // A few are enough: which panels, how deep, when and at which size.
    expect(found.slice(0, 12)).toEqual([]);
  });
});

describe('collisions', () => {
  const die = dieOf('fefco-0201', { L: 300, W: 200, H: 150, t: 3 });
  const changed = (id: string, change: object) => ({
    ...die,
    panels: die.panels.map((panel) =>
      panel.id === id
        ? { ...panel, ...change, ...(panel.hinge ? { hinge: { ...panel.hinge, ...change } } : {}) }
        : panel,
    ),
  });

  it('names a flap that is pressed through the flaps under it', () => {
    const pressed = collisionsAt(changed('frontTop', { angle: 100 }), [1]);
    expect(pressed.map(({ a, b }) => [a, b].sort().join('~'))).toContain('frontTop~rightTop');
    expect(collisions(die)).toEqual([]);
  });

  it('names two flaps that lie in one place, and how far they are too near', () => {
    const [found] = collisionsAt(changed('glue', { layer: 0 }), [1]);
    expect(found).toMatchObject({ a: 'back', b: 'glue', kind: 'lies in', at: 1 });
    expect(found?.depth).toBeCloseTo(3, 6);
  });

  it('names a flap that is folded after the lid that lies on it', () => {
    const sound = dieOf('tuck-end-reverse', { L: 100, W: 60, H: 160, t: 0.3 });
    const early = {
      ...sound,
      panels: sound.panels.map((panel) =>
        panel.id === 'top' && panel.hinge
          ? { ...panel, hinge: { ...panel.hinge, stage: [0.5, 0.6] as const } }
          : panel,
      ),
    };
    expect(collisions(sound)).toEqual([]);
    expect(collisions(early).map(({ a, b }) => [a, b].sort().join('~'))).toContain('rightTop~top');
  });
});
