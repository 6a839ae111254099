import type { RouteId } from '@shop/contracts';
import { contentPages } from './content-pages/index.ts';
import type { LocaleId, Region } from './region.ts';
import { basenameOf, hrefOfAny } from './site-paths.ts';

/** A page that used to be at an address: its new path, or null when it is permanently removed. */
export interface MovedPage {
  /** Path in a language, without the region's prefix. */
  readonly from: (locale: LocaleId) => string;
  readonly to: RouteId | null;
}

/**
 * Moved and removed pages. A published address never simply disappears: search engines and bookmarks get a redirect
 * (301) or a permanent removal (410).
 */
export const movedPages: readonly MovedPage[] = [
  // The home page lists all products.
  { from: (locale) => contentPages(locale).shop ?? '/shop', to: 'home' },
  // There is no app to install: the shop works on a phone.
  { from: (locale) => contentPages(locale).mobileApp ?? '/mobile-app', to: null },
];

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Returns the new path of an old address.
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
  const requestedPath = withoutTrailingSlash(path);
  const move = known.find(({ from }) => withoutTrailingSlash(`${base}${from(locale)}`) === requestedPath);
  if (move === undefined) return undefined;
  return move.to === null ? 'gone' : { to: hrefOfAny(region, locale, brand, move.to, {}) };
};
