import type { Manifest } from '@shop/contracts';
import { buildHash, keyOf, sriOf } from '@shop/releases';
import type { Db } from '../db/db.ts';
import type { FileStore } from '../files/file-store.ts';
import { fail, isFailure, ok, type Result } from '../server/result.ts';
import { findRelease, insertRelease } from './releases.repo.ts';
import { appendEvent } from './rollouts.repo.ts';

export interface Publication {
  readonly manifest: Manifest;
  readonly read: (path: string) => Promise<Uint8Array | null>;
}

/** A path inside a build's folder: no way out of it, nothing that a server could misread. */
const isPlainPath = (path: string): boolean =>
  /^[\w@.-]+(\/[\w@.-]+)*$/.test(path) && !path.split('/').some((part) => /^\.+$/.test(part));

/** Reads every file and checks it against the manifest; a sentence when one is missing or differs. */
const readAssets = async ({ manifest, read }: Publication): Promise<Map<string, Uint8Array> | string> => {
  const contents = new Map<string, Uint8Array>();
  for (const { path, sri, bytes } of manifest.assets) {
    if (!isPlainPath(path)) return `"${path}" is not a plain path.`;
    const content = await read(path);
    if (content === null) return `The file ${path} is missing.`;
    if (content.length !== bytes || sriOf(content) !== sri)
      return `The file ${path} differs from its integrity in the manifest.`;
    contents.set(path, content);
  }
  return contents;
};

/**
 * Keeps a build for good. Publishing the same bytes again is answered with the same release; other bytes under the
 * same key are refused. Nothing is shown to visitors by this: a region's pointer does that.
 */
export const publishRelease = async (
  { db, files }: { readonly db: Db; readonly files: FileStore },
  publication: Publication,
  by: string,
): Promise<Result<{ key: string; created: boolean }, 'release_exists' | 'release_invalid'>> => {
  const { manifest } = publication;
  const key = keyOf(manifest);
  const known = await findRelease(db, manifest.name, key);
  const contents = await readAssets(publication);
  const fault =
    buildHash(manifest) !== manifest.build
      ? 'The build is not the hash of its content; build it again with the preset of shared/build.'
      : typeof contents === 'string'
        ? contents
        : null;
  if (fault !== null || typeof contents === 'string')
    return known === null
      ? fail('release_invalid', { detail: fault ?? '' })
      : fail('release_exists', {
          detail: `${manifest.name} ${key} is published with another content. ${fault}`,
        });
  // The key is the hash of the content, and the content is as the manifest says: it is the same release.
  if (known !== null) return ok({ key, created: false });

  const stored: Record<string, string> = {};
  for (const [path, content] of contents) {
    const kept = await files.put(content);
    if (isFailure(kept)) return fail('release_invalid', { detail: `The file ${path} cannot be kept.` });
    stored[path] = kept.value.sha256;
  }
  return db.transaction(async (tx) => {
    const created = await insertRelease(tx, manifest, stored, by);
    if (created)
      await appendEvent(tx, {
        by,
        region: null,
        name: manifest.name,
        action: 'publish',
        from: null,
        to: key,
        reason: manifest.commit === '' ? '' : `commit ${manifest.commit}`,
      });
    return ok({ key, created });
  });
};
