import type { Readable } from 'node:stream';
import { cleanText } from '@shop/intake';
import { type ApiDeps, fail, isFailure, ok, type Result } from '../../platform/index.ts';
import type { Artwork, ArtworkCode } from './artwork.port.ts';
import { type AssetRow, findAssetByContent, insertAsset, isFileReferenced } from './assets.repo.ts';
import type { RunQueued } from './keyed-queue.ts';
import { isWithinQuota, lockQuota, type StorageQuota } from './storage-quota.ts';
import type { Variants } from './variants.ts';

/** Maximum file size in bytes. */
const largestUpload = 64 * 1024 * 1024;

/**
 * Returns a safe file name to display and download: the last part of a path, cleaned as typed text
 * is, of at most 200 UTF-16 units.
 */
export const sanitizeFileName = (encoded: string | undefined): string => {
  let name = encoded ?? '';
  try {
    name = decodeURIComponent(name);
  } catch {
    // A name that is not percent-encoded is taken as it came.
  }
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    cleanText(last)
      .slice(0, 200)
      // The cut may leave half a surrogate pair, or a blank.
      .replace(/[\p{Cs} ]$/u, '') || 'artwork'
  );
};

export interface Upload {
  readonly userId: number;
  readonly name: string;
  readonly source: Readable;
  /** The announced length, if the client sent one. */
  readonly length: number | null;
  readonly runQueued: RunQueued;
  readonly quota: StorageQuota;
}

/**
 * Stores an upload, inspects it in a killable process and renders its thumbnail to prove that it
 * can be displayed. The same bytes return the existing artwork. Refused files and those above the
 * quota are not stored.
 */
export const uploadAsset = async (
  { db, files }: Pick<ApiDeps, 'db' | 'files'>,
  artwork: Artwork,
  variants: Variants,
  { userId, name, source, length, runQueued, quota }: Upload,
): Promise<Result<AssetRow, ArtworkCode | 'storage_used_up'>> => {
  if (length !== null && length > largestUpload) {
    source.resume();
    return fail('artwork_too_large');
  }
  // Refused before the upload by its announced size; its real size is checked later, since the same
  // bytes may be stored already.
  if (!(await isWithinQuota(db, quota, userId, 1))) {
    source.resume();
    return fail('storage_used_up');
  }
  const stored = await files.put(source, largestUpload);
  if (!stored.ok) return stored;
  const { sha256, bytes } = stored.value;
  const known = await findAssetByContent(db, userId, sha256);
  if (known) return ok(known);
  const removeUnreferenced = async () => {
    if (!(await isFileReferenced(db, sha256))) await files.remove(sha256);
  };
  const rejectUpload = async <Code extends ArtworkCode | 'storage_used_up'>(code: Code, detail?: string) => {
    await removeUnreferenced();
    return fail(code, detail === undefined ? {} : { detail });
  };
  const facts =
    bytes === 0
      ? fail('artwork_damaged', { detail: 'The file is empty; choose another one.' })
      : await runQueued(userId, async () => artwork.inspect(await files.localPath(sha256), name));
  if (!facts.ok) return rejectUpload(facts.code, facts.detail);
  const { kind, pages, mm, px, warnings, madeOn } = facts.value;
  const picture = await runQueued(userId, () => variants.find({ sha256, kind }, 'thumbnail')).catch(
    async (error: unknown) => {
      // For example, the disk took the file but not its picture: the quota is released.
      await removeUnreferenced();
      throw error;
    },
  );
  if (!picture.ok) return rejectUpload(picture.code, picture.detail);
  const kept = await db.transaction(async (tx) => {
    await lockQuota(tx, userId);
    if (!(await isWithinQuota(tx, quota, userId, bytes))) return fail('storage_used_up');
    return insertAsset(tx, {
      user_id: userId,
      name,
      kind,
      sha256,
      bytes,
      pages,
      mm_width: mm[0],
      mm_height: mm[1],
      px_width: px?.[0] ?? null,
      px_height: px?.[1] ?? null,
      warnings: [...warnings],
      made_on: madeOn ?? null,
    });
  });
  return isFailure(kept) ? rejectUpload(kept.code) : ok(kept);
};
