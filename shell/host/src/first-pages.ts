import type { Manifest } from '@shop/contracts';
import { bareHost, openRegions } from '@shop/regions';
import { addressesOf } from './addresses.ts';
import { builtRoute } from './built-route.ts';
import { placeOf } from './place.ts';
import type { ReleaseRegistry } from './registry.ts';
import type { LandingPages } from './render/landing.ts';
import type { HostSettings } from './settings.ts';
import { shopDocumentOf } from './shop-document.ts';

export interface FirstPagesDeps {
  readonly settings: HostSettings;
  readonly registry: Pick<ReleaseRegistry, 'releases'>;
  readonly landings: Pick<LandingPages, 'page' | 'warm'>;
  readonly clock: () => Date;
  /** Where the server listens. */
  readonly port: number;
}

/** Drawing ahead ends here, in milliseconds: from then on visitors have the machine for themselves. */
const mostMs = 5_000;

/** The hosts that visitors come to: those of the setting, else this machine. */
const originsOf = ({ publicHosts }: HostSettings, port: number): readonly URL[] =>
  publicHosts.length === 0
    ? [new URL(`http://localhost:${port}`)]
    : publicHosts.map(({ host }) => new URL(`https://${host}`));

/**
 * What is done right after the server listens, so that its first visitors find their page drawn and wait for no build:
 * the home page of every host, one after the other, then the server's half of all other builds. What cannot be loaded
 * or drawn is left to the visitor who asks for it; rejects only when the releases themselves cannot be had.
 */
export const drawFirstPages = async (deps: FirstPagesDeps): Promise<void> => {
  const { settings, registry, landings, clock, port } = deps;
  const until = clock().getTime() + mostMs;
  const drawHome = async (origin: URL): Promise<void> => {
    const place = placeOf(
      { host: origin.host, path: '/', query: new URLSearchParams(), cookies: {} },
      settings,
    );
    if (place.kind !== 'page') return;
    const { where } = place;
    const releases = await registry.releases(where.region.id, '');
    const { route, remote } = builtRoute(place.route, releases);
    const { shell } = releases;
    if (shell === undefined || remote === undefined) return;
    await landings.warm([shell, remote]);
    const host = bareHost(origin.host);
    const document = shopDocumentOf(
      {
        where,
        route,
        addresses: addressesOf(where, route, { host, origin: origin.origin }, settings),
        manifests: Object.values(releases),
        cohort: '',
        host,
        requestId: '',
        today: clock(),
      },
      settings,
    );
    await landings.page({ shell, remote, document, path: '/', query: new URLSearchParams() });
  };
  for (const origin of originsOf(settings, port)) {
    if (clock().getTime() > until) break;
    await drawHome(origin);
  }
  const sets = await Promise.all(openRegions.map(({ id }) => registry.releases(id, '')));
  await landings.warm(sets.flatMap((releases): Manifest[] => Object.values(releases)));
};
