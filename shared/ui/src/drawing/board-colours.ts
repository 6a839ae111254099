import type { Material } from '@shop/packaging';

export type BoardColour = 'kraft' | 'white';

const materialsWhiteInside: readonly string[] = [
  'cardboard-white-two-sides',
  'cardboard-coated-white-inside',
  'cardboard-natural-white-inside',
  'cardboard-cardstock',
  'cardboard-white',
] satisfies readonly Material[];

/** Materials that are brown throughout. */
const brownMaterials: readonly string[] = [
  'paper-kraft',
  'paper-packing',
  'tape-paper',
  'laminate-kraft',
] satisfies readonly Material[];

/** Returns the outside and inside colours of a board. An unknown id is drawn white outside. */
export const getBoardColours = (
  material: string,
): { readonly board: BoardColour; readonly inside: BoardColour } => ({
  board: material.startsWith('cardboard-natural') || brownMaterials.includes(material) ? 'kraft' : 'white',
  inside:
    materialsWhiteInside.includes(material) ||
    (!material.startsWith('cardboard') && !brownMaterials.includes(material))
      ? 'white'
      : 'kraft',
});
