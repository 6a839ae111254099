import type { Family } from '@shop/packaging';
import type { Process } from './book-data.ts';

/**
 * The limits of a printing process. They are the plant's, the same in every market; the costs are
 * in the price book.
 */
export interface Press {
  readonly process: Process;
  readonly families: readonly Family[];
  /** Largest flat piece in mm, the longer edge first; null for unprinted goods. */
  readonly sheet: readonly [long: number, short: number] | null;
  /** Pieces of one run; `most` null: no maximum. */
  readonly pieces: { readonly least: number; readonly most: number | null };
}

const allFamilies: readonly Family[] = [
  'corrugated',
  'carton',
  'rigid',
  'paper',
  'film',
  'textile',
  'label',
  'tape',
];

/**
 * The presses of the demonstration plant. Sheets: the usual formats of a single-pass inkjet line,
 * of a flexo folder-gluer and of a VLF sheet press. Offset has a minimum of 500 pieces (sources.md,
 * print limits); flexo plates print wound or corrugated material, sheet presses flat material,
 * inkjet both.
 */
export const presses: Readonly<Record<Process, Press>> = {
  none: { process: 'none', families: allFamilies, sheet: null, pieces: { least: 1, most: null } },
  digital: {
    process: 'digital',
    families: allFamilies,
    sheet: [3000, 1800],
    pieces: { least: 1, most: null },
  },
  flexo: {
    process: 'flexo',
    families: ['corrugated', 'paper', 'film', 'tape'],
    sheet: [5000, 2500],
    pieces: { least: 1, most: null },
  },
  offset: {
    process: 'offset',
    families: ['corrugated', 'carton', 'rigid', 'paper', 'label'],
    sheet: [1620, 1200],
    pieces: { least: 500, most: null },
  },
};

/** A flat piece, the longer edge first, in mm. */
export interface Sheet {
  readonly long: number;
  readonly short: number;
}

export const fitsSheet = ({ sheet }: Press, { long, short }: Sheet): boolean =>
  sheet === null || (long <= sheet[0] && short <= sheet[1]);

export const fitsRun = ({ pieces }: Press, quantity: number): boolean =>
  quantity >= pieces.least && (pieces.most === null || quantity <= pieces.most);
