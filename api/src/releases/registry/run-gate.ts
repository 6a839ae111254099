import type { GateEvidence, Manifest } from '@shop/contracts';
import { type Environment, markets, pathsOf, type RegionId } from '@shop/regions';
import { keyOf, runGate } from '@shop/releases';
import type { Db, FileStore } from '../../platform/index.ts';
import { checkDelivery } from './check-delivery.ts';
import {
  type EvidenceSubject,
  type GateFinding,
  insertEvidence,
  isAlreadyRecorded,
} from './evidence.repo.ts';
import { findRelease, type PublishedRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';
import { checkSmoke } from './smoke-gate.ts';

export interface GateDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly brand: string;
  readonly environment: Environment;
  /**
   * Where documents load builds from, read at each check; null: not known in this process. Absent where nothing is
   * served yet (the shop's own start): then files are checked in the store only.
   */
  readonly deliveredFrom?: (() => string | null) | undefined;
}

/** Returns the stable manifests of a region, one per name. */
export const listStableManifests = async (db: Db, region: RegionId): Promise<Manifest[]> => {
  const rollouts = await listRollouts(db, region);
  const releases = await Promise.all(rollouts.map(({ name, stable }) => findRelease(db, name, stable)));
  return releases.flatMap((release) => (release === null ? [] : [release.manifest]));
};

export interface GateSubject {
  readonly manifest: Manifest;
  readonly read: (path: string) => Promise<Uint8Array | null>;
}

/** Checks a build, published or not, by its manifest and bytes. */
export const runBuildGate = (
  brand: string,
  { manifest, read }: GateSubject,
  regionId: RegionId,
  others: readonly Manifest[],
): Promise<GateFinding[]> => {
  const region = markets[regionId];
  return runGate({
    manifest,
    others: others.filter(({ name }) => name !== manifest.name),
    locales: region.locales,
    paths: Object.fromEntries(region.locales.map((locale) => [locale, pathsOf(region, locale, brand)])),
    read,
  });
};

/** Reads the bytes of a published release from the store. */
const createFileReader =
  (files: FileStore, release: PublishedRelease): GateSubject['read'] =>
  async (path) => {
    const sha256 = Object.hasOwn(release.files, path) ? release.files[path] : undefined;
    return sha256 !== undefined && (await files.has(sha256)) ? files.read(sha256) : null;
  };

export interface GateRun {
  readonly release: PublishedRelease;
  readonly region: RegionId;
  /** The releases that will run beside it. */
  readonly others: readonly Manifest[];
  readonly by: string;
  readonly occasion: GateEvidence['occasion'];
  /** Whether this release is out in this region already. */
  readonly isOut?: boolean;
}

/** Runs the gate for one release in one region and stores the findings. */
export const runRegionGate = async (deps: GateDeps, run: GateRun): Promise<readonly GateFinding[]> => {
  const { db, files, brand, environment, deliveredFrom } = deps;
  const { release, region, others, by, occasion, isOut = false } = run;
  const { name, key, manifest } = release;
  const shell = others.find((other) => other.name === 'shell');
  const shellKey = shell === undefined ? null : keyOf(shell);
  const findings = await runBuildGate(
    brand,
    { manifest, read: createFileReader(files, release) },
    region,
    others,
  );
  if (deliveredFrom !== undefined) findings.push(await checkDelivery(manifest, deliveredFrom()));
  if (occasion !== 'start') {
    const smoke = await checkSmoke(db, environment, { region, name, key, shell: shellKey, isOut });
    if (smoke !== null) findings.push(smoke);
  }
  // A smoke finding only reads the existing evidence.
  const found = findings.filter(({ gate }) => gate !== 'smoke');
  const of: EvidenceSubject = { by, region, name, key, shell: shellKey, occasion };
  // Passing results are stored each time: they are the evidence for the promotion that follows.
  const refusedAgain =
    by.startsWith('schedule:') &&
    describeRefusal(findings) !== null &&
    (await isAlreadyRecorded(db, of, found));
  if (!refusedAgain) await insertEvidence(db, of, found);
  return findings;
};

/** Returns one sentence with everything that the gate refused, or null if the release passes. */
export const describeRefusal = (results: readonly GateFinding[]): string | null => {
  const failed = results.filter(({ ok }) => !ok);
  return failed.length === 0 ? null : failed.map(({ gate, evidence }) => `${gate}: ${evidence}`).join(' ');
};
