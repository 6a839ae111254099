import { type PriceComponent, priceComponents } from '@shop/contracts';
import { divideHalfUp } from '@shop/money';
import type { Family, Finish, PrintMode, Quality } from '@shop/packaging';
import type { Process } from './book-data.ts';
import type { Conversion } from './conversions.ts';
import type { Sheet } from './presses.ts';
import type { PriceBook } from './price-book.ts';
import { listFeasibleProcesses, type PrintProcessOption, printModeRows } from './print-modes.ts';

/** Everything a price depends on besides quantity and price book. */
export interface PricingSubject {
  /** Its material, which decides the suitable presses. */
  readonly family: Family;
  /** How it is converted after printing. */
  readonly work: Conversion;
  readonly printMode: PrintMode;
  readonly finish: Finish;
  readonly quality: Quality;
  /**
   * Its materials: the board, then the board under a wrap. Areas of the pieces themselves, in mm².
   */
  readonly boards: readonly { readonly boardId: string; readonly area: bigint }[];
  /** Area of one side of print, film or varnish, mm². */
  readonly printArea: bigint;
  /** The largest piece to print. */
  readonly sheet: Sheet;
  /** Weight of one piece, mg. */
  readonly weight: bigint;
}

/** Amounts per piece in 1/10 000 of the currency unit, margin included, each rounded separately. */
export type UnitPriceComponents = Readonly<Record<PriceComponent, bigint>>;

export interface Costing {
  readonly process: Process;
  readonly parts: UnitPriceComponents;
}

/**
 * mm² × price per m² is 10⁻⁶ units, and a factor in basis points adds 10⁻⁴: with this scale no
 * division loses precision.
 */
const scale = 10n ** 10n;
const basisPoints = 10_000n;

/**
 * Computes the cost (sources.md, prices) at a price tier, by the cheapest suitable process.
 * Undefined where the book does not sell the board or no press takes the piece.
 *
 * Each part is `cost / (1 - margin) / quantity`, rounded separately: no rounding difference moves
 * to another part, so a part changes only with its own driver. The press is the cheapest one at
 * standard quality; a better quality is more ink on the same press.
 */
export function computeCosting(
  subject: PricingSubject,
  quantity: number,
  book: PriceBook,
): Costing | undefined {
  const { printMode, family, sheet } = subject;
  let best:
    | { readonly offer: PrintProcessOption; readonly parts: UnitPriceComponents; readonly price: bigint }
    | undefined;
  for (const offer of listFeasibleProcesses(printMode, family, sheet, quantity)) {
    const parts = computeUnitComponents({ ...subject, quality: 'standard' }, BigInt(quantity), book, offer);
    if (!parts) return undefined;
    const price = total(parts);
    if (!best || price < best.price) best = { offer, parts, price };
  }
  if (!best) return undefined;
  const { process } = best.offer;
  if (subject.quality === 'standard') return { process, parts: best.parts };
  const parts = computeUnitComponents(subject, BigInt(quantity), book, best.offer);
  return parts && { process, parts };
}

export const total = (parts: UnitPriceComponents): bigint =>
  priceComponents.reduce((sum, part) => sum + parts[part], 0n);

function computeUnitComponents(
  { boards, work, printMode, printArea, finish, quality, weight }: PricingSubject,
  quantity: bigint,
  book: PriceBook,
  { process, colours, ink }: PrintProcessOption,
): UnitPriceComponents | undefined {
  const row = book.processes[process];
  const { sides } = printModeRows[printMode];
  const extra = book.finishes[finish];
  const grade = book.qualities[quality];
  const made = book.works[work];
  const setupShare = sides === 2 ? basisPoints + BigInt(book.insideSetup) : basisPoints;
  const printRate = (row.perM2 + row.perM2PerColour * BigInt(colours)) * BigInt(sides) * BigInt(ink);
  let board = 0n;
  for (const { boardId, area } of boards) {
    const price = book.boards.get(boardId);
    if (price === undefined) return undefined;
    board += area * price * (basisPoints + BigInt(book.waste));
  }
  // Cost of the whole run, in 1/10 000 of the currency unit times `scale`.
  const price = (cost: bigint) => pricePerPiece(cost, quantity, book.margin);
  return {
    setup: price((row.setup * scale * setupShare) / basisPoints),
    plate: price(row.perPlate * BigInt(colours * sides) * scale),
    board: price(quantity * board),
    print: price((quantity * printArea * printRate * grade.print) / basisPoints),
    finish: price(
      extra.setup * scale +
        quantity * (printArea * (extra.perM2 + grade.perM2) * basisPoints + extra.perPiece * scale),
    ),
    conversion: price(quantity * ((row.perPiece * made.press * scale) / basisPoints + made.perPiece * scale)),
    freight: price(quantity * weight * book.freightPerKg * basisPoints),
  };
}

/**
 * Returns the selling price per piece for a run's cost, on the grid that makes the run a whole
 * number of cents: for 30 pieces 1/1000 of the unit, from 500 on mostly 1/10 000.
 */
function pricePerPiece(cost: bigint, quantity: bigint, margin: number): bigint {
  const grid = 100n / commonDivisor(quantity, 100n);
  return grid * divideHalfUp(cost * basisPoints, (basisPoints - BigInt(margin)) * quantity * scale * grid);
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));
