import { productOf, products } from '@shop/packaging';

const readyMade = products.filter(({ boards }) => boards.every((board) => board.startsWith('pre-printed-')));

/** What always lies ready and is always counted: sample packs, and products made of boards that are printed already. */
export const readyMadeSlugs: readonly string[] = ['sample-packs', ...readyMade.map(({ slug }) => slug)];

/** What may be counted: that, and plain products in stocked sizes, which are made to order while nobody counts them. */
export const isCountable = (slug: string): boolean =>
  readyMadeSlugs.includes(slug) || productOf(slug)?.designless === true;
