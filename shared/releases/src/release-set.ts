import { createHash } from 'node:crypto';
import type { Manifest, Pick, ReleaseSet } from '@shop/contracts';
import { keyOf } from './rollout.ts';

/** Names the whole set: equal picks give the equal id, in whatever order they are listed. */
export const releaseSetId = (picks: Readonly<Record<string, { version: string; build: string }>>): string =>
  createHash('sha256')
    .update(
      Object.entries(picks)
        .map(([name, release]) => `${name}@${keyOf(release)}`)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

/** Where the files of a build are served, relative to the build origin. */
export const basePathOf = ({ name, build }: Manifest): string => `/build/${name}/${build}/`;

/** What the document says about one release. Integrity only for what the document itself makes the browser load. */
export const toPick = (manifest: Manifest, buildOrigin = ''): Pick => {
  const named = [manifest.entry, ...manifest.preload, ...manifest.styles];
  const sri = manifest.assets
    .filter((asset) => named.includes(asset.path))
    .map((asset) => [asset.path, asset.sri]);
  return {
    name: manifest.name,
    version: manifest.version,
    build: manifest.build,
    base: `${buildOrigin}${basePathOf(manifest)}`,
    entry: manifest.entry,
    preload: manifest.preload,
    styles: manifest.styles,
    sri: Object.fromEntries(sri),
    routes: manifest.provides.routes,
    slots: manifest.provides.slots,
  };
};

export const toReleaseSet = (
  region: string,
  manifests: readonly Manifest[],
  buildOrigin = '',
): ReleaseSet => {
  const picks = Object.fromEntries(
    manifests.map((manifest) => [manifest.name, toPick(manifest, buildOrigin)]),
  );
  return { id: releaseSetId(picks), region, picks };
};
