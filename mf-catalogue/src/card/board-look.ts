import type { Material } from '@shop/packaging';

type Look = 'kraft' | 'white';

/** How a board looks outside and inside in a drawing. */
export function lookOf(material: Material): { readonly board: Look; readonly inside: Look } {
  const outside: Look = material.startsWith('cardboard-natural') ? 'kraft' : 'white';
  const whiteInside = [
    'cardboard-white-two-sides',
    'cardboard-coated-white-inside',
    'cardboard-natural-white-inside',
    'cardboard-cardstock',
    'cardboard-white',
  ];
  return { board: outside, inside: whiteInside.includes(material) ? 'white' : 'kraft' };
}
