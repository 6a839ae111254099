import { productOf, products } from '@shop/packaging';

const readyMade = products.filter(({ boards }) => boards.every((board) => board.startsWith('pre-printed-')));

/**
 * Products that are always in stock and counted: sample packs, and products of pre-printed boards.
 */
export const readyMadeSlugs: readonly string[] = ['sample-packs', ...readyMade.map(({ slug }) => slug)];

/**
 * Products that can be counted: those, and plain products in stocked sizes, which are made to order
 * while not counted.
 */
export const isCountable = (slug: string): boolean =>
  readyMadeSlugs.includes(slug) || productOf(slug)?.designless === true;
