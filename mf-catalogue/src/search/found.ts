import { type ContentId, type RouteId, routes, type ShopDocument } from '@shop/contracts';
import { href } from '@shop/kit/navigation';
import type { Category } from '@shop/packaging';
import type { BoxSize } from '@shop/search';
import { cards } from '../category/cards.static.ts';
import { partAnchor } from '../content/part-anchor.ts';
import { sizeQuery } from '../product/choice.ts';

/** Pages beside the catalogue and the content that a search leads to: those with words (`search.route`). */
export const foundRoutes = [
  'account',
  'accountBoxes',
  'accountOrders',
  'accountWallet',
  'bundles',
  'cart',
  'home',
  'plus',
  'quote',
  'register',
  'samplePacks',
  'signIn',
] as const satisfies readonly RouteId[];
export type FoundRoute = (typeof foundRoutes)[number];

/** One result, as a page or the suggestions show it. */
export type Found =
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'size'; readonly slug: string; readonly size: BoxSize }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'page'; readonly page: ContentId }
  /** A part of a page about the shop: a help answer, an article. */
  | { readonly kind: 'part'; readonly page: ContentId; readonly heading: string; readonly text: string }
  | { readonly kind: 'route'; readonly route: FoundRoute };

/** Identifies a result in a list. */
export const keyOf = (found: Found): string => {
  const { kind } = found;
  if (kind === 'product' || kind === 'size') return `${kind}:${found.slug}`;
  if (kind === 'category') return `category:${found.category}`;
  if (kind === 'page') return `page:${found.page}`;
  return kind === 'part' ? `part:${found.page}:${found.heading}` : `route:${found.route}`;
};

/** Returns the address of a result: a size opens in the configurator, a part of a page at its heading. */
export function addressOf(found: Found): string {
  switch (found.kind) {
    case 'product':
      return href('product', { product: found.slug });
    case 'size':
      return href('product', { product: found.slug }, sizeQuery(found.size));
    case 'category':
      return href('category', { category: found.category });
    case 'page':
      return href('content', { content: found.page });
    case 'part':
      return `${href('content', { content: found.page })}#${partAnchor(found.heading)}`;
    case 'route':
      return href(found.route);
  }
}

/** Returns the name of a page about the shop, as in the footer; empty where the market lacks it. */
export const nameOfPage = ({ elements }: Pick<ShopDocument, 'elements'>, id: ContentId): string =>
  elements?.pages?.find((page) => page.id === id)?.name ?? '';

/** Whether this region sells or shows a result: a product may be sold elsewhere only, a page not be built yet. */
export function isOffered(found: Found, document: ShopDocument): boolean {
  if (found.kind === 'product' || found.kind === 'size') {
    const card = cards.find(({ slug }) => slug === found.slug);
    return card !== undefined && (!card.regions || card.regions.includes(document.region));
  }
  if (found.kind === 'page' || found.kind === 'part') return nameOfPage(document, found.page) !== '';
  if (found.kind !== 'route') return true;
  if (found.route === 'plus' && !document.market.supportsPlus) return false;
  return routes[found.route].owner !== null;
}
