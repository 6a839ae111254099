import type { Environment, PublicHost } from '@shop/regions';

export interface HostSettings {
  readonly brand: string;
  /** `SHOP_ENV`. */
  readonly environment: Environment;
  /** `PUBLIC_HOSTS`: accepted hosts; empty means localhost only. */
  readonly publicHosts: readonly PublicHost[];
  /** `BUILD_ORIGIN`: the origin of `/build/**`, without a trailing slash; "" is the document's own origin. */
  readonly buildOrigin: string;
  /** Folder of the images that all builds share, served under `/build/shared-images`. */
  readonly sharedImages: string;
  /** `ANALYTICS_CDN`, `ANALYTICS_WRITE_KEY`: the source of the analytics library; unset: the shop's own origin. */
  readonly analytics?: { readonly cdn: string; readonly writeKey: string };
  /** Reloads the page after a rebuild (`npm run dev`). */
  readonly liveReload: boolean;
  /** CSP sources that builds declare but this shop does not need: a gateway that is not configured. */
  readonly withheldSources: readonly string[];
}
