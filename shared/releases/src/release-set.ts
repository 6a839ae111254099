import { createHash } from 'node:crypto';
import type { Manifest, Pick, ReleaseSet } from '@shop/contracts';
import { keyOf } from './rollout.ts';

/** Returns the id of a whole set: equal picks give the same id, in any order. */
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

/** Returns the path of a build's files, relative to the build origin. */
export const getBasePath = ({ name, build }: Manifest): string => `/build/${name}/${build}/`;

/** Returns the dictionary file of one language, by the build's naming (shared/build). */
export const findWordsFile = (
  manifest: Manifest,
  locale: string,
  part: 'locale' | 'later' = 'locale',
): Manifest['assets'][number] | undefined =>
  manifest.assets.find(({ path }) => path.startsWith(`${part}-${locale}.`) && path.endsWith('.json'));

const fallbackLocale = 'en-US';
const wordsOf = (manifest: Manifest, locale: string, part: 'locale' | 'later'): Pick['words'] =>
  Object.fromEntries(
    [locale, fallbackLocale].flatMap((name) => {
      const asset = findWordsFile(manifest, name, part);
      return asset === undefined ? [] : [[name, { file: asset.path, sri: asset.sri }]];
    }),
  );

/** Returns the document's data about one release, with integrity only for files that the document itself loads. */
export const toPick = (manifest: Manifest, buildOrigin = '', locale = fallbackLocale): Pick => {
  const named = [manifest.entry, ...manifest.preload, ...manifest.styles];
  const sri = manifest.assets
    .filter((asset) => named.includes(asset.path))
    .map((asset) => [asset.path, asset.sri]);
  return {
    name: manifest.name,
    version: manifest.version,
    build: manifest.build,
    base: `${buildOrigin}${getBasePath(manifest)}`,
    entry: manifest.entry,
    preload: manifest.preload,
    styles: manifest.styles,
    sri: Object.fromEntries(sri),
    words: wordsOf(manifest, locale, 'locale'),
    laterWords: wordsOf(manifest, locale, 'later'),
    routes: manifest.provides.routes,
    slots: manifest.provides.slots,
  };
};

export const toReleaseSet = (
  region: string,
  manifests: readonly Manifest[],
  buildOrigin = '',
  locale = fallbackLocale,
): ReleaseSet => {
  const picks = Object.fromEntries(
    manifests.map((manifest) => [manifest.name, toPick(manifest, buildOrigin, locale)]),
  );
  return { id: releaseSetId(picks), region, picks };
};
