import type { Manifest, ShopDocument } from '@shop/contracts';
import type { ResolvedRegion } from '@shop/regions';
import { type Addresses, resolveAddresses } from './addresses.ts';
import { resolveBuiltRoute } from './built-route.ts';
import type { MatchedRoute } from './resolve-route.ts';
import type { HostSettings } from './settings.ts';
import { createShopDocument } from './shop-document.ts';

/** A page of one release set: its builds and the data for the browser. */
export interface Page {
  readonly where: ResolvedRegion;
  /** Null where no remote has the page, or the visitor's own build of its owner does not. */
  readonly route: MatchedRoute | null;
  readonly addresses: Addresses;
  readonly shell: Manifest;
  /** The remote that owns the page. */
  readonly remote: Manifest | undefined;
  readonly manifests: readonly Manifest[];
  readonly shopDocument: ShopDocument;
}

export interface PageRequest {
  readonly where: ResolvedRegion;
  readonly route: MatchedRoute | null;
  readonly releases: Readonly<Record<string, Manifest>>;
  /** `host` without its port; `origin` with it. */
  readonly host: string;
  readonly origin: string;
  readonly cohort: string;
  readonly requestId: string;
  readonly today: Date;
}

/** Returns null without a shell, which every page needs. */
export const createPage = (input: PageRequest, settings: HostSettings): Page | null => {
  const { where, releases, host, origin, cohort, requestId, today } = input;
  const { shell } = releases;
  if (shell === undefined) return null;
  const { route, remote } = resolveBuiltRoute(input.route, releases);
  const manifests = Object.values(releases);
  const addresses = resolveAddresses(where, route, { host, origin }, settings);
  const shopDocument = createShopDocument(
    { where, route, addresses, manifests, cohort, host, requestId, today },
    settings,
  );
  return { where, route, addresses, shell, remote, manifests, shopDocument };
};
