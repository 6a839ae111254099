import { products } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';
import { pageShapes } from './pages.ts';

const named = new Set<string>(Object.values(pageShapes).flatMap(({ products: shown = [] }) => shown.flat()));

/** The products on pages about the shop, drawn from their own dies. */
export const { cards, drawings } = drawCards(products.filter(({ slug }) => named.has(slug)));
