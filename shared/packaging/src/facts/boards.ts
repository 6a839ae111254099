import type { Material } from '../products/vocabulary.ts';

/** The kind of a board: the flute of corrugated board, or another material. */
export type Flute =
  | 'E'
  | 'B'
  | 'C'
  | 'carton'
  | 'greyboard'
  | 'paper'
  | 'film'
  | 'laminate'
  | 'textile'
  | 'label'
  | 'tape';

/** Class for producer-responsibility reports. `composite`: fibre and plastic that cannot be separated by hand. */
export type MaterialClass = 'paper' | 'plastic' | 'textile' | 'composite';

/** The board under a wrap. `caliper` mm, `grammage` g/m². */
export interface CoreBoard {
  readonly id: string;
  readonly caliper: number;
  readonly grammage: number;
  readonly recycled: number;
}

/** Greyboard is pressed from recovered paper to about 0.63 g/cm³: 1260 g/m² at 2 mm, as mills list it. */
const greyboardDensity = 630;

/** Returns greyboard of a caliper in mm. */
export const greyboard = (caliper: number): CoreBoard => ({
  id: `greyboard-${caliper}`,
  caliper,
  grammage: greyboardDensity * caliper,
  recycled: 1,
});

/**
 * A board that is sold. `caliper` in mm, `grammage` in g/m², `recycled` the declared share of recycled fibre. For a
 * wrapped board, caliper is the greyboard's (a rigid die's `t`), grammage and share are the printed paper's.
 */
export interface Board {
  readonly id: string;
  readonly material: Material;
  readonly flute: Flute;
  readonly caliper: number;
  readonly grammage: number;
  readonly recycled: number;
  readonly materialClass: MaterialClass;
  /** Dictionary key of the material's name. */
  readonly nameKey: string;
  /** Only for a wrapped board: the material of its core pieces. */
  readonly core?: CoreBoard;
}

const row = (
  id: string,
  material: Material,
  flute: Flute,
  caliper: number,
  grammage: number,
  recycled: number,
  materialClass: MaterialClass = 'paper',
): Board => ({
  id,
  material,
  flute,
  caliper,
  grammage,
  recycled,
  materialClass,
  nameKey: `material.${material}`,
});

/** Cotton webbing, 30 mm wide at 13 g/m as haberdashers list it. */
const webbing: CoreBoard = { id: 'webbing-cotton', caliper: 1.5, grammage: 430, recycled: 0 };

/**
 * Paper, film, cloth. Grammages: sources.md, boards and weights; those of film are caliper times density (polyethylene 0.92,
 * PLA/PBAT 1.25, PET/PE 1.1 g/cm³), calipers of paper are grammage over bulk (kraft 0.7, coated 1.2, tissue 0.6 g/cm³).
 * A label's grammage is face, glue and liner together; a tape's is backing and glue.
 */
const thinStock: readonly Board[] = [
  row('film-pe-60', 'film', 'film', 0.06, 55, 0, 'plastic'),
  row('film-recycled-60', 'film-recycled', 'film', 0.06, 55, 1, 'plastic'),
  row('film-bio-50', 'film-compostable', 'film', 0.05, 63, 0, 'plastic'),
  row('kraft-90', 'paper-kraft', 'paper', 0.13, 90, 0),
  row('kraft-120', 'paper-kraft', 'paper', 0.17, 120, 0),
  row('art-paper-170', 'paper-art', 'paper', 0.14, 170, 0),
  row('art-paper-200', 'paper-art', 'paper', 0.17, 200, 0),
  row('art-paper-250', 'paper-art', 'paper', 0.21, 250, 0),
  row('tissue-17', 'paper-tissue', 'paper', 0.03, 17, 0),
  row('packing-paper-70', 'paper-packing', 'paper', 0.1, 70, 1),
  row('tape-pp', 'tape-film', 'tape', 0.05, 46, 0, 'plastic'),
  row('tape-paper-70', 'tape-paper', 'tape', 0.12, 95, 0),
  row('label-paper', 'label-paper', 'label', 0.15, 160, 0),
  { ...row('cotton-140', 'cotton', 'textile', 0.4, 140, 0, 'textile'), core: webbing },
  row('laminate-doypack', 'laminate', 'laminate', 0.12, 132, 0, 'plastic'),
  row('laminate-kraft', 'laminate-kraft', 'laminate', 0.14, 125, 0, 'composite'),
];

/** Printed art paper over greyboard: 120–157 g over 1.5–2.5 mm is usual (sources.md, boards). */
const wrapped = (id: string, caliper: number): Board => ({
  ...row(id, 'cardboard-coated', 'greyboard', caliper, 157, 0),
  core: greyboard(caliper),
});

/**
 * The boards of the demonstration price book. Calipers: sources.md, boards; grammages: sources.md, boards (typical
 * constructions). Recycled shares are what the demonstration supplier declares.
 */
export const boards: readonly Board[] = [
  row('natural-e', 'cardboard-natural', 'E', 1.5, 400, 0.9),
  row('white-one-side-e', 'cardboard-white-one-side', 'E', 1.5, 400, 0.75),
  row('white-two-sides-e', 'cardboard-white-two-sides', 'E', 1.5, 410, 0.6),
  row('natural-white-inside-e', 'cardboard-natural-white-inside', 'E', 1.5, 405, 0.75),
  row('white-e', 'cardboard-white', 'E', 1.5, 405, 0.65),
  row('coated-e', 'cardboard-coated', 'E', 1.6, 420, 0.6),
  row('coated-white-inside-e', 'cardboard-coated-white-inside', 'E', 1.6, 420, 0.5),
  row('natural-b', 'cardboard-natural', 'B', 3, 450, 0.9),
  row('white-one-side-b', 'cardboard-white-one-side', 'B', 3, 460, 0.75),
  row('natural-c', 'cardboard-natural', 'C', 4, 520, 0.9),
  row('white-one-side-c', 'cardboard-white-one-side', 'C', 4, 530, 0.75),
  row('cardstock-350', 'cardboard-cardstock', 'carton', 0.45, 350, 0),
  row('white-300', 'cardboard-white', 'carton', 0.4, 300, 0),
  wrapped('wrapped-grey-1.5', 1.5),
  wrapped('wrapped-grey-2', 2),
  wrapped('wrapped-grey-2.5', 2.5),
  ...thinStock,
  // Liner and paper that are printed by the pallet before they become board (`pre-print` in the trade).
  row('pre-printed-natural-e', 'cardboard-natural', 'E', 1.5, 400, 0.9),
  row('pre-printed-white-one-side-e', 'cardboard-white-one-side', 'E', 1.5, 400, 0.75),
  row('pre-printed-tape-paper-70', 'tape-paper', 'tape', 0.12, 95, 0),
];

/** Returns the board of an id; undefined for an unknown id. */
export const boardOf = (id: string): Board | undefined => boards.find((board) => board.id === id);
