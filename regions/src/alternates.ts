import type { RouteId } from '@shop/contracts';
import { hostOf } from './hosts.ts';
import { openRegions } from './markets/index.ts';
import type { AppType, Environment, Region, RegionId } from './region.ts';
import { hrefOfAny } from './site-paths.ts';

export interface Alternate {
  /** A valid public tag (`sv-SE`, never `se`), or `x-default`. */
  readonly hreflang: string;
  readonly region: RegionId;
  /** Path with the region's prefix, in its first language. */
  readonly path: string;
}

/**
 * Returns the same page in every open region, each in its first language, for the hreflang mesh and the region switch.
 * The mesh includes the requesting page itself, every page has the same mesh, and `x-default` is the main region.
 */
export function resolveAlternates(
  id: RouteId,
  params: Readonly<Record<string, string | undefined>>,
  brand: string,
): Alternate[] {
  const alternates = openRegions.map((region) => ({
    hreflang: region.hreflang,
    region: region.id,
    path: hrefOfAny(region, region.locale, brand, id, params),
  }));
  const main = openRegions.find(({ mainRegion }) => mainRegion);
  const own = alternates.find(({ region }) => region === main?.id);
  return own ? [...alternates, { ...own, hreflang: 'x-default' }] : alternates;
}

/**
 * Returns the absolute address of a path in a region. On one origin (`singleOrigin`, for example localhost) the
 * `region` override identifies regions without a prefix.
 */
export function absoluteUrl(
  region: Region,
  path: string,
  place: {
    readonly appType: AppType;
    readonly environment: Environment;
    readonly singleOrigin: string | undefined;
  },
): string {
  if (place.singleOrigin === undefined)
    return `https://${hostOf(region, place.appType, place.environment)}${path}`;
  const address = new URL(path, place.singleOrigin);
  if (!region.domain.pathBased) address.searchParams.set('region', region.id);
  return address.href;
}
