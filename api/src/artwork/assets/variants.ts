import { type ApiDeps, ok, type Result } from '../../platform/index.ts';
import type { Artwork, ArtworkCode, ArtworkVariant } from './artwork.port.ts';
import { type AssetRow, findVariant, type StoredVariant, saveVariant } from './assets.repo.ts';

export interface Variants {
  /** Returns a picture of artwork, rendered once per content and stored. */
  readonly find: (
    asset: Pick<AssetRow, 'sha256' | 'kind'>,
    variant: ArtworkVariant,
  ) => Promise<Result<StoredVariant, ArtworkCode>>;
}

/** Concurrent requests for the same picture share one rendering. */
export const createVariants = ({ db, files }: Pick<ApiDeps, 'db' | 'files'>, artwork: Artwork): Variants => {
  const running = new Map<string, Promise<Result<StoredVariant, ArtworkCode>>>();
  const renderVariant = async (
    { sha256, kind }: Pick<AssetRow, 'sha256' | 'kind'>,
    variant: ArtworkVariant,
  ): Promise<Result<StoredVariant, ArtworkCode>> => {
    const known = await findVariant(db, sha256, variant);
    if (known) return ok(known);
    const picture = await artwork.render(await files.localPath(sha256), kind, variant);
    if (!picture.ok) return picture;
    const stored = await files.put(picture.value.bytes);
    if (!stored.ok) return stored;
    const made = { file_sha256: stored.value.sha256, type: picture.value.type };
    await saveVariant(db, sha256, variant, made);
    return ok(made);
  };
  return {
    find(asset, variant) {
      const key = `${asset.sha256} ${variant}`;
      const started = running.get(key) ?? renderVariant(asset, variant).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
};
