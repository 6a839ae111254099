import type { Manifest } from '@shop/contracts';

/** What the host needs from the release registry; the composition root gives it one. The host makes no choice itself. */
export interface ReleaseRegistry {
  /** Manifests of the builds this visitor gets in a region, by name. */
  readonly releases: (region: string, cohort: string) => Promise<Readonly<Record<string, Manifest>>>;
  /** Bytes of one file of a build, or null when there is none. */
  readonly asset: (name: string, build: string, path: string) => Promise<Uint8Array | null>;
}
