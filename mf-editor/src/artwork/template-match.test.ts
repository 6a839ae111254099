/** @jest-environment node */
import type { Asset, SourceDie } from '@shop/contracts';
import { apply, boundsOf, type ImageItem, nodesOf } from '@shop/design';
import { type Die, limitsOf, makeDie, type StructureId, structureIds, structures } from '@shop/packaging';
import { openEmptySession } from '../session/design.fixture.ts';
import type { Session } from '../session/session.ts';
import { placePieces } from './place-upload.ts';
import { evaluateTemplateMatch, type TemplateMatch } from './template-match.ts';
import { getUploadId } from './upload-record.ts';

const margin = 35;

function makeDefaultDie(id: StructureId, scale = 1, options: Readonly<Record<string, number>> = {}): Die {
  const { L, W, H } = structures[id].defaultSize;
  const made = makeDie(id, {
    L: Math.round(L * scale),
    W: Math.round(W * scale),
    H: Math.round(H * scale),
    t: limitsOf(id).t?.initial ?? 1,
    options,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
}

/** An uploaded file made on the template of a die. */
function createAsset(die: Die, part: Partial<SourceDie> = {}): Asset {
  const { L, W, H, t, options } = die.parameters;
  return {
    id: '5f0c1a70-0000-4000-8000-000000000001',
    name: 'art.pdf',
    kind: 'pdf',
    sha256: 'b'.repeat(64),
    bytes: 1000,
    pages: 1,
    mm: [die.sheet.width + 2 * margin, die.sheet.height + 2 * margin],
    px: null,
    warnings: [],
    made_on: {
      structure: die.structure,
      version: die.version,
      parameters: { L, W, H, t, options: { ...options } },
      sheet: die.sheet,
      current: true,
      at: { x: margin, y: margin },
      ...part,
    },
    urls: { originalLimited: '/a', thumbnail: '/b' },
  };
}

function openSession(die: Die): Session {
  const { L, W, H, t, options } = die.parameters;
  return openEmptySession({ id: die.structure, version: die.version, params: { L, W, H, t, options } });
}

const getPieces = (match: TemplateMatch | null) => {
  if (match === null || match.kind === 'incompatible') throw new Error(JSON.stringify(match));
  return match.pieces;
};

/** Returns where a point of the file is painted, by the picture of one side. */
function getPaintedPoint(
  item: ImageItem,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
) {
  const { crop } = item;
  return apply(item.matrix, [(x / width - crop.x) / crop.w, (y / height - crop.y) / crop.h]);
}

const listImages = (session: Session): ImageItem[] =>
  session.list().surfaces.flatMap(({ items }) => items.filter((item) => item.kind === 'image'));

describe.each(structureIds)('%s', (id) => {
  const old = makeDefaultDie(id);
  const asset = createAsset(old);

  it('places a file made on this die on the sheet, in register', () => {
    const session = openSession(old);
    const match = evaluateTemplateMatch(asset, session.die);
    expect(match?.kind).toBe('sameDie');
    expect(placePieces(session, asset, getPieces(match))).toBe(true);
    const [item] = listImages(session);
    if (!item) throw new Error('nothing is painted');
    for (const [x, y] of [
      [0, 0],
      [old.sheet.width, old.sheet.height],
      [12.5, 70],
    ] as const) {
      const [px, py] = getPaintedPoint(item, [x + margin, y + margin], asset.mm);
      expect(px).toBeCloseTo(x, 2);
      expect(py).toBeCloseTo(y, 2);
    }
  });

  it('transfers every side of another size edge to edge, in one undo step', () => {
    const die = makeDefaultDie(id, 1.1);
    const session = openSession(die);
    const match = evaluateTemplateMatch(asset, session.die);
    if (match?.kind !== 'resized') throw new Error(JSON.stringify(match));
    expect(match.stretch).toBeGreaterThan(0);
    expect(match.stretch).toBeLessThan(0.5);
    expect(placePieces(session, asset, match.pieces)).toBe(true);
    for (const frame of die.frames) {
      const before = old.frames.find(({ side }) => side === frame.side);
      const item = listImages(session).find(({ side }) => side === frame.side);
      if (!before || !item) throw new Error(`${frame.side} is missing`);
      const outline = (of: Die, panel: string) =>
        boundsOf(of.panels.find((each) => each.id === panel)?.outline ?? []);
      const [from, to] = [outline(old, before.panel), outline(die, frame.panel)];
      for (const [u, v] of [
        [0, 0],
        [1, 0],
        [0.3, 0.8],
        [1, 1],
      ] as const) {
        const [x, y] = getPaintedPoint(
          item,
          [from.x + u * from.width + margin, from.y + v * from.height + margin],
          asset.mm,
        );
        expect(x).toBeCloseTo(to.x + u * to.width, 1);
        expect(y).toBeCloseTo(to.y + v * to.height, 1);
      }
    }
    expect(nodesOf(session.store.getState().document).length).toBe(match.pieces.length);
    session.store.undo();
    expect(nodesOf(session.store.getState().document)).toHaveLength(0);
    const record = session.store.getState().document.records[`asset:${asset.sha256}`];
    if (record?.kind === 'asset') expect(getUploadId(record)).toBe(asset.id);
  });
});

describe('artwork that cannot be transferred has a reason', () => {
  const mailer = makeDefaultDie('fefco-0427');
  it('another structure, an outdated drawing, a cropped page, a size too different', () => {
    const carton = createAsset(makeDefaultDie('tuck-end-reverse'));
    expect(evaluateTemplateMatch(carton, mailer)).toEqual({ kind: 'incompatible', reason: 'structure' });
    expect(evaluateTemplateMatch(createAsset(mailer, { current: false }), mailer)).toEqual({
      kind: 'incompatible',
      reason: 'changed',
    });
    expect(evaluateTemplateMatch(createAsset(mailer, { at: null }), mailer)).toEqual({
      kind: 'incompatible',
      reason: 'page',
    });
    const small = makeDie('fefco-0427', { L: 100, W: 80, H: 30, t: 1.5 });
    if (!small.ok) throw new Error('the small mailer cannot be made');
    expect(evaluateTemplateMatch(createAsset(small.die), mailer)).toEqual({
      kind: 'incompatible',
      reason: 'far',
    });
  });

  it('offers no transfer for a file without a stamp or of an unknown structure', () => {
    expect(evaluateTemplateMatch({ ...createAsset(mailer), made_on: null }, mailer)).toBeNull();
    expect(evaluateTemplateMatch(createAsset(mailer, { structure: 'no-such-box' }), mailer)).toBeNull();
  });

  it('keeps the full bleed where panels shrink', () => {
    const smaller = makeDie('fefco-0427', { L: 212, W: 148, H: 61, t: 1.5 });
    if (!smaller.ok) throw new Error('the mailer cannot be made');
    const { die } = smaller;
    const front = getPieces(evaluateTemplateMatch(createAsset(mailer), die)).find(
      ({ side }) => side === 'front',
    );
    const frame = die.frames.find(({ side }) => side === 'front');
    // The front ends at a cut at the top: the sheet's edge, with 5 mm of bleed beyond it.
    expect(front?.box.y).toBeCloseTo((frame?.y ?? 0) - 5, 3);
    expect(front?.box.h).toBeCloseTo((frame?.height ?? 0) + 5, 3);
  });

  it('treats another option as another die', () => {
    const other = makeDefaultDie('fefco-0427', 1, { frontAllowance: 3 });
    expect(evaluateTemplateMatch(createAsset(mailer), other)).toMatchObject({ kind: 'resized' });
  });
});
