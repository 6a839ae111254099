import { createHash } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import type { Environment } from '@shop/regions';
import { buildHash, keyOf, sriOf } from '@shop/releases';
import {
  type Db,
  type Failure,
  type FileStore,
  fail,
  isFailure,
  ok,
  type Result,
} from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { claimFiles } from './release-files.repo.ts';
import { endSweep, findRelease, findVersion, insertRelease } from './releases.repo.ts';

export interface Publication {
  readonly manifest: Manifest;
  readonly read: (path: string) => Promise<Uint8Array | null>;
  /** Uploaded paths, where known: none may be missing from the manifest. */
  readonly sent?: readonly string[];
}

export interface PublishDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly environment: Environment;
}

/** Whether a path stays inside a build's folder and is unambiguous for servers. */
const isPlainPath = (path: string): boolean =>
  /^[\w@.-]+(\/[\w@.-]+)*$/.test(path) && !path.split('/').some((part) => /^\.+$/.test(part));

/**
 * Whether it is a version as in package.json. It is part of keys that people type, read and
 * compare, and is stored for good.
 */
const isVersion = (version: string): boolean =>
  version.length <= 64 && /^\d+\.\d+\.\d+(-[\da-zA-Z.-]+)?$/.test(version);

/**
 * Reads every file and checks it against the manifest; returns a sentence when one is missing or
 * differs.
 */
const readAssets = async ({
  manifest,
  read,
  sent = [],
}: Publication): Promise<Map<string, Uint8Array> | string> => {
  if (!isVersion(manifest.version))
    return 'The version is not a package version, such as 1.4.0 or 1.4.0-beta.2.';
  const contents = new Map<string, Uint8Array>();
  const named = new Set(manifest.assets.map(({ path }) => path));
  const unknown = sent.find((path) => !named.has(path));
  if (unknown !== undefined) return `The file ${unknown} is not in the manifest.`;
  const loaded = [manifest.entry, ...manifest.preload, ...manifest.styles].find((path) => !named.has(path));
  if (loaded !== undefined) return `The manifest loads ${loaded} and does not list it.`;
  for (const { path, sri, bytes } of manifest.assets) {
    if (!isPlainPath(path)) return `"${path}" is not a plain path.`;
    if (contents.has(path)) return `The manifest lists ${path} twice.`;
    const content = await read(path);
    if (content === null) return `The file ${path} is missing.`;
    if (content.length !== bytes || sriOf(content) !== sri)
      return `The file ${path} differs from its integrity in the manifest.`;
    contents.set(path, content);
  }
  return contents;
};

/** Returns why a build is refused, or its files. */
const validateBuild = async (
  { db, environment }: PublishDeps,
  publication: Publication,
  known: boolean,
): Promise<Map<string, Uint8Array> | Failure<'release_exists' | 'release_invalid'>> => {
  const { manifest } = publication;
  const key = keyOf(manifest);
  const contents = await readAssets(publication);
  const fault =
    buildHash(manifest) !== manifest.build
      ? 'The build is not the hash of its content; build it again with the preset of shared/build.'
      : typeof contents === 'string'
        ? contents
        : null;
  if (fault !== null || typeof contents === 'string')
    return known
      ? fail('release_exists', {
          detail: `${manifest.name} ${key} is already published with other contents. ${fault}`,
        })
      : fail('release_invalid', { detail: fault ?? '' });
  if (known || environment === 'local') return contents;
  const other = await findVersion(db, manifest.name, manifest.version, manifest.build);
  return other === null
    ? contents
    : fail('release_exists', {
        detail: `${manifest.name} ${manifest.version} is already published with other contents (${other}): raise the version in its package.json and build again.`,
      });
};

/**
 * Number of concurrent writes. Each file is synced to the disk or bucket: that wait dominates the
 * time of a publication, and disks and buckets handle many in parallel.
 */
const concurrency = 16;

/** Writes the files, each under its content's hash; waits for all started writes. */
const storeFiles = async (
  files: FileStore,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<Readonly<Record<string, string>> | Failure<'release_invalid'>> => {
  const stored: [path: string, sha256: string][] = [];
  const refused: string[] = [];
  const faults: unknown[] = [];
  const waiting = contents.entries();
  // All workers share one iterator, so that each file is written once; none starts after a failure.
  const write = async () => {
    for (const [path, content] of waiting) {
      try {
        const kept = await files.put(content);
        if (isFailure(kept)) refused.push(path);
        else stored.push([path, kept.value.sha256]);
      } catch (error) {
        faults.push(error);
      }
      if (refused.length + faults.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, write));
  if (faults.length > 0) throw faults[0];
  const [path] = refused;
  return path === undefined
    ? Object.fromEntries(stored)
    : fail('release_invalid', { detail: `The file ${path} cannot be stored.` });
};

/**
 * Stores a build for good. Publishing the same bytes again returns the same release; other bytes
 * under the same key are refused, and outside `local` also other bytes of the same version.
 * Visitors see nothing of it until a region's pointer moves. A release whose files were deleted
 * gets them back.
 */
export const publishRelease = async (
  deps: PublishDeps,
  publication: Publication,
  by: string,
): Promise<Result<{ key: string; created: boolean }, 'release_exists' | 'release_invalid' | 'busy'>> => {
  const { db, files } = deps;
  const { manifest } = publication;
  const { name } = manifest;
  const key = keyOf(manifest);
  const known = await findRelease(db, name, key);
  const contents = await validateBuild(deps, publication, known !== null);
  if (isFailure(contents)) return contents;
  // The key is the hash of the content, and the content matches the manifest: it is the same
  // release.
  if (known !== null && known.sweptAt === null) return ok({ key, created: false });

  const hashes = [...contents.values()].map((content) => createHash('sha256').update(content).digest('hex'));
  if (!(await claimFiles(db, hashes)))
    return fail('busy', {
      detail: 'Files of an older release are being removed; publish again in a moment.',
    });
  const stored = await storeFiles(files, contents);
  if (isFailure(stored)) return stored;
  return db.transaction(async (tx) => {
    const created = await insertRelease(tx, manifest, stored, by);
    const back = !created && (await endSweep(tx, name, key));
    if (created || back)
      await appendEvent(tx, {
        by,
        region: null,
        name,
        action: 'publish',
        from: null,
        to: key,
        reason: back ? 'files brought back' : manifest.commit === '' ? '' : `commit ${manifest.commit}`,
      });
    return ok({ key, created });
  });
};
