import type { Material } from '../products/vocabulary.ts';

/** The colours of a board outside and inside, sRGB; the edge shows the flute or the core. */
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

/** Materials that are brown throughout. */
const brown: readonly Material[] = ['paper-kraft', 'paper-packing', 'tape-paper', 'laminate-kraft'];

/** Returns the colours of a material; natural board by default. */
export const boardColour = (material: Material = 'cardboard-natural'): BoardColour => ({
  outside: material.startsWith('cardboard-natural') || brown.includes(material) ? kraft : white,
  inside:
    whiteInside.includes(material) || (!material.startsWith('cardboard') && !brown.includes(material))
      ? white
      : kraft,
  edge,
});
