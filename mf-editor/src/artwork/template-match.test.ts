/** @jest-environment node */
import type { Asset, SourceDie } from '@shop/contracts';
import { apply, boundsOf, type ImageItem, nodesOf } from '@shop/design';
import { type Die, limitsOf, makeDie, type StructureId, structureIds, structures } from '@shop/packaging';
import { openEmpty } from '../session/design.fixture.ts';
import type { Session } from '../session/session.ts';
import { placePieces } from './place-upload.ts';
import { evaluateTemplateMatch, type TemplateMatch } from './template-match.ts';
import { uploadOf } from './upload-record.ts';

const margin = 35;

function ordinary(id: StructureId, scale = 1, more: Readonly<Record<string, number>> = {}): Die {
  const { L, W, H } = structures[id].defaultSize;
  const made = makeDie(id, {
    L: Math.round(L * scale),
    W: Math.round(W * scale),
    H: Math.round(H * scale),
    t: limitsOf(id).t?.initial ?? 1,
    options: more,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
}

/** An uploaded file made on the template of a die. */
function file(die: Die, part: Partial<SourceDie> = {}): Asset {
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

function open(die: Die): Session {
  const { L, W, H, t, options } = die.parameters;
  return openEmpty({ id: die.structure, version: die.version, params: { L, W, H, t, options } });
}

const piecesOf = (match: TemplateMatch | null) => {
  if (match === null || match.kind === 'stays') throw new Error(JSON.stringify(match));
  return match.pieces;
};

/** Returns where the painters put a point of the file, by the picture of one side. */
function painted(
  item: ImageItem,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
) {
  const { crop } = item;
  return apply(item.matrix, [(x / width - crop.x) / crop.w, (y / height - crop.y) / crop.h]);
}

const images = (session: Session): ImageItem[] =>
  session.list().surfaces.flatMap(({ items }) => items.filter((item) => item.kind === 'image'));

describe.each(structureIds)('%s', (id) => {
  const old = ordinary(id);
  const asset = file(old);

  it('lays a file made on this very die over the sheet, in register', () => {
    const session = open(old);
    const match = evaluateTemplateMatch(asset, session.die);
    expect(match?.kind).toBe('this');
    expect(placePieces(session, asset, piecesOf(match))).toBe(true);
    const [item] = images(session);
    if (!item) throw new Error('nothing is painted');
    for (const [x, y] of [
      [0, 0],
      [old.sheet.width, old.sheet.height],
      [12.5, 70],
    ] as const) {
      const [px, py] = painted(item, [x + margin, y + margin], asset.mm);
      expect(px).toBeCloseTo(x, 2);
      expect(py).toBeCloseTo(y, 2);
    }
  });

  it('takes every side of another size over to its own, edge to edge, in one undo step', () => {
    const die = ordinary(id, 1.1);
    const session = open(die);
    const match = evaluateTemplateMatch(asset, session.die);
    if (match?.kind !== 'move') throw new Error(JSON.stringify(match));
    expect(match.stretch).toBeGreaterThan(0);
    expect(match.stretch).toBeLessThan(0.5);
    expect(placePieces(session, asset, match.pieces)).toBe(true);
    for (const frame of die.frames) {
      const before = old.frames.find(({ side }) => side === frame.side);
      const item = images(session).find(({ side }) => side === frame.side);
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
        const [x, y] = painted(
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
    if (record?.kind === 'asset') expect(uploadOf(record)).toBe(asset.id);
  });
});

describe('what cannot be moved says why', () => {
  const mailer = ordinary('fefco-0427');
  it('another structure, a drawing that is gone, a page that was cut, a size too far', () => {
    const carton = file(ordinary('tuck-end-reverse'));
    expect(evaluateTemplateMatch(carton, mailer)).toEqual({ kind: 'stays', reason: 'structure' });
    expect(evaluateTemplateMatch(file(mailer, { current: false }), mailer)).toEqual({
      kind: 'stays',
      reason: 'changed',
    });
    expect(evaluateTemplateMatch(file(mailer, { at: null }), mailer)).toEqual({
      kind: 'stays',
      reason: 'page',
    });
    const small = makeDie('fefco-0427', { L: 100, W: 80, H: 30, t: 1.5 });
    if (!small.ok) throw new Error('the small mailer cannot be made');
    expect(evaluateTemplateMatch(file(small.die), mailer)).toEqual({ kind: 'stays', reason: 'far' });
  });

  it('asks nothing of a file without a stamp, or with one of a structure nobody knows', () => {
    expect(evaluateTemplateMatch({ ...file(mailer), made_on: null }, mailer)).toBeNull();
    expect(evaluateTemplateMatch(file(mailer, { structure: 'no-such-box' }), mailer)).toBeNull();
  });

  it('keeps the bleed whole where panels shrink', () => {
    const smaller = makeDie('fefco-0427', { L: 212, W: 148, H: 61, t: 1.5 });
    if (!smaller.ok) throw new Error('the mailer cannot be made');
    const { die } = smaller;
    const front = piecesOf(evaluateTemplateMatch(file(mailer), die)).find(({ side }) => side === 'front');
    const frame = die.frames.find(({ side }) => side === 'front');
    // The front ends at a cut at the top: the sheet's edge, with 5 mm of bleed beyond it.
    expect(front?.box.y).toBeCloseTo((frame?.y ?? 0) - 5, 3);
    expect(front?.box.h).toBeCloseTo((frame?.height ?? 0) + 5, 3);
  });

  it('takes a change of an option for another die, too', () => {
    const other = ordinary('fefco-0427', 1, { frontAllowance: 3 });
    expect(evaluateTemplateMatch(file(mailer), other)).toMatchObject({ kind: 'move' });
  });
});
