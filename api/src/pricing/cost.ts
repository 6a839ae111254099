import { type PricePart, priceParts } from '@shop/contracts';
import type { Family, Finish, PrintMode, Quality } from '@shop/packaging';
import type { PriceBook, Process } from './price-book.ts';
import { offersOf, type PrintOffer, printModeRows } from './print-modes.ts';

/** All that a price depends on besides the quantity and the book. */
export interface Subject {
  readonly boardId: string;
  readonly family: Family;
  readonly printMode: PrintMode;
  readonly finish: Finish;
  readonly quality: Quality;
  /** Board in the box, mm². */
  readonly area: bigint;
  /** One box, mg. */
  readonly weight: bigint;
}

/** Amounts in 1/10 000 of the currency unit times `scale`, for the whole quantity, margin included. */
export type Parts = Readonly<Record<PricePart, bigint>>;

export interface Costing {
  readonly process: Process;
  readonly parts: Parts;
}

/** mm² × price per m² is 10⁻⁶ units, one factor in basis points 10⁻⁴ more: with this scale nothing is divided away. */
export const scale = 10n ** 10n;
const basis = 10_000n;

/**
 * The cost model (DOMAIN.md 2.5): `(setup + q × (area × (board × waste + print) + finish + conversion + freight)) /
 * (1 - margin)`, by the cheapest process that can do the job. The margin's part is `costs × margin / (1 - margin)`.
 * Undefined where the book sells no such board. Exact but for the two divisions marked below.
 */
export function costing(subject: Subject, quantity: number, book: PriceBook): Costing | undefined {
  const boardPrice = book.boards.get(subject.boardId);
  if (boardPrice === undefined) return undefined;
  let best: Costing | undefined;
  for (const offer of offersOf(subject.printMode, subject.family)) {
    const parts = partsOf(subject, BigInt(quantity), book, boardPrice, offer);
    if (!best || total(parts) < total(best.parts)) best = { process: offer.process, parts };
  }
  return best;
}

export const total = (parts: Parts): bigint => priceParts.reduce((sum, part) => sum + parts[part], 0n);

function partsOf(
  { area, weight, printMode, finish, quality }: Subject,
  quantity: bigint,
  book: PriceBook,
  boardPrice: bigint,
  { process, colours, ink }: PrintOffer,
): Parts {
  const row = book.processes[process];
  const { sides } = printModeRows[printMode];
  const extra = book.finishes[finish];
  const grade = book.qualities[quality];
  const setupOnce = row.setup + row.setupPerColour * BigInt(colours);
  const setupShare = sides === 2 ? basis + BigInt(book.insideSetup) : basis;
  const printRate = (row.perM2 + row.perM2PerColour * BigInt(colours)) * BigInt(sides) * BigInt(ink);
  const costs = {
    setup: (setupOnce * scale * setupShare) / basis,
    board: quantity * area * boardPrice * (basis + BigInt(book.waste)),
    // First division: less than 10⁻¹⁰ of a ten-thousandth is lost.
    print: (quantity * area * printRate * grade.print) / basis,
    finish:
      extra.setup * scale + quantity * (area * (extra.perM2 + grade.perM2) * basis + extra.perPiece * scale),
    conversion: quantity * row.perPiece * scale,
    freight: quantity * weight * book.freightPerKg * basis,
  };
  const sum = Object.values(costs).reduce((left, right) => left + right, 0n);
  const margin = BigInt(book.margin);
  // Second division: the same.
  return { ...costs, margin: (sum * margin) / (basis - margin) };
}
