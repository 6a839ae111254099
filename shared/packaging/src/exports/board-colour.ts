import type { Material } from '../products/vocabulary.ts';

/** How a board looks outside and inside, sRGB; the edge shows the flute or the core. */
export interface BoardColour {
  readonly outside: string;
  readonly inside: string;
  readonly edge: string;
}

const kraft = '#c6a578';
const white = '#f7f5f0';
const edge = '#6e5334';

const whiteInside: readonly Material[] = [
  'cardboard-white-two-sides',
  'cardboard-coated-white-inside',
  'cardboard-natural-white-inside',
  'cardboard-cardstock',
  'cardboard-white',
];

/** Papers that are brown through and through. */
const brown: readonly Material[] = ['paper-kraft', 'paper-packing', 'tape-paper', 'laminate-kraft'];

/** Colours of a material; natural board where none is named. */
export const boardColour = (material: Material = 'cardboard-natural'): BoardColour => ({
  outside: material.startsWith('cardboard-natural') || brown.includes(material) ? kraft : white,
  inside:
    whiteInside.includes(material) || (!material.startsWith('cardboard') && !brown.includes(material))
      ? white
      : kraft,
  edge,
});
