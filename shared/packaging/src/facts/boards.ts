import type { Material } from '../products/vocabulary.ts';

export type Flute = 'E' | 'B' | 'C' | 'carton' | 'greyboard';

/** What lies under a wrap. `caliper` mm, `grammage` g/m². */
export interface CoreBoard {
  readonly id: string;
  readonly caliper: number;
  readonly grammage: number;
  readonly recycled: number;
}

/** Greyboard is pressed from recovered paper to about 0.63 g/cm³: 1260 g/m² at 2 mm, as mills list it. */
const greyboardDensity = 630;

/** Greyboard of a caliper in mm. */
export const greyboard = (caliper: number): CoreBoard => ({
  id: `greyboard-${caliper}`,
  caliper,
  grammage: greyboardDensity * caliper,
  recycled: 1,
});

/**
 * A board that can be bought. `caliper` in mm, `grammage` in g/m², `recycled` the declared share of recycled fibre. Of a
 * wrapped board, caliper is the greyboard's (a rigid die's `t`), grammage and share are the printed paper's.
 */
export interface Board {
  readonly id: string;
  readonly material: Material;
  readonly flute: Flute;
  readonly caliper: number;
  readonly grammage: number;
  readonly recycled: number;
  /** Dictionary key of the material's name. */
  readonly nameKey: string;
  /** Only of a wrapped board: what its core pieces are made of. */
  readonly core?: CoreBoard;
}

const row = (
  id: string,
  material: Material,
  flute: Flute,
  caliper: number,
  grammage: number,
  recycled: number,
): Board => ({ id, material, flute, caliper, grammage, recycled, nameKey: `material.${material}` });

/** Printed art paper over greyboard: 120–157 g over 1.5–2.5 mm is usual (DOMAIN.md 2.1). */
const wrapped = (id: string, caliper: number): Board => ({
  ...row(id, 'cardboard-coated', 'greyboard', caliper, 157, 0),
  core: greyboard(caliper),
});

/**
 * The boards of the demonstration price book. Calipers: EDITOR.md 2.1; grammages: DOMAIN.md 2.1 (typical
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
];

/** The board of an id; undefined for an id that is not sold. */
export const boardOf = (id: string): Board | undefined => boards.find((board) => board.id === id);
