import type { Manifest } from '@shop/contracts';

/**
 * The host's interface to the release registry; the composition root provides it. The host itself chooses no release.
 */
export interface ReleaseRegistry {
  /** Returns the manifests of this visitor's builds in a region, by name. */
  readonly releases: (region: string, cohort: string) => Promise<Readonly<Record<string, Manifest>>>;
  /** Returns the bytes of one file of a build, or null when there is none. */
  readonly asset: (name: string, build: string, path: string) => Promise<Uint8Array | null>;
}
