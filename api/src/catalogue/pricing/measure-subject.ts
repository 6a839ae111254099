import {
  area,
  type Board,
  type Die,
  type DieFacts,
  flattenPath,
  greyboard,
  type Piece,
  structures,
} from '@shop/packaging';
import { conversionOf } from './conversions.ts';
import type { PricingSubject } from './cost.ts';
import type { Sheet } from './presses.ts';

type PrintOptions = Pick<PricingSubject, 'printMode' | 'finish' | 'quality'>;

/**
 * Measures what a price needs of a die in a board: one piece as sold. For wound goods that is the
 * whole roll, as in the facts, while the die shows one repeat. Print covers the printed pieces, or
 * only the die's print zones.
 */
export function measureSubject(
  die: Die,
  facts: DieFacts,
  board: Board,
  { printMode, finish, quality }: PrintOptions,
): PricingSubject {
  const repeats = die.roll ? die.roll.length / die.parameters.L : 1;
  const core = board.core ?? greyboard(die.parameters.t);
  return {
    family: structures[die.structure].family,
    work: conversionOf(die.structure),
    printMode,
    finish,
    quality,
    boards: [
      { boardId: board.id, area: squareMillimetres(facts.netArea * 1e6) },
      ...(facts.coreArea > 0 ? [{ boardId: core.id, area: squareMillimetres(facts.coreArea * 1e6) }] : []),
    ],
    printArea: squareMillimetres((printZones(die) ?? panelArea(die, ['board', 'reverse'])) * repeats),
    sheet: largestPiece(die),
    weight: BigInt(Math.round(facts.weight * 1000)),
  };
}

const squareMillimetres = (exact: number): bigint => BigInt(Math.round(exact));

/** Returns the area of the print zones, mm²; undefined where the whole piece may be printed. */
function printZones({ marks }: Die): number | undefined {
  const zones = marks.filter(({ kind }) => kind === 'print-area');
  return zones.length === 0 ? undefined : zones.reduce((sum, { path }) => sum + area(flattenPath(path)), 0);
}

/** Returns the area of panels whose pieces have one of the roles, mm². */
function panelArea(die: Die, roles: readonly Piece['role'][]): number {
  const wanted = new Set(die.pieces.flatMap(({ id, role }) => (roles.includes(role) ? [id] : [])));
  return die.panels.reduce(
    (sum, { piece, outline, holes }) => (wanted.has(piece) ? sum + area(outline, holes) : sum),
    0,
  );
}

/** Returns what a press must take: the bounding box of the largest printed piece. */
function largestPiece(die: Die): Sheet {
  const printed = die.pieces.filter(({ role }) => role !== 'core');
  return {
    long: Math.max(...printed.map(({ width, height }) => Math.max(width, height))),
    short: Math.max(...printed.map(({ width, height }) => Math.min(width, height))),
  };
}
