import type { Family, PrintMode } from '@shop/packaging';
import type { Process } from './price-book.ts';

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
/** White on kraft is UV ink: dearer than colour (DOMAIN.md 2.4). */
const white = outside(offer('digital', 1, 13_500), offer('flexo', 1, 12_000));
const ecoColour = outside(offer('digital', 3, 10_500), offer('flexo', 3));
const indigo = outside(offer('digital', 4), offer('offset', 4));

/** Which processes can do which print mode. The price takes the cheapest one at the quantity. */
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

/** Flexo prints on corrugated board only: carton stock goes through sheet presses. */
export const offersOf = (mode: PrintMode, family: Family): readonly PrintOffer[] =>
  printModeRows[mode].offers.filter(({ process }) => family === 'corrugated' || process !== 'flexo');
