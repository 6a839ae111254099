import type { Family, PrintMode } from '@shop/packaging';
import type { Process } from './book-data.ts';
import { presses, type Sheet, takesRun, takesSheet } from './presses.ts';

/** One way to print a mode: the process, its colours and how much ink it lays down (basis points of the process's rate). */
export interface PrintOffer {
  readonly process: Process;
  readonly colours: number;
  readonly ink: number;
}

interface ModeRow {
  readonly sides: 1 | 2;
  readonly offers: readonly PrintOffer[];
}

const offer = (process: Process, colours: number, ink = 10_000): PrintOffer => ({ process, colours, ink });

const outside = (...offers: readonly PrintOffer[]): ModeRow => ({ sides: 1, offers });
const bothSides = ({ offers }: ModeRow): ModeRow => ({ sides: 2, offers });

const monochrome = outside(offer('digital', 1), offer('flexo', 1));
/** White on kraft is UV ink: dearer than colour (sources.md, print limits). */
const white = outside(offer('digital', 1, 13_500), offer('flexo', 1, 12_000));
const ecoColour = outside(offer('digital', 3, 10_500), offer('flexo', 3));
const indigo = outside(offer('digital', 4), offer('offset', 4));

/** Which processes can do which print mode. The price takes the cheapest one that can do the job (`presses.ts`). */
export const printModeRows: Readonly<Record<PrintMode, ModeRow>> = {
  'no-print': outside(offer('none', 0)),
  'print-monochrome': monochrome,
  'print-monochrome-with-print-inside': bothSides(monochrome),
  'print-monochrome-white': white,
  'print-monochrome-white-with-print-inside': bothSides(white),
  'print-eco-color': ecoColour,
  'print-eco-color-with-print-inside': bothSides(ecoColour),
  'print-color-budget': outside(offer('digital', 4, 11_000), offer('flexo', 4), offer('offset', 4)),
  'print-color-hd': outside(offer('digital', 4, 12_500), offer('offset', 4, 12_000)),
  'print-indigo-color': indigo,
  'print-indigo-color-with-inside': bothSides(indigo),
};

/** The ways to print a mode on what a family is made of, whatever the size and the quantity. */
export const offersOf = (mode: PrintMode, family: Family): readonly PrintOffer[] =>
  printModeRows[mode].offers.filter(({ process }) => presses[process].families.includes(family));

/** Those of them whose press takes the piece and runs the quantity; may be none. */
export const offersFor = (
  mode: PrintMode,
  family: Family,
  sheet: Sheet,
  quantity: number,
): readonly PrintOffer[] =>
  offersOf(mode, family).filter(
    ({ process }) => takesSheet(presses[process], sheet) && takesRun(presses[process], quantity),
  );

/** The largest piece that can be printed so, the longer edge first; undefined where size is no question. */
export function largestSheet(mode: PrintMode, family: Family): Sheet | undefined {
  const sheets = offersOf(mode, family).map(({ process }) => presses[process].sheet);
  if (sheets.some((sheet) => sheet === null)) return undefined;
  const [first, ...others] = sheets.filter((sheet) => sheet !== null);
  if (!first) return undefined;
  const [long, short] = others.reduce((best, sheet) => (sheet[0] > best[0] ? sheet : best), first);
  return { long, short };
}
