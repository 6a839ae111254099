/**
 * Screen pictures of artwork: fetched once, stored as bitmaps, released with the editor. Never part of the document.
 */
import { type Asset, getAsset } from '@shop/contracts';
import { type AssetId, type AssetRecord, allRecords, type DesignDocument } from '@shop/design';
import { call } from '@shop/kit/api';
import { getUploadId } from './upload-record.ts';

export interface Pictures {
  readonly of: (asset: AssetId) => ImageBitmap | undefined;
  /** Address of the small picture, for lists. */
  readonly thumbnailOf: (asset: AssetId) => string | undefined;
  /** Adds the picture of newly uploaded artwork. */
  readonly add: (asset: AssetId, uploaded: Pick<Asset, 'urls'>) => Promise<void>;
  /** Fetches the missing pictures of a document. */
  readonly fetchFor: (document: DesignDocument) => Promise<void>;
  /** Subscribes to newly loaded pictures. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
}

/** The longest edge in memory, pixels: a panel fills at most a screen. */
const maxEdge = 3000;

async function loadBitmap(address: string): Promise<ImageBitmap | null> {
  const response = await fetch(address);
  if (!response.ok) return null;
  const full = await createImageBitmap(await response.blob());
  const edge = Math.max(full.width, full.height);
  if (edge <= maxEdge) return full;
  const scale = maxEdge / edge;
  const small = await createImageBitmap(full, {
    resizeWidth: Math.round(full.width * scale),
    resizeHeight: Math.round(full.height * scale),
    resizeQuality: 'high',
  });
  full.close();
  return small;
}

export function createPictures(): Pictures {
  const bitmaps = new Map<AssetId, ImageBitmap>();
  const thumbnails = new Map<AssetId, string>();
  const requested = new Set<AssetId>();
  const listeners = new Set<() => void>();
  let disposed = false;

  const add: Pictures['add'] = async (asset, { urls }) => {
    requested.add(asset);
    thumbnails.set(asset, urls.thumbnail);
    const bitmap = await loadBitmap(urls.originalLimited).catch(() => null);
    if (bitmap === null) {
      requested.delete(asset);
      return;
    }
    if (disposed) return bitmap.close();
    bitmaps.set(asset, bitmap);
    for (const listener of listeners) listener();
  };
  const fetchPicture = async (record: AssetRecord): Promise<void> => {
    const id = getUploadId(record);
    if (id === undefined || requested.has(record.id)) return;
    requested.add(record.id);
    const reply = await call(getAsset, { params: { id } });
    if (reply.ok) await add(record.id, reply.value);
    else requested.delete(record.id);
  };
  return {
    of: (asset) => bitmaps.get(asset),
    thumbnailOf: (asset) => thumbnails.get(asset),
    add,
    fetchFor: async (document) => {
      const records = allRecords(document).filter((record) => record.kind === 'asset');
      await Promise.all(records.map(fetchPicture));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      disposed = true;
      for (const bitmap of bitmaps.values()) bitmap.close();
      bitmaps.clear();
      listeners.clear();
    },
  };
}
