/**
 * Screen pictures of artwork: fetched once, stored as bitmaps, released with the editor. Never part of the document.
 */
import { type Asset, getAsset } from '@shop/contracts';
import { type AssetId, type AssetRecord, allRecords, type DesignDocument } from '@shop/design';
import { call } from '@shop/kit/api';
import { uploadOf } from './upload-record.ts';

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
const largest = 3000;

async function bitmapOf(address: string): Promise<ImageBitmap | null> {
  const response = await fetch(address);
  if (!response.ok) return null;
  const full = await createImageBitmap(await response.blob());
  const edge = Math.max(full.width, full.height);
  if (edge <= largest) return full;
  const scale = largest / edge;
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
  const asked = new Set<AssetId>();
  const listeners = new Set<() => void>();
  let disposed = false;

  const add: Pictures['add'] = async (asset, { urls }) => {
    asked.add(asset);
    thumbnails.set(asset, urls.thumbnail);
    const bitmap = await bitmapOf(urls.originalLimited).catch(() => null);
    if (bitmap === null) {
      asked.delete(asset);
      return;
    }
    if (disposed) return bitmap.close();
    bitmaps.set(asset, bitmap);
    for (const listener of listeners) listener();
  };
  const fetchOne = async (record: AssetRecord): Promise<void> => {
    const id = uploadOf(record);
    if (id === undefined || asked.has(record.id)) return;
    asked.add(record.id);
    const known = await call(getAsset, { params: { id } });
    if (known.ok) await add(record.id, known.value);
    else asked.delete(record.id);
  };
  return {
    of: (asset) => bitmaps.get(asset),
    thumbnailOf: (asset) => thumbnails.get(asset),
    add,
    fetchFor: async (document) => {
      const records = allRecords(document).filter((record) => record.kind === 'asset');
      await Promise.all(records.map(fetchOne));
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
