import { products } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';
import { pageLayouts } from './page-layouts.ts';

const slugs = new Set<string>(Object.values(pageLayouts).flatMap(({ products: shown = [] }) => shown.flat()));

/** The products on pages about the shop, drawn from their own dies. */
export const { cards, drawings } = drawCards(products.filter(({ slug }) => slugs.has(slug)));
