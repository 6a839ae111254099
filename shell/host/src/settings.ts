import type { Environment, PublicHost } from '@shop/regions';

export interface HostSettings {
  readonly brand: string;
  /** `SHOP_ENV`. */
  readonly environment: Environment;
  /** `PUBLIC_HOSTS`: hosts that are answered; empty means localhost alone. */
  readonly publicHosts: readonly PublicHost[];
  /** `BUILD_ORIGIN`: where `/build/**` is served from, without a slash at the end; "" is the document's own origin. */
  readonly buildOrigin: string;
  /** Folder of the images that all builds share, served under `/build/shared-images`. */
  readonly sharedImages: string;
  /** `ANALYTICS_CDN`, `ANALYTICS_WRITE_KEY`: where the analytics library comes from; unset: the shop's own origin. */
  readonly analytics?: { readonly cdn: string; readonly writeKey: string };
  /** Adds the listener that reloads the page after a rebuild (`npm run dev`). */
  readonly liveReload: boolean;
  /** Sources that builds declare in their CSP and this shop does not use: a gateway that is not configured. */
  readonly withheldSources: readonly string[];
}
