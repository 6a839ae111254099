import type { Die, Piece, Size } from '../die.ts';
import { area } from '../geometry/polygon.ts';
import type { Structure } from '../structures/structure.ts';
import { type Board, greyboard } from './boards.ts';
import { type CarrierBand, carriersFor } from './carriers.ts';

/** Weight and parcel of a box: the part of the facts that home shows while a size is typed. */
export interface ParcelFacts {
  /** The number of repeats on a roll; 1 for everything else. */
  readonly repeats: number;
  readonly netArea: number;
  readonly coreArea: number;
  readonly weight: number;
  /** The size around the closed box, by the structure's own map: the meaning of `dims=outside`. */
  readonly outside: Size;
  /** The size for posting: the outside, or the whole roll for goods on a roll. */
  readonly parcel: Size;
  readonly carriers: readonly CarrierBand[];
}

/**
 * Returns areas in m², weight in g, sizes in mm, and the narrowest class of each carrier. Core pieces are made of the
 * board's core, or of greyboard of the die's caliper where the board has none.
 */
export function parcelFacts(structure: Structure, die: Die, board: Board): ParcelFacts {
  const { parameters, roll } = die;
  const repeats = roll ? roll.length / parameters.L : 1;
  const netArea = areaOf(die, 'board') * repeats;
  const coreArea = areaOf(die, 'core');
  const core = board.core ?? greyboard(parameters.t);
  const weight = netArea * board.grammage + coreArea * core.grammage;
  const outside = structure.outside(parameters);
  const parcel = roll ? { L: roll.diameter, W: roll.diameter, H: parameters.W } : outside;
  return { repeats, netArea, coreArea, weight, outside, parcel, carriers: carriersFor(parcel, weight) };
}

/** Returns the m² of all panels of the pieces of a role. */
function areaOf(die: Die, role: Piece['role']): number {
  const pieces = new Set(die.pieces.flatMap((piece) => (piece.role === role ? [piece.id] : [])));
  return (
    die.panels.reduce(
      (sum, panel) => sum + (pieces.has(panel.piece) ? area(panel.outline, panel.holes) : 0),
      0,
    ) / 1e6
  );
}
