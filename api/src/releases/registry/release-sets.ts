import type { AssignedSet, Manifest, SetDifference } from '@shop/contracts';
import { getBucket, pickRelease, releaseSetId } from '@shop/releases';
import type { Db } from '../../platform/index.ts';
import { findStableAt } from './events.repo.ts';
import { findRelease } from './releases.repo.ts';
import { listRollouts, type StoredRollout } from './rollouts.repo.ts';

type AssignedRelease = AssignedSet['releases'][number];

/** Whose set: the stable one, that with every candidate, or one cohort's. */
export type Side = 'stable' | 'candidate' | (string & {});

const isOpen = ({ state }: StoredRollout): boolean => state === 'running' || state === 'paused';

const resolveKey = (rollout: StoredRollout, side: Side): string => {
  if (side === 'stable') return rollout.stable;
  if (side === 'candidate') return isOpen(rollout) ? (rollout.candidate ?? rollout.stable) : rollout.stable;
  return pickRelease(rollout, side) ?? rollout.stable;
};

const isCohort = (side: Side): boolean => side !== 'stable' && side !== 'candidate';

const splitReleaseKey = (key: string): { version: string; build: string } => {
  const at = key.lastIndexOf('+');
  return { version: key.slice(0, at), build: key.slice(at + 1) };
};

/** Returns the id that documents carry for these releases. */
export const computeSetId = (releases: readonly { readonly name: string; readonly key: string }[]): string =>
  releaseSetId(Object.fromEntries(releases.map(({ name, key }) => [name, splitReleaseKey(key)])));

const toSet = (region: string, side: Side, releases: AssignedRelease[]): AssignedSet => ({
  id: computeSetId(releases),
  region,
  cohort: isCohort(side) ? side : null,
  releases,
});

/** Returns what a region serves now, to all or to one cohort, and why. */
export const findCurrentReleaseSet = async (db: Db, region: string, side: Side): Promise<AssignedSet> =>
  toSet(
    region,
    side,
    (await listRollouts(db, region)).map((rollout) => {
      const key = resolveKey(rollout, side);
      return {
        name: rollout.name,
        key,
        ...splitReleaseKey(key),
        as: key === rollout.stable ? 'stable' : 'candidate',
        bucket: isCohort(side) && rollout.candidate !== null ? getBucket(rollout.salt, side) : null,
        basis_points: rollout.candidate === null ? 0 : rollout.basisPoints,
      };
    }),
  );

/** Returns a region's stable releases at a past moment, from the history. */
export const findReleaseSetAt = async (db: Db, region: string, at: Date): Promise<AssignedSet> =>
  toSet(
    region,
    'stable',
    (await findStableAt(db, region, at)).flatMap(({ name, key }) =>
      key === null
        ? []
        : [{ name, key, ...splitReleaseKey(key), as: 'stable' as const, bucket: null, basis_points: 0 }],
    ),
  );

const compareLists = (left: readonly string[] = [], right: readonly string[] = []) => ({
  added: right.filter((entry) => !left.includes(entry)),
  removed: left.filter((entry) => !right.includes(entry)),
});

const compareManifests = (
  name: SetDifference['name'],
  left: Manifest | null,
  right: Manifest | null,
  keys: { readonly left: string | null; readonly right: string | null },
): SetDifference => {
  const modules = [...new Set([left, right].flatMap((side) => Object.keys(side?.shared ?? {})))].sort();
  const before = new Map(left?.assets.map(({ path, sri }) => [path, sri]));
  const after = new Map(right?.assets.map(({ path, sri }) => [path, sri]));
  const paths = compareLists([...before.keys()], [...after.keys()]);
  const both = [...after.keys()].filter((path) => before.has(path));
  const sum = (side: Manifest | null) => side?.assets.reduce((total, { bytes }) => total + bytes, 0) ?? 0;
  return {
    name,
    ...keys,
    same: keys.left === keys.right,
    contract: { left: left?.contract ?? null, right: right?.contract ?? null },
    commit: { left: left?.commit ?? null, right: right?.commit ?? null },
    routes: compareLists(left?.provides.routes, right?.provides.routes),
    slots: compareLists(left?.provides.slots, right?.provides.slots),
    locales: compareLists(left?.provides.locales, right?.provides.locales),
    shared: modules
      .map((module) => ({
        module,
        left: left?.shared[module] ?? null,
        right: right?.shared[module] ?? null,
      }))
      .filter((entry) => entry.left !== entry.right),
    files: {
      ...paths,
      changed: both.filter((path) => before.get(path) !== after.get(path)),
      same: both.filter((path) => before.get(path) === after.get(path)).length,
    },
    bytes: { left: sum(left), right: sum(right) },
  };
};

/** Compares two sets, remote by remote, including equal ones. */
export const compareReleaseSets = async (
  db: Db,
  left: AssignedSet,
  right: AssignedSet,
): Promise<SetDifference[]> => {
  const keyIn = (set: AssignedSet, name: string) =>
    set.releases.find((release) => release.name === name)?.key ?? null;
  const manifest = async (name: string, key: string | null) =>
    key === null ? null : ((await findRelease(db, name, key))?.manifest ?? null);
  const names = [...new Set([...left.releases, ...right.releases].map(({ name }) => name))].sort();
  return Promise.all(
    names.map(async (name) => {
      const keys = { left: keyIn(left, name), right: keyIn(right, name) };
      return compareManifests(name, await manifest(name, keys.left), await manifest(name, keys.right), keys);
    }),
  );
};
