import { productOf, productWithoutDie } from '@shop/packaging';
import type { ResolvedRegion } from '@shop/regions';
import { hrefOfAny, publishedContentPages } from '@shop/regions';
import type { Addresses } from '../addresses.ts';
import type { MatchedRoute } from '../resolve-route.ts';
import type { HostSettings } from '../settings.ts';
import {
  findDescription,
  getDescription,
  getPageDescription,
  getPageName,
  getTitle,
} from '../translations.ts';
import { getTerm } from './terms.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageMetadata {
  /** Without the shop's name. */
  readonly title: string;
  /** One or two sentences; "" without a description. */
  readonly description: string;
  /** The breadcrumb from the home page to the page itself, absolute addresses. */
  readonly trail: readonly { readonly name: string; readonly href: string }[];
  /** Id of the page's product. */
  readonly product: string | undefined;
}

export const brandNameOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const describePage = (where: ResolvedRegion, route: MatchedRoute | null) => {
  const { region, locale } = where;
  const product = getTerm(locale, 'product', route?.params.product);
  if (product)
    return {
      title: product.name,
      description: `${product.detail ?? ''} ${getDescription(locale, 'product')}`.trim(),
    };
  const category = getTerm(locale, 'category', route?.params.category);
  if (category)
    return {
      title: category.name,
      description: `${category.detail ?? ''} ${getDescription(locale, 'product')}`.trim(),
    };
  const page = publishedContentPages.find((id) => route?.id === 'content' && id === route.params.content);
  if (page) return { title: getPageName(locale, page), description: getPageDescription(locale, page) };
  const title =
    route?.id === 'home' && locale === region.locale ? region.pageTitle : getTitle(locale, route?.id ?? null);
  return {
    title,
    description:
      route === null
        ? ''
        : (findDescription(locale, route.id) ?? `${title}. ${getDescription(locale, 'home')}`),
  };
};

/** Returns the first category of a product, for its breadcrumb. */
const getCategory = (route: MatchedRoute | null): string | undefined => {
  const id = route?.params.product ?? '';
  return (productOf(id) ?? productWithoutDie(id))?.categories[0];
};

export const createPageMetadata = (
  where: ResolvedRegion,
  route: MatchedRoute | null,
  addresses: Pick<Addresses, 'canonical' | 'home'>,
  { brand }: Pick<HostSettings, 'brand'>,
): PageMetadata => {
  const { region, locale } = where;
  const description = describePage(where, route);
  const category = getCategory(route);
  const categoryTerm = getTerm(locale, 'category', category);
  const home = { name: brandNameOf(brand), href: addresses.home };
  const parents =
    category === undefined || categoryTerm === undefined
      ? []
      : [
          {
            name: categoryTerm.name,
            href: toAbsolute(addresses, hrefOfAny(region, locale, brand, 'category', { category })),
          },
        ];
  return {
    ...description,
    trail:
      route === null || route.id === 'home'
        ? [home]
        : [home, ...parents, { name: description.title, href: addresses.canonical }],
    product: getTerm(locale, 'product', route?.params.product) ? route?.params.product : undefined,
  };
};

/** Returns the absolute address of another path: the same origin, and the same region override if needed. */
const toAbsolute = ({ canonical }: Pick<Addresses, 'canonical'>, path: string): string => {
  const address = new URL(path, canonical);
  address.search = new URL(canonical).search;
  return address.href;
};
