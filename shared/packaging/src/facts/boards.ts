import type { Material } from '../products/vocabulary.ts';

export type Flute = 'E' | 'B' | 'C' | 'carton';

/** A board that can be bought. `caliper` in mm, `grammage` in g/m², `recycled` the declared share of recycled fibre. */
export interface Board {
  readonly id: string;
  readonly material: Material;
  readonly flute: Flute;
  readonly caliper: number;
  readonly grammage: number;
  readonly recycled: number;
  /** Dictionary key of the material's name. */
  readonly nameKey: string;
}

const row = (
  id: string,
  material: Material,
  flute: Flute,
  caliper: number,
  grammage: number,
  recycled: number,
): Board => ({ id, material, flute, caliper, grammage, recycled, nameKey: `material.${material}` });

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
];

/** The board of an id; undefined for an id that is not sold. */
export const boardOf = (id: string): Board | undefined => boards.find((board) => board.id === id);
