import type { Family, PrintMode } from '@shop/packaging';
import type { Process } from './book-data.ts';
import { fitsRun, fitsSheet, presses, type Sheet } from './presses.ts';

/**
 * One way to print a mode: the process, its colours and its ink coverage (basis points of the
 * process's rate).
 */
export interface PrintProcessOption {
  readonly process: Process;
  readonly colours: number;
  readonly ink: number;
}

interface ModeRow {
  readonly sides: 1 | 2;
  readonly offers: readonly PrintProcessOption[];
}

const processOption = (process: Process, colours: number, ink = 10_000): PrintProcessOption => ({
  process,
  colours,
  ink,
});

const printedOutside = (...offers: readonly PrintProcessOption[]): ModeRow => ({ sides: 1, offers });
const printedBothSides = ({ offers }: ModeRow): ModeRow => ({ sides: 2, offers });

const monochrome = printedOutside(processOption('digital', 1), processOption('flexo', 1));
/** White on kraft is UV ink: more expensive than colour (sources.md, print limits). */
const white = printedOutside(processOption('digital', 1, 13_500), processOption('flexo', 1, 12_000));
const ecoColour = printedOutside(processOption('digital', 3, 10_500), processOption('flexo', 3));
const indigo = printedOutside(processOption('digital', 4), processOption('offset', 4));

/** The processes of each print mode. The price uses the cheapest suitable one (`presses.ts`). */
export const printModeRows: Readonly<Record<PrintMode, ModeRow>> = {
  'no-print': printedOutside(processOption('none', 0)),
  'print-monochrome': monochrome,
  'print-monochrome-with-print-inside': printedBothSides(monochrome),
  'print-monochrome-white': white,
  'print-monochrome-white-with-print-inside': printedBothSides(white),
  'print-eco-color': ecoColour,
  'print-eco-color-with-print-inside': printedBothSides(ecoColour),
  'print-color-budget': printedOutside(
    processOption('digital', 4, 11_000),
    processOption('flexo', 4),
    processOption('offset', 4),
  ),
  'print-color-hd': printedOutside(processOption('digital', 4, 12_500), processOption('offset', 4, 12_000)),
  'print-indigo-color': indigo,
  'print-indigo-color-with-inside': printedBothSides(indigo),
};

/** Returns the ways to print a mode on a family's material, for any size and quantity. */
export const listProcesses = (mode: PrintMode, family: Family): readonly PrintProcessOption[] =>
  printModeRows[mode].offers.filter(({ process }) => presses[process].families.includes(family));

/** Returns those whose press takes the piece and the quantity; possibly none. */
export const listFeasibleProcesses = (
  mode: PrintMode,
  family: Family,
  sheet: Sheet,
  quantity: number,
): readonly PrintProcessOption[] =>
  listProcesses(mode, family).filter(
    ({ process }) => fitsSheet(presses[process], sheet) && fitsRun(presses[process], quantity),
  );

/** Returns the largest printable piece, the longer edge first; undefined without a limit. */
export function largestSheet(mode: PrintMode, family: Family): Sheet | undefined {
  const sheets = listProcesses(mode, family).map(({ process }) => presses[process].sheet);
  if (sheets.some((sheet) => sheet === null)) return undefined;
  const [first, ...others] = sheets.filter((sheet) => sheet !== null);
  if (!first) return undefined;
  const [long, short] = others.reduce((best, sheet) => (sheet[0] > best[0] ? sheet : best), first);
  return { long, short };
}
