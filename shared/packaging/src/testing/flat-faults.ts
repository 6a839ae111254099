import { Clipper, FillRule } from 'clipper2-ts';
import type { Die, Panel, Path, Point } from '../die.ts';
import { foldFaults } from '../fold/validate.ts';
import { overlap } from '../geometry/edges.ts';
import { boundsOf, flattenPath } from '../geometry/path.ts';
import { area, signedArea } from '../geometry/polygon.ts';
import { crossings, linesOf } from './crossings.ts';

/**
 * Returns everything that is wrong with a flat die (sources.md, sound dies), in words; empty for a sound one. One
 * pass per die, so that thousands of cases stay cheap: numbers, cuts that cross, bounding box, areas, shared
 * boundaries, fold tree.
 */
export function flatFaults(die: Die): string[] {
  const broken = allNumbers(die) ? [] : notNumbers(die, 'die');
  // Without valid numbers nothing else can be checked.
  if (broken.length > 0) return broken;
  const cuts = die.cuts.map((cut) => ({ cut, points: flattenPath(cut) }));
  return [
    ...crossingFaults(die, cuts),
    ...ringFaults(die, cuts),
    ...boundsFaults(die, cuts),
    ...areaFaults(die, cuts),
    ...boundaryFaults(die, cuts),
    ...foldFaults(die),
  ];
}

interface Cut {
  readonly cut: Path;
  readonly points: readonly Point[];
}

const mm = (value: number): string => `${Number(value.toFixed(4))} mm`;

/**
 * Whether every number in a value is finite, at any depth. `null`, which no die contains, does not count as a number.
 */
function allNumbers(value: unknown): boolean {
  if (typeof value === 'number') return value - value === 0;
  if (typeof value !== 'object') return true;
  if (value === null) return false;
  if (Array.isArray(value)) {
    for (const inner of value) if (!allNumbers(inner)) return false;
    return true;
  }
  for (const inner of Object.values(value)) if (!allNumbers(inner)) return false;
  return true;
}

function notNumbers(value: unknown, at: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => notNumbers(inner, `${at}.${key}`));
}

function crossingFaults(die: Die, cuts: readonly Cut[]): string[] {
  const at = ([x, y]: Point) => `(${x.toFixed(2)}, ${y.toFixed(2)})`;
  const all = cuts.flatMap(({ cut, points }) => linesOf(points, cut.closed));
  return [
    ...crossings(all).map((point) => `cuts cross at ${at(point)}`),
    ...die.panels.flatMap((panel) =>
      crossings([panel.outline, ...panel.holes].flatMap((ring) => linesOf(ring, true))).map(
        (point) => `${panel.id}: its outline crosses itself at ${at(point)}`,
      ),
    ),
  ];
}

/** One outer cut per piece, counter-clockwise, the largest first; voids run clockwise. */
function ringFaults(die: Die, cuts: readonly Cut[]): string[] {
  const areas = cuts.filter(({ cut }) => cut.closed).map(({ points }) => signedArea(points));
  const outer = areas.filter((value) => value > 0);
  const faults: string[] = [];
  if (die.cuts[0]?.closed !== true || outer[0] !== Math.max(...areas.map(Math.abs)))
    faults.push('the first cut is not the largest outer one');
  if (outer.length !== die.pieces.length)
    faults.push(
      `${outer.length} outer cuts for ${die.pieces.length} pieces: a piece is in parts, or two touch`,
    );
  const firstSlit = die.cuts.findIndex((cut) => !cut.closed);
  if (firstSlit >= 0 && die.cuts.slice(firstSlit).some((cut) => cut.closed))
    faults.push('outlines come before slits');
  return faults;
}

/** Points closer than `weld`, 1e-5 mm, become one: the box may differ by that much. */
function boundsFaults(die: Die, cuts: readonly Cut[]): string[] {
  const { x, y, width, height } = boundsOf(cuts.flatMap(({ points }) => points));
  const misses = [x, y, width - die.sheet.width, height - die.sheet.height];
  const faults = misses.some((value) => Math.abs(value) > 1e-4)
    ? [`the sheet of ${mm(die.sheet.width)} × ${mm(die.sheet.height)} is not the box of its cuts`]
    : [];
  const drawn = [
    ...die.creases.flat(),
    ...die.marks.flatMap((mark) => flattenPath(mark.path)),
    ...die.panels.flatMap((panel) => [...panel.outline, ...panel.holes.flat()]),
  ];
  const outside = drawn.some(
    ([u, v]) => u < -1e-4 || v < -1e-4 || u > die.sheet.width + 1e-4 || v > die.sheet.height + 1e-4,
  );
  return outside ? [...faults, 'something is drawn off the sheet'] : faults;
}

/** Panels cover the board once: their areas, that of their union and that within the cuts are the same. */
function areaFaults(die: Die, cuts: readonly Cut[]): string[] {
  const sum = die.panels.reduce((total, panel) => total + area(panel.outline, panel.holes), 0);
  const within = cuts.reduce((total, { cut, points }) => total + (cut.closed ? signedArea(points) : 0), 0);
  const rings = die.panels.flatMap(({ outline, holes }) => [outline, ...holes]);
  const union = Clipper.unionD(
    rings.map((ring) => [...ring].reverse().map(([x, y]) => ({ x, y }))),
    [],
    FillRule.NonZero,
    5,
  );
  const united = Math.abs(Clipper.areaPathsD(union));
  const slack = 1e-6 * sum + 0.5;
  return [
    ...(Math.abs(sum - within) > 0.01 + 1e-9 * sum
      ? [`panels are ${(sum - within).toFixed(3)} mm² more than lies within the cuts`]
      : []),
    ...(Math.abs(sum - united) > slack ? [`panels overlap by ${(sum - united).toFixed(2)} mm²`] : []),
  ];
}

/** Each boundary that two panels share exists once: as a crease, as a slit, or as a bend without a line. */
function boundaryFaults(die: Die, cuts: readonly Cut[]): string[] {
  const length = (lines: readonly (readonly [Point, Point])[]) =>
    lines.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
  const perimeters = length(
    die.panels.flatMap(({ outline, holes }) => [outline, ...holes].flatMap((ring) => linesOf(ring, true))),
  );
  const rings = length(cuts.flatMap(({ cut, points }) => (cut.closed ? linesOf(points, true) : [])));
  const slits = length(cuts.flatMap(({ cut, points }) => (cut.closed ? [] : linesOf(points, false))));
  const others = perimeters - rings - 2 * (slits + bends(die));
  const slack = 0.01 + 1e-8 * perimeters;
  // Nearly every crease is a boundary of two panels; a named one may run across a panel.
  if (Math.abs(others - 2 * length(die.creases)) <= slack) return [];
  const missing = others - creasedBoundary(die);
  return Math.abs(missing) > slack
    ? [`${mm(missing)} of panels' boundaries are neither cut, slit nor crease`]
    : [];
}

/** Returns the length of the creased part of the panels' boundaries. */
function creasedBoundary(die: Die): number {
  const edges = die.panels.flatMap(({ outline, holes }) =>
    [outline, ...holes].flatMap((ring) => linesOf(ring, true)),
  );
  return die.creases.reduce((sum, [from, to]) => {
    const shares = edges.flatMap(([a, b]) => {
      const shared = overlap({ from, to }, { from: a, to: b });
      return shared ? [shared] : [];
    });
    return sum + shares.reduce((part, [low, high]) => part + high - low, 0);
  }, 0);
}

function bends(die: Die): number {
  const panels = new Map(die.panels.map((panel) => [panel.id, panel]));
  return die.panels.reduce((sum, panel) => {
    const parent = panel.hinge?.kind === 'bend' ? panels.get(panel.hinge.parent) : undefined;
    return parent && panel.hinge ? sum + sharedLength(panel, parent, panel.hinge) : sum;
  }, 0);
}

function sharedLength(child: Panel, parent: Panel, hinge: { from: Point; to: Point }): number {
  const stretches = (panel: Panel) =>
    linesOf(panel.outline, true).flatMap(([from, to]) => overlap(hinge, { from, to }) ?? []);
  const pairs = (flat: number[]): [number, number][] =>
    flat.flatMap((value, index) => (index % 2 === 0 ? [[value, flat[index + 1] ?? value]] : []));
  const [a, b] = [pairs(stretches(child)), pairs(stretches(parent))];
  return a.reduce(
    (sum, [low, high]) =>
      sum + b.reduce((part, [from, to]) => part + Math.max(0, Math.min(high, to) - Math.max(low, from)), 0),
    0,
  );
}
