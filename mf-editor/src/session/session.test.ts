import type { Asset } from '@shop/contracts';
import { nodesOf } from '@shop/design';
import { placeUpload } from '../artwork/place-upload.ts';
import { getUploadId } from '../artwork/upload-record.ts';
import { addRect, duplicateSelected, fillSide, nudge, removeSelected } from '../editor/actions.ts';
import { startTransform } from '../sheet/transform.ts';
import { openEmptySession } from './design.fixture.ts';
import type { Session } from './session.ts';
import { uprightBox } from './upright.ts';

const logo: Asset = {
  id: '5f0c1a70-0000-4000-8000-000000000001',
  name: 'logo.pdf',
  kind: 'pdf',
  sha256: 'b'.repeat(64),
  bytes: 1000,
  pages: 1,
  mm: [120, 60],
  px: null,
  warnings: [],
  made_on: null,
  urls: { originalLimited: '/a', thumbnail: '/b' },
};

const getOnlyNode = (session: Session) => {
  const [node, ...more] = nodesOf(session.store.getState().document);
  if (node === undefined || more.length > 0) throw new Error('One object was expected.');
  return node;
};

describe('an open design', () => {
  it('undoes a placement and keeps the file with its upload id', () => {
    const session = openEmptySession();
    expect(placeUpload(session, logo, 'top')).toBe(true);
    expect(getOnlyNode(session).type).toBe('image');
    session.store.undo();
    const { document } = session.store.getState();
    expect(nodesOf(document)).toHaveLength(0);
    const record = document.records[`asset:${logo.sha256}`];
    expect(record?.kind === 'asset' ? getUploadId(record) : null).toBe(logo.id);
    session.store.redo();
    expect(getOnlyNode(session).type).toBe('image');
  });

  it('paints every step of a drag, notifies React only at its end, and creates one undo step', () => {
    const session = openEmptySession();
    placeUpload(session, logo, 'top');
    const before = uprightBox(getOnlyNode(session), session.die, 'top');
    let painted = 0;
    let notified = 0;
    session.onPaint(() => {
      painted += 1;
    });
    const transform = startTransform(session, 'top');
    if (transform === null) throw new Error('The object cannot be moved.');
    session.subscribe(() => {
      notified += 1;
    });
    for (let at = 1; at <= 50; at += 1) transform.move(at / 10, 0, { threshold: 0, straight: false });
    expect(painted).toBeGreaterThanOrEqual(50);
    expect(notified).toBe(0);
    session.commit(transform.mark);
    expect(notified).toBe(1);
    // The lid is rotated by 180° on the sheet: right on the sheet is left on the box.
    expect(Math.abs(uprightBox(getOnlyNode(session), session.die, 'top').x - before.x)).toBeCloseTo(5, 2);
    session.store.undo();
    expect(uprightBox(getOnlyNode(session), session.die, 'top')).toEqual(before);
  });

  it('reverts a cancelled drag completely', () => {
    const session = openEmptySession();
    placeUpload(session, logo, 'top');
    const before = session.store.getState().document;
    const transform = startTransform(session, 'top');
    transform?.move(30, 12, { threshold: 0, straight: false });
    if (transform !== null) session.rollback(transform.mark);
    expect(nodesOf(session.store.getState().document)).toEqual(nodesOf(before));
    session.store.undo();
    expect(nodesOf(session.store.getState().document)).toHaveLength(0);
  });

  it('does not drift over a thousand resize steps', () => {
    const session = openEmptySession();
    placeUpload(session, logo, 'top');
    const before = getOnlyNode(session);
    const transform = startTransform(session, 'top');
    const corner = [before.xf.x, before.xf.y] as const;
    for (let at = 0; at < 1000; at += 1)
      transform?.resize('se', [corner[0] + 20 + (at % 90), corner[1] + 10 + (at % 45)], false);
    transform?.resize('se', [before.xf.x, before.xf.y], false);
    if (transform !== null) session.rollback(transform.mark);
    expect(getOnlyNode(session)).toEqual(before);
  });

  it('does not move a locked object', () => {
    const session = openEmptySession();
    placeUpload(session, logo, 'front');
    session.store.run({ name: 'setLocked', args: { ids: [getOnlyNode(session).id], locked: true } });
    expect(startTransform(session, 'front')).toBeNull();
    expect(nudge(session, 1, 0)).toMatchObject({ ok: false });
  });

  it('duplicates, removes and covers a side with bleed', () => {
    const session = openEmptySession();
    addRect(session, 'front', '#1d5c4d');
    const { bleed } = session.list();
    fillSide(session, getOnlyNode(session).id, 'front', bleed);
    const frame = session.die.frames.find(({ side }) => side === 'front');
    expect(getOnlyNode(session).size.w).toBeCloseTo((frame?.width ?? 0) + 2 * bleed, 2);
    expect(getOnlyNode(session).size.h).toBeCloseTo((frame?.height ?? 0) + 2 * bleed, 2);
    duplicateSelected(session);
    expect(nodesOf(session.store.getState().document)).toHaveLength(2);
    removeSelected(session);
    expect(nodesOf(session.store.getState().document)).toHaveLength(1);
  });
});
