import type { Manifest } from '@shop/contracts';
import { findWordsFile, keyOf, sriOf } from '@shop/releases';
import type { ReleaseRegistry } from '../registry.ts';
import type { PublishedFile } from './render-job.ts';

/** `mf-catalogue@0.1.0+64dd…`: the name of a build in caches and metrics. */
export const getBuildName = (manifest: Manifest): string => `${manifest.name}@${keyOf(manifest)}`;

/** Returns a reader of a release's files. Rejects when a file differs from the published one: nothing else may run. */
export const createFileReader =
  (registry: Pick<ReleaseRegistry, 'asset'>) =>
  (manifest: Manifest, path: string): PublishedFile => ({
    key: path === manifest.server ? getBuildName(manifest) : `${getBuildName(manifest)}/${path}`,
    read: async () => {
      const bytes = await registry.asset(manifest.name, manifest.build, path);
      const sri = manifest.assets.find((asset) => asset.path === path)?.sri;
      if (bytes === null || sriOf(bytes) !== sri)
        throw new Error(`${path} of ${getBuildName(manifest)} is not what was published.`);
      return Buffer.from(bytes).toString('utf8');
    },
  });
export type GetFile = ReturnType<typeof createFileReader>;

/**
 * Returns the words of some builds in one language, those of rarely used parts as `<name>/later`; a build without them
 * adds none.
 */
export const getWordsFiles = (
  getFile: GetFile,
  manifests: readonly Manifest[],
  locale: string,
): Record<string, PublishedFile> =>
  Object.fromEntries(
    manifests.flatMap((manifest) =>
      (['locale', 'later'] as const).flatMap((part) => {
        const path = findWordsFile(manifest, locale, part)?.path;
        const name = part === 'later' ? `${manifest.name}/later` : manifest.name;
        return path === undefined ? [] : [[name, getFile(manifest, path)]];
      }),
    ),
  );
