import type { Die, Size } from '../die.ts';
import { pathLength } from '../geometry/path.ts';
import { area } from '../geometry/polygon.ts';
import { structures } from '../structures/index.ts';
import type { Board } from './boards.ts';
import { type CarrierBand, carriersFor } from './carriers.ts';
import { type Emissions, emissionsOf } from './emissions.ts';
import { type PalletCount, palletCount } from './pallet.ts';

/** Everything a buyer, a carrier or a price asks about a die in a board. Lengths mm, areas m², weights g. */
export interface DieFacts {
  readonly inside: Size;
  readonly outside: Size;
  /** Crease to crease. */
  readonly manufacturing: Size;
  readonly flat: { readonly width: number; readonly height: number };
  /** Board in the box: the true area of all panels. */
  readonly netArea: number;
  /** Board used: the rectangles around the pieces. */
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
  readonly co2: Emissions;
}

const hsCodes = { corrugated: '4819.10', carton: '4819.20' } as const;

/** Height in mm of a stack of pieces as delivered. */
export const stackHeight = (facts: DieFacts, pieces: number): number => facts.packed.thickness * pieces;

/**
 * Facts of a die made in a board. The die's own caliper decides its geometry, the board its weight; the caller makes
 * the die with `t: board.caliper`. The customs code follows the board: carton stock makes a folding carton.
 */
export function dieFacts(die: Die, board: Board): DieFacts {
  const structure = structures[die.structure];
  const boards = new Set(die.pieces.flatMap((piece) => (piece.role === 'board' ? [piece.id] : [])));
  const netArea =
    die.panels.reduce(
      (sum, panel) => sum + (boards.has(panel.piece) ? area(panel.outline, panel.holes) : 0),
      0,
    ) / 1e6;
  const weight = netArea * board.grammage;
  const { L, W, H } = die.parameters;
  const outside = structure.outside(die.parameters);
  const packed = structure.packed(die);
  const family = board.flute === 'carton' ? 'carton' : 'corrugated';
  return {
    inside: { L, W, H },
    outside,
    manufacturing: structure.manufacturing(die.parameters),
    flat: die.sheet,
    netArea,
    grossArea:
      die.pieces.reduce((sum, { id, width, height }) => sum + (boards.has(id) ? width * height : 0), 0) / 1e6,
    weight,
    packed,
    cutLength: die.cuts.reduce((sum, cut) => sum + pathLength(cut), 0),
    creaseLength: die.creases.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0),
    carriers: carriersFor(outside, weight),
    pallet: {
      flat: palletCount(packed, weight),
      erected: palletCount({ width: outside.L, height: outside.W, thickness: outside.H }, weight),
    },
    hsCode: hsCodes[family],
    co2: emissionsOf(family, weight / 1000),
  };
}
