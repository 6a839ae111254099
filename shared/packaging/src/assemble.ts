import type { Die, DieParameters, Hinge, Panel, Path, Piece, Point, SideFrame, StructureId } from './die.ts';
import { chainRings, distance, type Edge, edgesOf, overlap, pointAt, weld } from './geometry/edges.ts';
import { boundsOf, flattenPath, line, placePath, reversePath } from './geometry/path.ts';
import { centroid, signedArea } from './geometry/polygon.ts';
import type { Drawing, PanelDraft } from './structures/structure.ts';

interface PlacedPanel {
  readonly draft: PanelDraft;
  readonly path: Path;
  readonly holes: readonly Path[];
  readonly outline: readonly Point[];
}

/**
 * Assembles drawn panels into a die. Cuts, slits and creases are derived from the panels alone: a boundary shared along
 * a crease hinge is a crease, along a bend nothing, shared otherwise a slit, not shared a cut. So they can never
 * disagree. Throws only for an invalid structure (overlapping panels, a hinge off its edge): a bug.
 */
export function assemble(
  structure: StructureId,
  version: number,
  parameters: Required<DieParameters>,
  drawing: Drawing,
): Die {
  const extent = extentOf(drawing);
  const shift = ([x, y]: Point): Point => snap([x - extent.x, y - extent.y]);
  const move = (path: Path): Path => snapPath(placePath(path, -extent.x, -extent.y));
  const withWinding = (path: Path, clockwise: boolean): Path =>
    signedArea(flattenPath(path)) < 0 === clockwise ? path : reversePath(path);
  const placed = drawing.panels.map((draft): PlacedPanel => {
    const path = withWinding(move(draft.path), false);
    const holes = (draft.holes ?? []).map((hole) => withWinding(move(hole), true));
    return { draft, path, holes, outline: flattenPath(path) };
  });
  const pieceOf = piecesOfPanels(drawing.panels);
  const panels = placed.map(({ draft, outline, holes }): Panel => {
    const hinge = draft.hinge && orient(outline, shift(draft.hinge.from), shift(draft.hinge.to));
    return {
      id: draft.id,
      outline,
      holes: holes.map((hole) => flattenPath(hole)),
      piece: pieceOf(draft.id),
      layer: draft.layer ?? 0,
      ...(draft.side ? { side: draft.side } : {}),
      ...(draft.hinge && hinge
        ? { hinge: { ...draft.hinge, kind: draft.hinge.kind ?? 'crease', from: hinge[0], to: hinge[1] } }
        : {}),
    };
  });
  const named = (drawing.creases ?? []).map(([from, to]) => [shift(from), shift(to)] as const);
  const { rings, slits, creases } = deriveLines(placed, panels, named);
  return {
    structure,
    version,
    parameters,
    sheet: sheetOf(drawing),
    pieces: piecesOf(panels, drawing, parameters.t),
    cuts: [...rings, ...slits],
    creases: [...creases, ...named],
    marks: (drawing.marks ?? []).map((mark) => ({ ...mark, path: move(mark.path) })),
    panels,
    frames: placed.flatMap((each) => frameOf(each, shift)),
    glue: drawing.glue,
    ...(drawing.roll ? { roll: drawing.roll } : {}),
  };
}

const extentOf = (drawing: Drawing) => boundsOf(drawing.panels.flatMap((draft) => flattenPath(draft.path)));

/** Returns the flat size of a drawing, in mm, like `assemble`, without deriving cuts and creases. */
export function sheetOf(drawing: Drawing): Die['sheet'] {
  const { width, height } = extentOf(drawing);
  return { width: round(width), height: round(height) };
}

/** A panel belongs to its named piece, else to that of its parent; a joined panel starts a new piece. */
function piecesOfPanels(drafts: readonly PanelDraft[]): (panel: string) => string {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const of = (panel: string, depth = 0): string => {
    const draft = byId.get(panel);
    if (draft?.piece) return draft.piece;
    if (!draft?.hinge || depth > drafts.length) return 'main';
    return draft.hinge.kind === 'join' ? draft.id : of(draft.hinge.parent, depth + 1);
  };
  return of;
}

function piecesOf(panels: readonly Panel[], { roles = {}, calipers = {} }: Drawing, t: number): Piece[] {
  return [...new Set(panels.map((panel) => panel.piece))].map((id) => {
    const own = boundsOf(panels.filter((panel) => panel.piece === id).flatMap((panel) => panel.outline));
    const { x, y, width, height } = own;
    return {
      id,
      role: roles[id] ?? 'board',
      caliper: calipers[id] ?? t,
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
    };
  });
}

/** Points are rounded to a nanometre, so that engines with different rounding agree. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
const snap = ([x, y]: Point): Point => [round(x), round(y)];
const snapPath = (path: Path): Path => ({
  start: snap(path.start),
  segments: path.segments.map((segment) => ({ ...segment, to: snap(segment.to) })),
  closed: path.closed,
});

/**
 * Returns the hinge in the parent's direction: the child is to the right of from→to, so a positive turn folds it
 * inwards.
 */
function orient(child: readonly Point[], from: Point, to: Point): [Point, Point] {
  const [x, y] = centroid(child);
  const right = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) > 0;
  return right ? [from, to] : [to, from];
}

function frameOf({ draft, outline }: PlacedPanel, shift: (point: Point) => Point): SideFrame[] {
  if (!draft.side) return [];
  const bounds = boundsOf(draft.shows ? draft.shows.map(shift) : outline);
  return [{ side: draft.side, panel: draft.id, ...bounds, turn: draft.turn ?? 0 }];
}

function deriveLines(
  placed: readonly PlacedPanel[],
  panels: readonly Panel[],
  named: readonly (readonly [Point, Point])[],
) {
  const edges = placed.flatMap(({ path, holes }, index) =>
    [path, ...holes].flatMap((ring) => edgesOf(index, ring)),
  );
  const creases: [Point, Point][] = [];
  const slits: Path[] = [];
  const boundary: Edge[] = [];
  const straight = edges.flatMap((edge) => (edge.arc ? [] : [{ edge, reach: edgeBoundsOf(edge) }]));
  for (const edge of edges) {
    if (edge.arc) {
      boundary.push(edge);
      continue;
    }
    const taken: [number, number][] = [];
    const own = edgeBoundsOf(edge);
    for (const { edge: other, reach } of straight) {
      if (other.panel === edge.panel || areDisjoint(own, reach)) continue;
      const shared = overlap(edge, other);
      if (!shared || !opposite(edge, other)) continue;
      taken.push(shared);
      if (other.panel < edge.panel) continue;
      const hinge = hingeBetween(panels[edge.panel], panels[other.panel]);
      const folded = hinge && overlapWithin(edge, shared, hinge);
      if (folded && hinge.kind === 'crease')
        creases.push([pointAt(edge, folded[0]), pointAt(edge, folded[1])]);
      const creased = named.flatMap(([from, to]) => {
        const stretch = overlapWithin(edge, shared, { from, to });
        return stretch ? [stretch] : [];
      });
      for (const [low, high] of subtract(shared, folded ? [folded, ...creased] : creased))
        slits.push({
          start: pointAt(edge, low),
          segments: [line(pointAt(edge, high))],
          closed: false,
        });
    }
    for (const [low, high] of subtract([0, distance(edge.from, edge.to)], taken))
      boundary.push({ ...edge, from: pointAt(edge, low), to: pointAt(edge, high) });
  }
  return { rings: largestFirst(chainRings(boundary)), slits, creases };
}

/** Each ring is measured once, because its area needs every curve. */
const largestFirst = (rings: readonly Path[]): Path[] =>
  rings
    .map((ring) => ({ ring, area: Math.abs(signedArea(flattenPath(ring))) }))
    .sort((a, b) => b.area - a.area)
    .map(({ ring }) => ring);

/** The bounds of an edge, widened by the weld. */
interface EdgeBounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const edgeBoundsOf = ({ from, to }: Edge): EdgeBounds => ({
  left: Math.min(from[0], to[0]) - weld,
  right: Math.max(from[0], to[0]) + weld,
  top: Math.min(from[1], to[1]) - weld,
  bottom: Math.max(from[1], to[1]) + weld,
});

/** A cheap test before the exact one: most edges of a die are far apart. */
const areDisjoint = (a: EdgeBounds, b: EdgeBounds): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

function opposite(a: Edge, b: Edge): boolean {
  return (a.to[0] - a.from[0]) * (b.to[0] - b.from[0]) + (a.to[1] - a.from[1]) * (b.to[1] - b.from[1]) < 0;
}

/** Returns the hinge between two panels, if any. A joined piece has none on the sheet. */
function hingeBetween(a: Panel | undefined, b: Panel | undefined): Hinge | undefined {
  const hinge = b?.hinge?.parent === a?.id ? b?.hinge : a?.hinge?.parent === b?.id ? a?.hinge : undefined;
  return hinge?.kind === 'join' ? undefined : hinge;
}

/** Returns the part of a shared stretch that a hinge or crease covers. */
function overlapWithin(
  edge: Edge,
  shared: [number, number],
  on: { readonly from: Point; readonly to: Point },
): [number, number] | undefined {
  const stretch = overlap(edge, on);
  if (!stretch) return undefined;
  const low = Math.max(shared[0], stretch[0]);
  const high = Math.min(shared[1], stretch[1]);
  return high - low > weld ? [low, high] : undefined;
}

function subtract(from: [number, number], taken: readonly [number, number][]): [number, number][] {
  const rest: [number, number][] = [];
  let at = from[0];
  for (const [low, high] of [...taken].sort((a, b) => a[0] - b[0])) {
    if (low - at > weld) rest.push([at, low]);
    at = Math.max(at, high);
  }
  if (from[1] - at > weld) rest.push([at, from[1]]);
  return rest;
}
