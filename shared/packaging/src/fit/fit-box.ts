import type { DieProblem, Size, StructureId } from '../die.ts';
import type { Board } from '../facts/boards.ts';
import { type CarrierBand, carriersFor } from '../facts/carriers.ts';
import { type DieFacts, dieFacts } from '../facts/die-facts.ts';
import { type PalletCount, palletCount } from '../facts/pallet.ts';
import { makeDie } from '../make-die.ts';
import {
  type Arrangement,
  type Content,
  type ContentProblem,
  contentProblems,
  contentVolume,
  contentWeight,
  type Placement,
  voidShare,
} from './content.ts';
import { packEqualSteps } from './equal-items.ts';
import { packMixedItemsSteps } from './mixed-items.ts';
import { rotations } from './shortlist.ts';
import { createBoxVolume, requiredInside, smallestBox } from './smallest-box.ts';

/** A box that fits the content. */
export interface Fit {
  /** Inside of the box in whole mm, including padding. */
  readonly inside: Size;
  /** Dimensions larger than the content needs, because the structure is not made smaller. */
  readonly grown: readonly (keyof Size)[];
  /** The positions of all items, measured from the inside's corner, including padding. */
  readonly placements: readonly Placement[];
  /** Share of the inside that stays empty, 0 to 1. */
  readonly voidShare: number;
  /** Box and content, g. */
  readonly grams: number;
  /** The narrowest class of each carrier for the filled box. */
  readonly carriers: readonly CarrierBand[];
  /** Filled boxes on a EUR pallet. */
  readonly pallet: PalletCount;
  readonly facts: DieFacts;
}

export type FitResult =
  | { readonly ok: true /** Best first. */; readonly fits: readonly Fit[] }
  | {
      readonly ok: false;
      readonly content: readonly ContentProblem[];
      /** Why the structure cannot be made large enough, if the content itself is valid. */
      readonly die: readonly DieProblem[];
    };

/** The meaning of "best": the least empty space, the least board, or the narrowest postal class. */
export type Goal = 'least-void' | 'least-board' | 'least-post';

/**
 * Returns the smallest boxes of a structure for a content, best first, in whole millimetres. A content smaller than the
 * smallest possible box gets that box, with the dimensions that grew.
 * @example fitBox('fefco-0427', board, { items: [{ L: 180, W: 120, H: 25, quantity: 4 }], padding: 5, between: 0 })
 */
export function fitBox(
  structure: StructureId,
  board: Board,
  content: Content,
  goal: Goal = 'least-void',
): FitResult {
  const steps = fitBoxSteps(structure, board, content, goal);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * The same as `fitBox` in steps of a few milliseconds each, for a page that must stay responsive. Ends with the result.
 */
export function* fitBoxSteps(
  structure: StructureId,
  board: Board,
  content: Content,
  goal: Goal = 'least-void',
): Generator<undefined, FitResult> {
  const wrong = contentProblems(content);
  if (wrong.length > 0) return { ok: false, content: wrong, die: [] };
  const { items, between } = content;
  const [only] = items;
  const turns = items.every(({ lie }) => lie !== 'upright');
  const boxVolume = createBoxVolume(structure, board.caliper, content.padding, turns);
  const packed =
    items.length === 1 && only
      ? yield* packEqualSteps(only, between, boxVolume)
      : yield* packMixedItemsSteps(
          items,
          between,
          (size) => boxVolume(size) < Number.POSITIVE_INFINITY,
          boxVolume,
        );
  yield;
  const arrangements = distinct(turns ? packed.flatMap(rotations) : packed);
  const fits: Fit[] = [];
  let refused: readonly DieProblem[] = [];
  for (const arrangement of arrangements) {
    const made = fitOf(structure, board, content, arrangement);
    if (made.ok) fits.push(made.fit);
    else if (refused.length === 0) refused = made.problems;
    yield;
  }
  if (fits.length === 0) return { ok: false, content: [], die: refused };
  return { ok: true, fits: fits.sort((a, b) => rank(a, goal) - rank(b, goal) || volume(a) - volume(b)) };
}

function distinct(arrangements: readonly Arrangement[]): Arrangement[] {
  const sizes = new Map<string, Arrangement>();
  for (const each of arrangements) {
    const { L, W, H } = each.inside;
    const key = [L, W, H].map((edge) => edge.toFixed(3)).join(' ');
    if (!sizes.has(key)) sizes.set(key, each);
  }
  return [...sizes.values()];
}

const volume = ({ inside: { L, W, H } }: Fit): number => L * W * H;

function rank(fit: Fit, goal: Goal): number {
  switch (goal) {
    case 'least-void':
      return volume(fit);
    case 'least-board':
      return fit.facts.grossArea;
    case 'least-post':
      return Math.min(...fit.carriers.map(({ edges: [a, b, c] }) => a * b * c), Number.MAX_VALUE);
  }
}

function fitOf(
  structure: StructureId,
  board: Board,
  { items, padding }: Content,
  { inside, placements }: Arrangement,
): { ok: true; fit: Fit } | { ok: false; problems: readonly DieProblem[] } {
  const wanted = requiredInside(inside, padding);
  const size = smallestBox(structure, wanted, board.caliper);
  const grown = (['L', 'W', 'H'] as const).filter((edge) => size[edge] > wanted[edge]);
  const made = makeDie(structure, { ...size, t: board.caliper });
  if (!made.ok) return { ok: false, problems: made.problems };
  const facts = dieFacts(made.die, board);
  const grams = facts.weight + contentWeight(items);
  const { L, W, H } = facts.parcel;
  return {
    ok: true,
    fit: {
      inside: size,
      grown,
      placements: placements.map((each) => ({
        ...each,
        x: each.x + padding,
        y: each.y + padding,
        z: each.z + padding,
      })),
      voidShare: voidShare(size, contentVolume(items)),
      grams,
      carriers: carriersFor(facts.parcel, grams),
      pallet: palletCount({ width: L, height: W, thickness: H }, grams),
      facts,
    },
  };
}
