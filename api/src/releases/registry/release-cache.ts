import type { PublishedRelease } from './releases.repo.ts';

/** Releases that this process has read. They are immutable, so they are cached for good. */
export interface ReleaseCache {
  readonly withKey: (name: string, key: string) => PublishedRelease | undefined;
  readonly withBuild: (name: string, build: string) => PublishedRelease | undefined;
  /** Caches a release and returns it. */
  readonly remember: (release: PublishedRelease) => PublishedRelease;
}

/** Returns the cache key of a release or build among all remotes. */
export const releaseCacheKey = (name: string, key: string): string => `${name} ${key}`;

export const createReleaseCache = (): ReleaseCache => {
  const byKey = new Map<string, PublishedRelease>();
  const byBuild = new Map<string, PublishedRelease>();
  return {
    withKey: (name, key) => byKey.get(releaseCacheKey(name, key)),
    withBuild: (name, build) => byBuild.get(releaseCacheKey(name, build)),
    remember(release) {
      byKey.set(releaseCacheKey(release.name, release.key), release);
      byBuild.set(releaseCacheKey(release.name, release.manifest.build), release);
      return release;
    },
  };
};
