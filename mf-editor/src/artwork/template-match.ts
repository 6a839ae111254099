/** Artwork made on a template: whether and how it is transferred to this design's die. Pure. */
import type { Asset } from '@shop/contracts';
import { type Bounds, boundsOf, creasedEdges, marginsOf } from '@shop/design';
import {
  type Die,
  findFacetPanels,
  isStructureId,
  makeDie,
  type Panel,
  type Side,
  structures,
} from '@shop/packaging';

/** A part of the file and its target box on the sheet. */
export interface Piece {
  /** Its side; null for the whole sheet. */
  readonly side: Side | null;
  readonly panel: string | null;
  /** 0 … 1 of the file from its top left. */
  readonly crop: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export type TemplateMatch =
  /** Made on exactly this die: the file covers the sheet in register. */
  | { readonly kind: 'sameDie'; readonly pieces: readonly Piece[] }
  /** Made on another size of this structure: each panel is transferred. `stretch` is the largest change of a length. */
  | { readonly kind: 'resized'; readonly pieces: readonly Piece[]; readonly stretch: number }
  /** Cannot be transferred: another structure, an outdated drawing, a page of another size, sizes too different. */
  | { readonly kind: 'incompatible'; readonly reason: 'structure' | 'changed' | 'page' | 'far' };

/** A panel may be stretched to double or compressed to half its length; beyond that the artwork has to be redone. */
const maxScale = 2;
/** A facet or lip narrower than this, in mm, shows no visible distortion. */
const minVisibleLength = 3;

/** Returns how to place a file with a template's stamp; null for any other file. */
export function evaluateTemplateMatch(
  { made_on, mm }: Pick<Asset, 'made_on' | 'mm'>,
  die: Die,
): TemplateMatch | null {
  if (made_on === null || !isStructureId(made_on.structure)) return null;
  if (made_on.structure !== die.structure) return { kind: 'incompatible', reason: 'structure' };
  if (!made_on.current) return { kind: 'incompatible', reason: 'changed' };
  const { at } = made_on;
  if (at === null) return { kind: 'incompatible', reason: 'page' };
  const source = makeDie(made_on.structure, made_on.parameters);
  if (!source.ok) return { kind: 'incompatible', reason: 'changed' };
  const [width, height] = mm;
  const page: Bounds = { x: -at.x, y: -at.y, width, height };
  if (hasSameParameters(source.die, die))
    return {
      kind: 'sameDie',
      pieces: [
        {
          side: null,
          panel: null,
          crop: { x: 0, y: 0, w: 1, h: 1 },
          box: { x: page.x, y: page.y, w: width, h: height },
        },
      ],
    };
  const pairs = pairPanels(source.die, die);
  const scales = pairs.flatMap(({ from, scale: [x, y] }) => [
    ...(from.width >= minVisibleLength ? [x] : []),
    ...(from.height >= minVisibleLength ? [y] : []),
  ]);
  const stretch = Math.max(0, ...scales.map((each) => Math.abs(each - 1)));
  const isTooFar = scales.some((each) => each > maxScale || each < 1 / maxScale);
  if (isTooFar || pairs.length === 0) return { kind: 'incompatible', reason: 'far' };
  return { kind: 'resized', pieces: pairs.flatMap((pair) => toPiece(pair, page, source.die) ?? []), stretch };
}

function hasSameParameters(a: Die, b: Die): boolean {
  const flat = ({ parameters: { options, ...size } }: Die) =>
    ({ ...options, ...size }) as Record<string, number>;
  const [one, other] = [flat(a), flat(b)];
  return Object.keys(one).every((name) => Math.abs((one[name] ?? 0) - (other[name] ?? 0)) < 1e-4);
}

interface Pair {
  readonly panel: Panel;
  readonly side: Side | null;
  readonly from: Bounds;
  readonly to: Bounds;
  readonly scale: readonly [number, number];
}

/**
 * Returns the printed panels of both dies, small ones before the sides, so that the sides are on top. A round wall is
 * transferred as a whole, by its frame: its number of facets depends on its size.
 */
function pairPanels(old: Die, die: Die): Pair[] {
  const bare = new Set(old.pieces.flatMap(({ id, role }) => (role === 'core' ? [id] : [])));
  const round = findFacetPanels(old);
  const pairs = old.panels.flatMap((panel): Pair[] => {
    const counterpart = die.panels.find(({ id }) => id === panel.id);
    if (!counterpart || bare.has(panel.piece)) return [];
    const [oldFrame, newFrame] = [old, die].map(({ frames }) =>
      frames.find((frame) => frame.panel === panel.id),
    );
    const box = boundsOf(panel.outline);
    if (round.has(panel.id) && !oldFrame && old.frames.some((frame) => within(box, frame))) return [];
    const isWholeWall = round.has(panel.id) && oldFrame && newFrame;
    const [from, to] = isWholeWall ? [oldFrame, newFrame] : [box, boundsOf(counterpart.outline)];
    const scale = [to.width / from.width, to.height / from.height] as const;
    return [{ panel, side: newFrame?.side ?? null, from, to, scale }];
  });
  return pairs.toSorted((a, b) => Number(a.side !== null) - Number(b.side !== null));
}

const within = (inner: Bounds, outer: Bounds): boolean =>
  inner.x > outer.x - 1e-3 &&
  inner.y > outer.y - 1e-3 &&
  inner.x + inner.width < outer.x + outer.width + 1e-3 &&
  inner.y + inner.height < outer.y + outer.height + 1e-3;

/**
 * Returns the panel's part of the page, with the bleed beyond its cuts, and its target; undefined where the page has
 * none.
 */
function toPiece({ panel, side, from, to, scale }: Pair, page: Bounds, old: Die): Piece | undefined {
  const bleed = Math.max(marginsOf(old).bleed, structures[old.structure].bleed);
  const creased = creasedEdges(old, from);
  // A shrinking panel takes more of the page, so that its bleed is complete on the new die.
  const getBleed = (isCrease: boolean, along: number) => (isCrease ? 0 : bleed / Math.min(1, along));
  const left = Math.max(page.x, from.x - getBleed(creased.left, scale[0]));
  const top = Math.max(page.y, from.y - getBleed(creased.top, scale[1]));
  const right = Math.min(page.x + page.width, from.x + from.width + getBleed(creased.right, scale[0]));
  const bottom = Math.min(page.y + page.height, from.y + from.height + getBleed(creased.bottom, scale[1]));
  if (right - left < 0.01 || bottom - top < 0.01) return undefined;
  return {
    side,
    panel: panel.id,
    crop: {
      x: (left - page.x) / page.width,
      y: (top - page.y) / page.height,
      w: (right - left) / page.width,
      h: (bottom - top) / page.height,
    },
    box: {
      x: to.x + (left - from.x) * scale[0],
      y: to.y + (top - from.y) * scale[1],
      w: (right - left) * scale[0],
      h: (bottom - top) * scale[1],
    },
  };
}
