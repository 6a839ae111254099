import type { Asset } from '@shop/contracts';
import type { Side } from '@shop/packaging';
import { placeArtwork } from '../editor/actions.ts';
import type { Session } from '../session/session.ts';
import { withUpload } from './upload-record.ts';

/** Registers the file with the design and puts it on its side: one undo step, after which the file is still there. */
export function placeUpload(session: Session, asset: Asset, side: Side | null): boolean {
  const { sha256, name, kind, mm, px } = asset;
  const id = `asset:${sha256}` as const;
  if (!placeArtwork(session, side, { sha256, name, format: kind, mm, px })) return false;
  session.store.applyRemote((document) => {
    const record = document.records[id];
    if (record?.kind !== 'asset') return document;
    return { ...document, records: { ...document.records, [id]: withUpload(record, asset.id) } };
  });
  void session.pictures.add(id, asset);
  return true;
}
