import type { PublishedRelease } from './releases.repo.ts';

/** Releases that this process has read. They never change, so they are kept for good. */
export interface SeenReleases {
  readonly withKey: (name: string, key: string) => PublishedRelease | undefined;
  readonly withBuild: (name: string, build: string) => PublishedRelease | undefined;
  /** Keeps a release, and answers it. */
  readonly remember: (release: PublishedRelease) => PublishedRelease;
}

/** One name for a release or a build among those of all remotes. */
export const idOf = (name: string, key: string): string => `${name} ${key}`;

export const createSeenReleases = (): SeenReleases => {
  const byKey = new Map<string, PublishedRelease>();
  const byBuild = new Map<string, PublishedRelease>();
  return {
    withKey: (name, key) => byKey.get(idOf(name, key)),
    withBuild: (name, build) => byBuild.get(idOf(name, build)),
    remember(release) {
      byKey.set(idOf(release.name, release.key), release);
      byBuild.set(idOf(release.name, release.manifest.build), release);
      return release;
    },
  };
};
