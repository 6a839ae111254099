import type { Command } from '../commands/schemas.ts';
import type { DesignDocument } from '../document/document.ts';
import { frameOf } from '../geometry/die-frame.ts';
import { apply } from '../geometry/matrix.ts';
import { preflight } from '../preflight/preflight.ts';
import { after, picture, testDesign, testDie, testShaper } from '../testing/fixtures.ts';
import { inkOf } from './color.ts';
import { dpiOf } from './dpi.ts';
import { hitTest, nodesWithin } from './hit-test.ts';
import { createAssetLookup, resolve } from './resolve.ts';
import { snap, snapTargets } from './snap.ts';

const list = async (document: DesignDocument) =>
  resolve(document, testDie(document.structure), createAssetLookup(document), await testShaper());
const top = () => {
  const frame = frameOf(testDie(), 'top');
  if (frame === undefined) throw new Error('no lid');
  return frame;
};
const asset = { ...picture, mm: [100, 50] as [number, number], px: [1200, 600] as [number, number] };

describe('ink', () => {
  it.each([
    ['#000000', [0, 0, 0, 100]],
    ['#ffffff', [0, 0, 0, 0]],
    ['#ff0000', [0, 100, 100, 0]],
    ['#808080', [0, 0, 0, 49.8]],
    ['#e4002b', [0, 100, 81.1, 10.6]],
  ])('%s is %j', (hex, ink) => expect(inkOf(hex)).toEqual(ink));
});

describe('resolution', () => {
  it('takes the worse axis of the visible part', () => {
    expect(dpiOf({ px: [300, 300] }, { w: 25.4, h: 50.8 }, { w: 1, h: 1 })).toBeCloseTo(150, 9);
    expect(dpiOf({ px: [300, 300] }, { w: 25.4, h: 25.4 }, { w: 0.5, h: 1 })).toBeCloseTo(150, 9);
    expect(dpiOf({ px: null }, { w: 25.4, h: 25.4 }, { w: 1, h: 1 })).toBeNull();
  });
});

describe('resolve', () => {
  it('puts every line of a text where HarfBuzz says, on the sheet', async () => {
    const shaper = await testShaper();
    const document = after(
      testDesign(),
      [
        {
          name: 'addText',
          args: { place: { side: null, x: 100, y: 120 }, id: 'node:t', text: 'Ab\ncd', size: 10, w: 60 },
        },
      ],
      shaper,
    );
    const [surface] = (await list(document)).surfaces;
    const runs = surface?.items.filter((item) => item.kind === 'glyphRun') ?? [];
    expect(runs.map((run) => run.text)).toEqual(['Ab', 'cd']);
    const [first, second] = runs;
    if (first === undefined || second === undefined) throw new Error('no runs');
    const { ascender, descender } = shaper.metrics('font:archivo-regular');
    const baseline = 120 + (12 - (ascender + descender) * 10) / 2 + ascender * 10;
    expect(apply(first.matrix, [0, 0])).toEqual([expect.closeTo(100, 6), expect.closeTo(baseline, 6)]);
    expect(apply(second.matrix, [0, 0])[1]).toBeCloseTo(baseline + 12, 6);
    const advance = shaper.shape('font:archivo-regular', 'Ab').glyphs[0]?.advance ?? 0;
    expect(first.glyphs[1]?.x).toBeCloseTo(advance * 10, 6);
  });

  it('keeps the frozen breaks of a saved text and drops them when the font file is another', async () => {
    const shaper = await testShaper();
    const document = after(
      testDesign(),
      [{ name: 'addText', args: { place: { side: null }, id: 'node:t', text: 'one two', size: 5, w: 60 } }],
      shaper,
    );
    const node = document.records['node:t'];
    if (node?.kind !== 'node' || node.type !== 'text' || node.props.lines === null)
      throw new Error('no lines');
    const broken = (fontHash: string): DesignDocument => ({
      ...document,
      records: {
        ...document.records,
        'node:t': {
          ...node,
          props: {
            ...node.props,
            lines: {
              fontHash,
              breaks: [
                [0, 4],
                [4, 7],
              ],
            },
          },
        },
      },
    });
    const texts = async (hash: string) =>
      (await list(broken(hash))).surfaces[0]?.items.map((item) =>
        item.kind === 'glyphRun' ? item.text : '',
      );
    expect(await texts(node.props.lines.fontHash)).toEqual(['one', 'two']);
    expect(await texts('another')).toEqual(['one two']);
  });

  it('gives an untouched node the same items again, and new ones when its colour changes', async () => {
    const first = after(testDesign(), [
      { name: 'addRect', args: { place: { side: 'top' }, id: 'node:a', w: 10, h: 10, fill: '#e4002b' } },
      { name: 'addRect', args: { place: { side: 'top' }, id: 'node:b', w: 10, h: 10, fill: '#000000' } },
    ]);
    const second = after(first, [{ name: 'move', args: { ids: ['node:b'], dx: 5, dy: 0 } }]);
    const items = async (document: DesignDocument) => (await list(document)).surfaces[0]?.items ?? [];
    expect((await items(second))[0]).toBe((await items(first))[0]);
    expect((await items(second))[1]).not.toBe((await items(first))[1]);
    const red = second.records['color:signal-red'];
    if (red?.kind !== 'color') throw new Error('no red');
    const recoloured = { ...second, records: { ...second.records, [red.id]: { ...red, srgb: '#00ff00' } } };
    expect((await items(recoloured))[0]).toMatchObject({ fill: { srgb: '#00ff00' } });
  });

  it('leaves hidden nodes out and paints the sheet under the sides', async () => {
    const document = after(testDesign(), [
      { name: 'addRect', args: { place: { side: 'top' }, id: 'node:side', w: 10, h: 10 } },
      { name: 'addRect', args: { place: { side: null }, id: 'node:sheet', w: 10, h: 10 } },
      { name: 'addRect', args: { place: { side: null }, id: 'node:gone', w: 10, h: 10 } },
      { name: 'setHidden', args: { ids: ['node:gone'], hidden: true } },
    ]);
    const [surface] = (await list(document)).surfaces;
    expect(surface?.items.map((item) => item.nodeId)).toEqual(['node:sheet', 'node:side']);
    expect(surface?.items[1]?.clips).toEqual(['bleed', 'top']);
  });

  it('flips art about its own middle, turned or not', async () => {
    const at = { x: 40, y: 60, w: 30, h: 20 };
    const corners = async (rot: number, flip: { readonly flipX?: boolean; readonly flipY?: boolean }) => {
      const document = after(testDesign(), [
        { name: 'addImage', args: { place: { side: null }, id: 'node:i', asset } },
        { name: 'rotate', args: { id: 'node:i', rot } },
        { name: 'resize', args: { id: 'node:i', ...at, ...flip } },
      ]);
      const [item] = (await list(document)).surfaces[0]?.items ?? [];
      if (item?.kind !== 'image') throw new Error('no picture');
      return (
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const
      ).map((corner) => apply(item.matrix, corner).map((value) => Math.round(value * 1e6) / 1e6));
    };
    for (const rot of [0, 30, 90]) {
      const [a, b, c, d] = await corners(rot, {});
      expect(await corners(rot, { flipX: true })).toEqual([b, a, d, c]);
      expect(await corners(rot, { flipY: true })).toEqual([d, c, b, a]);
      expect(await corners(rot, { flipX: true, flipY: true })).toEqual([c, d, a, b]);
    }
    expect((await corners(0, { flipX: true }))[0]).toEqual([70, 60]);
  });

  it('prints white under everything when the print asks for it', async () => {
    const plain = after(testDesign(), [{ name: 'addRect', args: { place: { side: 'top' }, w: 10, h: 10 } }]);
    const document = after(plain, [{ name: 'setPrint', args: { print: { ...plain.print, white: true } } }]);
    const [surface] = (await list(document)).surfaces;
    expect(surface?.items.map((item) => item.plate)).toEqual(['white', 'process']);
  });
});

describe('touching', () => {
  it('finds the topmost object by geometry, turned ones too, and passes through locked ones', async () => {
    const document = after(testDesign(), [
      { name: 'addRect', args: { place: { side: 'top', x: 100, y: 100 }, id: 'node:a', w: 40, h: 40 } },
      { name: 'addRect', args: { place: { side: 'top', x: 110, y: 110 }, id: 'node:b', w: 20, h: 20 } },
      { name: 'rotate', args: { id: 'node:b', rot: 45 } },
    ]);
    const shown = await list(document);
    expect(hitTest(shown, [120, 120])).toBe('node:b');
    // The corner of the turned square: outside its unturned box's corner, inside its diamond's tip.
    expect(hitTest(shown, [111, 111])).toBe('node:a');
    expect(hitTest(shown, [120, 107])).toBe('node:b');
    expect(hitTest(shown, [99.5, 100])).toBeNull();
    expect(hitTest(shown, [99.5, 100], { tolerance: 1 })).toBe('node:a');
    const locked = after(document, [{ name: 'setLocked', args: { ids: ['node:b'], locked: true } }]);
    expect(hitTest(await list(locked), [120, 120])).toBe('node:a');
    expect(nodesWithin(shown, { x: 99, y: 99, width: 42, height: 42 })).toEqual(['node:a', 'node:b']);
  });

  it('snaps to the centre of the side and to other objects, within reach only', async () => {
    const document = after(testDesign(), [
      { name: 'addRect', args: { place: { side: 'top', x: 10, y: 10 }, id: 'node:a', w: 8, h: 8 } },
    ]);
    const frame = top();
    const targets = snapTargets({
      list: await list(document),
      die: testDie(),
      side: 'top',
      moving: ['node:b'],
    });
    const centre = frame.x + frame.width / 2;
    const near = snap({ x: centre - 5 + 0.4, y: 10.3, width: 10, height: 3 }, targets, 1);
    expect(near.dx).toBeCloseTo(-0.4, 6);
    expect(near.dy).toBeCloseTo(-0.3, 6);
    expect(near.guides.map((guide) => `${guide.axis} ${guide.kind}`)).toEqual(['x centre', 'y object']);
    expect(snap({ x: -500, y: -500, width: 1, height: 1 }, targets, 1)).toEqual({ dx: 0, dy: 0, guides: [] });
  });
});

describe('preflight', () => {
  const findings = async (commands: readonly Command[], print: Partial<DesignDocument['print']> = {}) => {
    const design = testDesign();
    const document = after({ ...design, print: { ...design.print, ...print } }, commands, await testShaper());
    return { document, found: preflight(await list(document), testDie()) };
  };
  const ids = async (commands: readonly Command[], print: Partial<DesignDocument['print']> = {}) =>
    (await findings(commands, print)).found.map((finding) => `${finding.severity} ${finding.id}`);
  const onLid = { side: 'top' } as const;

  it('says that an empty design is empty, and nothing about a good one', async () => {
    expect(await ids([])).toEqual(['warning empty_design']);
    expect(await ids([{ name: 'addText', args: { place: onLid, text: 'Hej' } }])).toEqual([]);
  });

  it.each([
    [149, 'error resolution_too_low'],
    [150, 'warning resolution_low'],
    [199, 'warning resolution_low'],
    [200, 'note resolution_below_ideal'],
    [299, 'note resolution_below_ideal'],
    [300, undefined],
  ])('judges %d dpi', async (dpi, expected) => {
    const px: [number, number] = [dpi * 2, dpi];
    const place: Command = {
      name: 'addImage',
      args: { place: onLid, asset: { ...asset, px }, w: 50.8, h: 25.4 },
    };
    expect((await ids([place]))[0]).toBe(expected);
  });

  it('offers a fix that works', async () => {
    const place: Command = {
      name: 'addImage',
      args: { place: onLid, asset: { ...asset, px: [400, 200] }, w: 50.8, h: 25.4 },
    };
    const { document, found } = await findings([place]);
    const fix = found[0]?.fix;
    if (fix === undefined) throw new Error('no fix');
    const fixed = after(document, [fix]);
    expect(preflight(await list(fixed), testDie()).map((finding) => finding.id)).toEqual([]);
  });

  it.each<[string, Command, Partial<DesignDocument['print']>?]>([
    [
      'error outside_print_area',
      { name: 'addRect', args: { place: { side: 'top', x: -900, y: 0 }, w: 5, h: 5 } },
    ],
    [
      'error cut_off',
      {
        name: 'addText',
        args: { place: { side: 'top', x: top().x - 4, y: top().y + 40 }, text: 'Hej hej', w: 60 },
      },
    ],
    [
      'warning safe_zone',
      {
        name: 'addText',
        args: { place: { side: 'top', x: top().x + 2, y: top().y + 40 }, text: 'Hej hej', w: 60 },
      },
    ],
    ['warning small_text', { name: 'addText', args: { place: onLid, text: 'tiny', size: 1.7 } }],
    [
      'warning thin_line',
      {
        name: 'addRect',
        args: { place: onLid, w: 20, h: 20, fill: null, stroke: { color: '#000000', width: 0.05 } },
      },
    ],
    ['warning white_on_kraft', { name: 'addRect', args: { place: onLid, w: 20, h: 20, fill: '#ffffff' } }],
    ['error missing_glyphs', { name: 'addText', args: { place: onLid, text: '你好' } }],
    ['warning nothing_to_print', { name: 'addText', args: { place: onLid, text: '' } }],
  ])('%s', async (expected, command) => {
    expect(await ids([command])).toContain(expected);
  });

  it('allows white where a white plate or white board is there', async () => {
    const white: Command = { name: 'addRect', args: { place: onLid, w: 20, h: 20, fill: '#ffffff' } };
    expect(await ids([white], { white: true })).not.toContain('warning white_on_kraft');
    expect(await ids([white], { material: 'cardboard-white' })).not.toContain('warning white_on_kraft');
  });

  it('asks for bleed where art ends at a cut, and not where it ends at a crease', async () => {
    const front = frameOf(testDie(), 'front');
    if (front === undefined) throw new Error('no front');
    const { x, y, width, height } = front;
    const covering = (grow: number): Command => ({
      name: 'addRect',
      args: { place: { side: 'front', x, y: y - grow }, w: width, h: height + grow },
    });
    const { found } = await findings([covering(0)]);
    // The upper edge of the front wall is a cut, its lower one and both ears are creases.
    expect(found).toMatchObject([
      { id: 'no_bleed', side: 'front', params: { edge: 'top', reach: 0, bleed: 5 } },
    ]);
    expect(await ids([covering(4)])).toEqual(['warning no_bleed']);
    expect(await ids([covering(5)])).toEqual([]);
  });
});
