import type { RouteId } from '@shop/contracts';
import { contentPages } from './content-pages/index.ts';
import type { LocaleId, Region } from './region.ts';
import { basenameOf, hrefOfAny } from './site-paths.ts';

/** A page that used to stand at an address: where it stands now, or null when it is gone for good. */
export interface MovedPage {
  /** Path in a language, without the region's prefix. */
  readonly from: (locale: LocaleId) => string;
  readonly to: RouteId | null;
}

/**
 * What has moved or gone. An address that was once given out is never simply forgotten: a search engine and a bookmark
 * are told where it went (301) or that they need not ask again (410).
 */
export const movedPages: readonly MovedPage[] = [
  // The list of everything that is sold is the home page.
  { from: (locale) => contentPages(locale).shop ?? '/shop', to: 'home' },
  // There is no application to install: the shop works on a phone as it is.
  { from: (locale) => contentPages(locale).mobileApp ?? '/mobile-app', to: null },
];

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Where the page of an old address is now.
 * @example findMovedPath(markets.pl, 'pl-PL', 'packwright', '/sklep') // { to: '/' }
 */
export const findMovedPath = (
  region: Region,
  locale: LocaleId,
  brand: string,
  path: string,
  known: readonly MovedPage[] = movedPages,
): { readonly to: string } | 'gone' | undefined => {
  const base = basenameOf(region);
  const asked = withoutTrailingSlash(path);
  const move = known.find(({ from }) => withoutTrailingSlash(`${base}${from(locale)}`) === asked);
  if (move === undefined) return undefined;
  return move.to === null ? 'gone' : { to: hrefOfAny(region, locale, brand, move.to, {}) };
};
