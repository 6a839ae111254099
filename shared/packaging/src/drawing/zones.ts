import { Clipper, EndType, FillRule, JoinType, type PathsD } from 'clipper2-ts';
import type { Die, Panel, Point } from '../die.ts';

/**
 * Rings of points in sheet mm. The winding distinguishes outlines (counter-clockwise on screen) from holes (clockwise).
 */
export type Rings = readonly (readonly Point[])[];

const precision = 4;
const arcTolerance = 0.01;

const toPaths = (rings: Rings): PathsD => rings.map((ring) => ring.map(([x, y]) => ({ x, y })));
/** Clipper's outlines have positive shoelace area, which is clockwise on screen (y down). */
const fromPaths = (paths: PathsD): Point[][] =>
  paths.map((path) => path.map(({ x, y }): Point => [x, y]).reverse());

const union = (rings: Rings): PathsD => {
  // Panels wind counter-clockwise on screen, which is negative for Clipper.
  const turned = rings.map((ring) => [...ring].reverse());
  return Clipper.unionD(toPaths(turned), [], FillRule.NonZero, precision);
};

/** Returns the panels with artwork: every piece but the core under a wrap. */
function printedPanels(die: Die): readonly Panel[] {
  const bare = new Set(die.pieces.flatMap(({ id, role }) => (role === 'core' ? [id] : [])));
  return die.panels.filter((panel) => !bare.has(panel.piece));
}

/** Returns the board of a die without its creases and slits: one outline, and a hole for each void inside. */
export function boardOutline(die: Die): Rings {
  return fromPaths(union(die.panels.map((panel) => panel.outline)));
}

/**
 * Returns the bleed outline: the printed pieces' true outline offset outwards by `bleed` mm with round joins. Gaps
 * narrower than twice the bleed close. Bleed 0 returns the pieces themselves.
 */
export function bleedOutline(die: Die, bleed: number): Rings {
  const board = union(printedPanels(die).map((panel) => panel.outline));
  if (bleed <= 0) return fromPaths(board);
  return fromPaths(
    Clipper.inflatePathsD(board, bleed, JoinType.Round, EndType.Polygon, 2, precision, arcTolerance),
  );
}

export interface SafeZone {
  readonly panel: string;
  /** Empty where the panel is too narrow, and on a core, which has no artwork. */
  readonly rings: Rings;
}

/** Returns the safe zones for text and logos: each panel inset by `inset` mm from its cuts and creases. */
export function safeZones(die: Die, inset: number): SafeZone[] {
  const printed = new Set(printedPanels(die));
  return die.panels.map((panel) => ({
    panel: panel.id,
    rings: printed.has(panel) ? insetOutline(panel, inset) : [],
  }));
}

const insetOutline = ({ outline, holes }: Panel, inset: number): Rings =>
  fromPaths(
    Clipper.inflatePathsD(union([outline, ...holes]), -inset, JoinType.Miter, EndType.Polygon, 2, precision),
  );
