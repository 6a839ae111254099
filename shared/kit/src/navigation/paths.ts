import { type RouteId, type RouteParams, routeIds, routes } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

type Keys<Id extends RouteId> = keyof {
  [K in keyof RouteParams<Id> as Record<never, never> extends globalThis.Pick<RouteParams<Id>, K>
    ? never
    : K]: 1;
};
/** `true` when the route needs parameters. */
export type NeedsParams<Id extends RouteId> = [Keys<Id>] extends [never] ? false : true;

/** Fills `:name` and `:name?` of a pattern; a missing optional one is removed with its slash. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional: string | undefined) => {
    const value = params[name];
    if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new TypeError(`Route parameter "${name}" is missing for ${pattern}`);
  });
}

/** `?a=1&b=2`, or an empty string; undefined values are omitted. */
export function queryString(query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Returns the pattern of a route in this region and language, or undefined when the document has none. */
export const patternOf = (id: RouteId): string | undefined => shopDocument().paths[id];

/**
 * Products, categories and pages about the shop have translated slugs: the document lists their complete addresses by
 * id.
 */
export function hrefOf(
  id: RouteId,
  params: Readonly<Record<string, string | undefined>> = {},
  query?: QueryValues,
): string {
  const whole = shopDocument().paths[`${id}:${params[id] ?? ''}`];
  if (whole !== undefined) return whole + queryString(query);
  const pattern = patternOf(id);
  if (pattern === undefined) throw new TypeError(`No path for the route "${id}" in this region`);
  return fillPattern(pattern, params) + queryString(query);
}

/**
 * Returns the id of a translated slug of a product, a category or a page about the shop, or the slug itself when the
 * document lists none.
 */
export function idOfSlug(id: 'product' | 'category' | 'content', slug: string): string {
  const address = hrefOf(id, { [id]: slug });
  const prefix = `${id}:`;
  const entry = Object.entries(shopDocument().paths).find(
    ([key, path]) => key.startsWith(prefix) && path === address,
  );
  return entry ? entry[0].slice(prefix.length) : slug;
}

export interface RouteMatch {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the route of a pathname; literal segments win over parameters. Only written pages about the shop are
 * `content`.
 */
export function matchPath(pathname: string): RouteMatch | undefined {
  const target = segments(pathname);
  let best: { match: RouteMatch; literals: number } | undefined;
  for (const id of routeIds) {
    const pattern = patternOf(id);
    const params = pattern === undefined ? undefined : matchSegments(segments(pattern), target);
    if (!params || pattern === undefined) continue;
    if (params.content && !Object.values(shopDocument().paths).includes(`/${target.join('/')}`)) continue;
    const literals = segments(pattern).filter((segment) => !segment.startsWith(':')).length;
    if (!best || literals > best.literals) best = { match: { id, params }, literals };
  }
  return best?.match;
}

/** Route parameters that are secrets: who has one may read or accept what it belongs to. */
const secretParams = ['token'];

/** Returns the pathname without the secret in it, for what measures: `/offers/:token`. */
export function publicPath(pathname: string): string {
  const match = matchPath(pathname);
  const pattern = match && patternOf(match.id);
  if (!pattern || !secretParams.some((name) => match.params[name] !== undefined)) return pathname;
  return fillPattern(pattern.replace(/:token\??/g, '{token}'), match.params).replace('{token}', ':token');
}

/** Returns the remote that owns a pathname, or undefined. */
export function ownerOf(pathname: string): string | undefined {
  const match = matchPath(pathname);
  return match ? (routes[match.id].owner ?? undefined) : undefined;
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);

function matchSegments(pattern: string[], target: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (let index = 0; index < Math.max(pattern.length, target.length); index++) {
    const expected = pattern[index];
    const actual = target[index];
    if (expected === undefined) return undefined;
    if (actual === undefined) {
      if (!expected.endsWith('?')) return undefined;
    } else if (expected.startsWith(':')) {
      params[expected.slice(1).replace('?', '')] = decode(actual);
    } else if (expected !== actual && expected !== decode(actual)) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape is no reason to refuse the page: the raw text then matches nothing special.
    return segment;
  }
}
