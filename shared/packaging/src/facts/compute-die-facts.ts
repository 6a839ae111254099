import type { Die, Size } from '../die.ts';
import { pathLength } from '../geometry/path.ts';
import type { Structure } from '../structures/structure.ts';
import type { Board } from './boards.ts';
import type { CarrierBand } from './carriers.ts';
import { customsCode } from './customs.ts';
import { computeBoardEmissions, type Emissions } from './emissions.ts';
import { type PalletCount, palletCount } from './pallet.ts';
import { parcelFacts } from './parcel-facts.ts';

/**
 * The facts of a die in a board for buyers, carriers and prices. Lengths mm, areas m², weights g. For goods on a roll,
 * areas, weight, parcel, post and footprint are those of the whole roll; inside, outside and flat size and lines are
 * those of one repeat.
 */
export interface DieFacts {
  readonly inside: Size;
  readonly outside: Size;
  /** The size for posting and stacking: the outside, or the whole roll for goods on a roll. */
  readonly parcel: Size;
  /** Crease to crease. */
  readonly manufacturing: Size;
  readonly flat: { readonly width: number; readonly height: number };
  /** Printed board in the box: the true area of all its panels. */
  readonly netArea: number;
  /** Greyboard or similar under a wrap, by true area; otherwise 0. */
  readonly coreArea: number;
  /** Printed board used: the rectangles around its pieces. */
  readonly grossArea: number;
  readonly weight: number;
  /** One piece as delivered, flat. */
  readonly packed: { readonly width: number; readonly height: number; readonly thickness: number };
  readonly cutLength: number;
  readonly creaseLength: number;
  /** The narrowest class of each carrier for the closed, empty box. */
  readonly carriers: readonly CarrierBand[];
  readonly pallet: { readonly flat: PalletCount; readonly erected: PalletCount };
  /** Six-digit customs code. */
  readonly hsCode: string;
  /** Null where no factor is published for the material. */
  readonly co2: Emissions | null;
}

/** Returns the height in mm of a stack of pieces as delivered. */
export const stackHeight = (facts: DieFacts, pieces: number): number => facts.packed.thickness * pieces;

/**
 * `dieFacts` for a given structure. The die's own caliper determines its geometry, the board its weight; the caller
 * makes the die with `t: board.caliper`.
 */
export function computeDieFacts(structure: Structure, die: Die, board: Board): DieFacts {
  const boards = new Set(die.pieces.flatMap((piece) => (piece.role === 'board' ? [piece.id] : [])));
  const { repeats, netArea, coreArea, weight, outside, parcel, carriers } = parcelFacts(
    structure,
    die,
    board,
  );
  const { L, W, H } = die.parameters;
  const packed = structure.packed(die);
  return {
    inside: { L, W, H },
    outside,
    parcel,
    manufacturing: structure.manufacturing(die.parameters),
    flat: die.sheet,
    netArea,
    coreArea,
    grossArea:
      (die.pieces.reduce((sum, { id, width, height }) => sum + (boards.has(id) ? width * height : 0), 0) *
        repeats) /
      1e6,
    weight,
    packed,
    cutLength: die.cuts.reduce((sum, cut) => sum + pathLength(cut), 0),
    creaseLength: die.creases.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0),
    carriers,
    pallet: {
      flat: palletCount(packed, weight),
      erected: palletCount({ width: parcel.L, height: parcel.W, thickness: parcel.H }, weight),
    },
    hsCode: customsCode(die, board),
    co2: computeBoardEmissions(board, weight / 1000),
  };
}
