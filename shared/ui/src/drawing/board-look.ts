import type { Material } from '@shop/packaging';

export type BoardLook = 'kraft' | 'white';

const whiteInside: readonly string[] = [
  'cardboard-white-two-sides',
  'cardboard-coated-white-inside',
  'cardboard-natural-white-inside',
  'cardboard-cardstock',
  'cardboard-white',
] satisfies readonly Material[];

/** Papers that are brown through and through. */
const brown: readonly string[] = [
  'paper-kraft',
  'paper-packing',
  'tape-paper',
  'laminate-kraft',
] satisfies readonly Material[];

/** How a board looks outside and inside in a drawing. An unknown id is drawn as a board white outside. */
export const boardLook = (material: string): { readonly board: BoardLook; readonly inside: BoardLook } => ({
  board: material.startsWith('cardboard-natural') || brown.includes(material) ? 'kraft' : 'white',
  inside:
    whiteInside.includes(material) || (!material.startsWith('cardboard') && !brown.includes(material))
      ? 'white'
      : 'kraft',
});
