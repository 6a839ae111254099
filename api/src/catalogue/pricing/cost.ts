import { type PriceComponent, priceComponents } from '@shop/contracts';
import { divideHalfUp } from '@shop/money';
import type { Family, Finish, PrintMode, Quality } from '@shop/packaging';
import type { Process } from './book-data.ts';
import type { Conversion } from './conversions.ts';
import type { Sheet } from './presses.ts';
import type { PriceBook } from './price-book.ts';
import { listFeasibleProcesses, type PrintProcessOption, printModeRows } from './print-modes.ts';

/** All that a price depends on besides the quantity and the book. */
export interface PricingSubject {
  /** What it is made of, which decides the presses that can print it. */
  readonly family: Family;
  /** What is done to it behind the press. */
  readonly work: Conversion;
  readonly printMode: PrintMode;
  readonly finish: Finish;
  readonly quality: Quality;
  /** What it is made of: the board, then what lies under a wrap. Areas in mm², those of the pieces themselves. */
  readonly boards: readonly { readonly boardId: string; readonly area: bigint }[];
  /** What one side of print, film or varnish covers, mm². */
  readonly printArea: bigint;
  /** The largest piece that goes through a press. */
  readonly sheet: Sheet;
  /** One piece, mg. */
  readonly weight: bigint;
}

/** Amounts per piece in 1/10 000 of the currency unit, margin included, each rounded on its own. */
export type UnitPriceComponents = Readonly<Record<PriceComponent, bigint>>;

export interface Costing {
  readonly process: Process;
  readonly parts: UnitPriceComponents;
}

/** mm² × price per m² is 10⁻⁶ units, one factor in basis points 10⁻⁴ more: with this scale nothing is divided away. */
const scale = 10n ** 10n;
const basisPoints = 10_000n;

/**
 * The cost model (sources.md, prices) at a step of the ladder, by the cheapest process that can do the job. Undefined where
 * the book sells no such board or no press takes the piece.
 *
 * Each part is `cost / (1 - margin) / quantity`, rounded by itself: nothing is left over for another part to take, so
 * a part moves with its own driver alone. The press is the cheapest one at the standard quality; a better quality is
 * more ink on the same press.
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
  // What the whole run costs, in 1/10 000 of the currency unit times `scale`.
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
 * The selling price per piece of what costs `cost` for the run, on the grid that makes the run a whole number of cents:
 * for 30 pieces 1/1000 of the unit, from 500 on mostly 1/10 000.
 */
function pricePerPiece(cost: bigint, quantity: bigint, margin: number): bigint {
  const grid = 100n / commonDivisor(quantity, 100n);
  return grid * divideHalfUp(cost * basisPoints, (basisPoints - BigInt(margin)) * quantity * scale * grid);
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));
