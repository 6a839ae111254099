import type { Asset } from '@shop/contracts';
import type { NodeId } from '@shop/design';
import type { Side } from '@shop/packaging';
import { placeArtwork } from '../editor/actions.ts';
import type { Session } from '../session/session.ts';
import type { Piece } from './template-match.ts';
import { withUpload } from './upload-record.ts';

/** Registers the file with the design and places it on its side: one undo step, which does not remove the file. */
export function placeUpload(session: Session, asset: Asset, side: Side | null): boolean {
  const { sha256, name, kind, mm, px } = asset;
  if (!placeArtwork(session, side, { sha256, name, format: kind, mm, px })) return false;
  registerUpload(session, asset);
  return true;
}

/** Places parts of the file at their positions on the die, each as its own picture, all selected: one undo step. */
export function placePieces(session: Session, asset: Asset, pieces: readonly Piece[]): boolean {
  const { sha256, name, kind, mm, px } = asset;
  const placed: NodeId[] = [];
  const result = session.store.transact((run) => {
    for (const { side, panel, crop, box } of pieces) {
      const { x, y, w, h } = box;
      const added = run({
        name: 'addImage',
        args: {
          place: { side, x, y },
          asset: {
            sha256,
            name,
            format: kind,
            mm: [mm[0], mm[1]],
            px: px === null ? null : [px[0], px[1]],
          },
          w,
          h,
        },
      });
      const [id] = added.ok ? added.nodes : [];
      if (id === undefined) return;
      placed.push(id);
      // As it lies on the sheet: the side's upright rotation does not apply to artwork drawn on the flat die.
      run({ name: 'rotate', args: { id, rot: 0 } });
      run({ name: 'crop', args: { id, crop } });
      if (panel !== null) run({ name: 'rename', args: { id, name: `${name} · ${panel}`.slice(0, 200) } });
    }
  });
  if (!result.ok || placed.length === 0) return false;
  session.store.setSelection(placed);
  registerUpload(session, asset);
  return true;
}

function registerUpload(session: Session, asset: Asset): void {
  const id = `asset:${asset.sha256}` as const;
  session.store.applyRemote((document) => {
    const record = document.records[id];
    if (record?.kind !== 'asset') return document;
    return { ...document, records: { ...document.records, [id]: withUpload(record, asset.id) } };
  });
  void session.pictures.add(id, asset);
}
