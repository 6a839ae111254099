import { type RouteId, type RouteParams, routeIds } from '@shop/contracts';
import { contentIdOf, contentSlugOf, publishedContentPages } from './content-pages/index.ts';
import { aliasesOf } from './paths/aliases.ts';
import { pathTableOf } from './paths/index.ts';
import { compareSpecificity, fillPattern, matchPattern, patternForms } from './pattern.ts';
import type { LocaleId, Region } from './region.ts';
import { categorySlugs, idOfSlug, productSlugs, slugOf } from './slugs/products.ts';

/** Returns the path prefix of a region: "" or "/sv-se". */
export const basenameOf = (region: Region): string =>
  region.domain.pathBased && region.domain.pathRegion ? `/${region.domain.pathRegion}` : '';

/** Returns the brand as a path segment. @example brandSlug('Packwright Ltd') // 'packwright-ltd' */
export const brandSlug = (brand: string): string =>
  brand
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'shop';

/**
 * Returns every page's pattern in one region and language, including the prefix, in react-router's notation.
 *
 * @example pathsOf(se, 'sv-SE', 'packwright').accountOrder // '/sv-se/konto/bestallningar/:orderNumber'
 */
export function pathsOf(region: Region, locale: LocaleId, brand: string): Record<RouteId, string> {
  const table = pathTableOf(locale);
  const base = basenameOf(region);
  const entries = routeIds.map((id) => [id, withBase(base, withBrand(table[id], brand))] as const);
  return Object.fromEntries(entries) as Record<RouteId, string>;
}

/**
 * Returns the addresses of products, categories and written pages in one region and language, with keys `product:<id>`,
 * `category:<id>` and `content:<id>`, for documents whose remotes link by id but must show the translated address.
 */
export function slugPathsOf(region: Region, locale: LocaleId, brand: string): Record<string, string> {
  const paths = pathsOf(region, locale, brand);
  return Object.fromEntries([
    ...productSlugs.map((id) => [
      `product:${id}`,
      fillPattern(paths.product, { product: slugOf(locale, id) }),
    ]),
    ...categorySlugs.map((id) => [
      `category:${id}`,
      fillPattern(paths.category, { category: slugOf(locale, id) }),
    ]),
    ...publishedContentPages.map((id) => [
      `content:${id}`,
      fillPattern(paths.content, { content: contentSlugOf(locale, id) }),
    ]),
  ]);
}

/** Optional parameters may be absent; product and category are ids and become translated slugs. */
export type HrefParams<Id extends RouteId> = RouteParams<Id>;

/** @example hrefOf(pl, 'pl-PL', 'packwright', 'payment', { orderNumber: 'R1' }) // '/zamowienie/R1/platnosc' */
export function hrefOf<Id extends RouteId>(
  region: Region,
  locale: LocaleId,
  brand: string,
  id: Id,
  params: HrefParams<Id>,
): string {
  return hrefOfAny(region, locale, brand, id, params);
}

/** `hrefOf` for a page known only at run time, such as the matched one. */
export function hrefOfAny(
  region: Region,
  locale: LocaleId,
  brand: string,
  id: RouteId,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const pattern = withBase(basenameOf(region), withBrand(pathTableOf(locale)[id], brand));
  return fillPattern(pattern, {
    ...translate(params, (value) => slugOf(locale, idOfSlug(value))),
    ...(params.content === undefined ? {} : { content: contentSlugOf(locale, params.content) }),
  });
}

export interface PathMatch {
  readonly id: RouteId;
  /** Products and categories by id, regardless of the address's language. */
  readonly params: Record<string, string>;
  /** The page's own address in the requested language. */
  readonly canonical: string;
  /** The address is an alias of the page (or another language's path): redirect to `canonical`. */
  readonly alias: boolean;
}

/**
 * Returns the page of an address. `path` includes the region's prefix, no query. The requested language is tried first,
 * then the region's other languages, so that a link copied from another reader opens the page in this reader's
 * language.
 */
export function matchPath(
  region: Region,
  locale: LocaleId,
  brand: string,
  path: string,
): PathMatch | undefined {
  const base = basenameOf(region);
  if (base && path !== base && !path.startsWith(`${base}/`)) return undefined;
  const rest = path.slice(base.length);
  const locales = [locale, ...region.locales.filter((other) => other !== locale)];
  for (const candidate of locales) {
    for (const { id, pattern } of patternsOf(candidate, brand)) {
      const raw = matchPattern(pattern, rest);
      if (!raw) continue;
      const params = translate(raw, idOfSlug);
      if (!isInRange(params)) continue;
      if (id === 'content') {
        // A single word is an address only if a page of that name exists.
        const written = contentIdOf(candidate, raw.content ?? '');
        if (written === undefined) continue;
        params.content = written;
      }
      const canonical = hrefOfAny(region, locale, brand, id, params);
      return {
        id,
        params,
        canonical,
        alias: withoutTrailingSlash(canonical) !== withoutTrailingSlash(encodedPath(base, pattern, raw)),
      };
    }
  }
  return undefined;
}

/** Whether the product or category in an address exists; otherwise it is a 404. */
const isInRange = ({ product, category }: Readonly<Record<string, string>>): boolean =>
  (product === undefined || productSlugs.some((id) => id === product)) &&
  (category === undefined || categorySlugs.some((id) => id === category));

/** Returns addresses that two pages claim, over all languages of the region. The build fails unless it is empty. */
export const findPathConflicts = (region: Region, brand = 'brand'): string[] =>
  findPatternClashes(region.locales.flatMap((locale) => patternsOf(locale, brand))).map(
    (clash) => `${region.id}: ${clash}`,
  );

/** Patterns of different pages that share a form (pattern.ts), as sentences. */
export function findPatternClashes(patterns: readonly OwnedPattern[]): string[] {
  const owners = new Map<string, RouteId>();
  const clashes: string[] = [];
  for (const { id, pattern } of patterns) {
    for (const form of patternForms(pattern)) {
      const owner = owners.get(form);
      if (owner && owner !== id) clashes.push(`${form} is both ${owner} and ${id}`);
      owners.set(form, id);
    }
  }
  return clashes;
}

export interface OwnedPattern {
  readonly id: RouteId;
  readonly pattern: string;
}

const ordered = new Map<string, readonly OwnedPattern[]>();

function patternsOf(locale: LocaleId, brand: string): readonly OwnedPattern[] {
  const key = `${locale} ${brand}`;
  const known = ordered.get(key);
  if (known) return known;
  const table = pathTableOf(locale);
  const patterns = [...routeIds.map((id) => ({ id, pattern: table[id] })), ...aliasesOf(locale)]
    .map(({ id, pattern }) => ({ id, pattern: withBrand(pattern, brand) }))
    .sort((a, b) => compareSpecificity(a.pattern, b.pattern));
  ordered.set(key, patterns);
  return patterns;
}

const withBrand = (pattern: string, brand: string): string => pattern.replaceAll('{brand}', brandSlug(brand));
const withBase = (base: string, path: string): string => (base && path === '/' ? base : `${base}${path}`);
const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

const encodedPath = (base: string, pattern: string, params: Record<string, string>): string =>
  withBase(base, fillPattern(pattern, params));

function translate<Value extends string | undefined>(
  params: Readonly<Record<string, Value>>,
  change: (value: string) => string,
): Record<string, Value | string> {
  const translated: Record<string, Value | string> = { ...params };
  for (const name of ['product', 'category']) {
    const value = params[name];
    if (value !== undefined) translated[name] = change(value);
  }
  return translated;
}
