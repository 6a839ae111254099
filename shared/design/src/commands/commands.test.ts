import { colorsOf, type DesignDocument, layersOf, nodeById, nodesOf } from '../document/document.ts';
import { byIndex, type NodeId } from '../document/ids.ts';
import { frameOf } from '../geometry/die-frame.ts';
import { dieOf } from '../geometry/die-of.ts';
import { apply } from '../geometry/matrix.ts';
import { resizeBox } from '../geometry/resize.ts';
import { boxMatrix, centreOf } from '../resolve/frames.ts';
import { after, mailer, picture, testDesign, testDie, testShaper } from '../testing/fixtures.ts';
import { runCommand } from './run.ts';
import type { Command } from './schemas.ts';

const asset = { ...picture, mm: [100, 50] as [number, number], px: [1200, 600] as [number, number] };
const rect = (id: NodeId, w = 40, h = 20): Command => ({
  name: 'addRect',
  args: { place: { side: 'top' }, id, w, h, fill: '#e4002b' },
});
const run = (document: DesignDocument, command: Command) => runCommand(document, command, { dieOf });

describe('placing', () => {
  it('centres a picture on the lid, fitted within the safe zone, upright on the closed box', () => {
    const big = { ...asset, mm: [1000, 500] as [number, number] };
    const document = after(testDesign(), [
      { name: 'addImage', args: { place: { side: 'top' }, asset: big } },
    ]);
    const [node] = nodesOf(document);
    const frame = frameOf(testDie(), 'top');
    if (node === undefined || frame === undefined) throw new Error('nothing was placed');
    expect(centreOf(node)[0]).toBeCloseTo(frame.x + frame.width / 2, 2);
    expect(centreOf(node)[1]).toBeCloseTo(frame.y + frame.height / 2, 2);
    expect(node.size.w / node.size.h).toBeCloseTo(2, 3);
    expect(node.size.w).toBeLessThan(212);
    expect((node.xf.rot + frame.turn) % 360).toBe(0);
    expect(layersOf(document).map((layer) => layer.side)).toEqual(['top']);
  });

  it('stores a file placed twice once', () => {
    const place = { side: 'top' as const };
    const document = after(testDesign(), [
      { name: 'addImage', args: { place, asset } },
      { name: 'addImage', args: { place, asset } },
    ]);
    expect(nodesOf(document)).toHaveLength(2);
    expect(Object.keys(document.records).filter((id) => id.startsWith('asset:'))).toHaveLength(1);
  });

  it('sizes a text box to its line and freezes the breaks', async () => {
    const shaper = await testShaper();
    const document = after(
      testDesign(),
      [
        {
          name: 'addText',
          args: { place: { side: 'top' }, id: 'node:t', text: 'Zażółć gęślą jaźń', size: 8 },
        },
      ],
      shaper,
    );
    const node = nodeById(document, 'node:t');
    expect(node?.type === 'text' && node.props.lines?.breaks).toEqual([[0, 17]]);
    expect(node?.size.h).toBeCloseTo(9.6, 3);
    const frame = frameOf(testDie(), 'top');
    expect(node && centreOf(node)[1]).toBeCloseTo((frame?.y ?? 0) + (frame?.height ?? 0) / 2, 2);
  });
});

describe('limits', () => {
  it('refuses the thirty-third colour and changes nothing', () => {
    let document = testDesign();
    for (let at = 0; colorsOf(document).length < 32; at++) {
      const color = `#0000${(16 + at).toString(16)}`;
      document = after(document, [{ name: 'setBackground', args: { side: 'top', color } }]);
    }
    const result = run(document, { name: 'setBackground', args: { side: 'top', color: '#fedcba' } });
    expect(result).toEqual({ ok: false, problem: { code: 'palette_full', maximum: 32 } });
  });

  it.each<[string, Command]>([
    ['invalid_arguments', { name: 'addRect', args: { place: { side: 'top' }, w: -1, h: 5 } }],
    ['invalid_arguments', { name: 'move', args: { ids: ['node:a'], dx: Number.NaN, dy: 0 } }],
    ['unknown_node', { name: 'rotate', args: { id: 'node:nowhere', rot: 5 } }],
    ['wrong_type', { name: 'setText', args: { id: 'node:a', text: 'x' } }],
    ['unknown_color', { name: 'setColor', args: { ids: ['node:a'], color: 'color:none' } }],
  ])('answers %s', (code, command) => {
    const result = run(after(testDesign(), [rect('node:a')]), command);
    expect(result.ok ? 'ok' : result.problem.code).toBe(code);
  });

  it('does not touch a locked object', () => {
    const document = after(testDesign(), [
      rect('node:a'),
      { name: 'setLocked', args: { ids: ['node:a'], locked: true } },
    ]);
    expect(run(document, { name: 'remove', args: { ids: ['node:a'] } })).toMatchObject({
      problem: { code: 'locked' },
    });
  });

  it('names the limit of an impossible size', () => {
    const structure = { ...mailer, params: { ...mailer.params, L: 5 } };
    const result = run(testDesign(), { name: 'setStructure', args: { structure } });
    expect(result).toMatchObject({ ok: false, problem: { code: 'impossible_structure', parameter: 'L' } });
  });
});

describe('order', () => {
  const ids = ['node:a', 'node:b', 'node:c', 'node:d'] as const;
  const stack = after(
    testDesign(),
    ids.map((id) => rect(id)),
  );
  const order = (document: DesignDocument) =>
    nodesOf(document)
      .toSorted(byIndex)
      .map((node) => node.id.slice(5))
      .join('');

  it.each([
    ['front', ['node:a', 'node:b'], 'cdab'],
    ['back', ['node:c', 'node:d'], 'cdab'],
    ['forward', ['node:a', 'node:b'], 'cabd'],
    ['backward', ['node:c', 'node:d'], 'acdb'],
    ['forward', ['node:d'], 'abcd'],
    ['forward', ['node:c', 'node:d'], 'abcd'],
    ['backward', ['node:a'], 'abcd'],
  ] as const)('%s %s -> %s', (to, moving, expected) => {
    expect(order(after(stack, [{ name: 'reorder', args: { ids: [...moving], to } }]))).toBe(expected);
  });
});

describe('resizing', () => {
  it.each([0, 30, 90, 217])('keeps the opposite corner at %d degrees', (rot) => {
    const box = { xf: { x: 10, y: 20, rot, flipX: false, flipY: false }, size: { w: 40, h: 20 } };
    const corner = apply(boxMatrix(box), [0, 0]);
    const pointer = apply(boxMatrix(box), [70, 45]);
    const next = resizeBox(box, 'se', pointer);
    expect([next.w, next.h]).toEqual([expect.closeTo(70, 2), expect.closeTo(45, 2)]);
    const after = apply(boxMatrix({ xf: { ...box.xf, x: next.x, y: next.y }, size: next }), [0, 0]);
    expect(after[0]).toBeCloseTo(corner[0], 2);
    expect(after[1]).toBeCloseTo(corner[1], 2);
  });

  it('does not drift over a thousand steps there and back', () => {
    let document = after(testDesign(), [
      rect('node:a'),
      { name: 'rotate', args: { id: 'node:a', rot: 33.3 } },
    ]);
    const start = nodeById(document, 'node:a');
    if (start === undefined) throw new Error('nothing was placed');
    for (let step = 0; step < 1000; step++) {
      const node = nodeById(document, 'node:a');
      if (node === undefined) throw new Error('the node is gone');
      const w = step % 2 === 0 ? 55.5 : 40;
      const { flipX: _x, flipY: _y, ...box } = resizeBox(node, 'e', apply(boxMatrix(node), [w, 10]));
      document = after(document, [{ name: 'resize', args: { id: 'node:a', ...box } }]);
    }
    const end = nodeById(document, 'node:a');
    expect(end?.xf.x).toBeCloseTo(start.xf.x, 1);
    expect(Math.abs((end?.xf.x ?? 0) - start.xf.x)).toBeLessThan(0.01);
    expect(Math.abs((end?.xf.y ?? 0) - start.xf.y)).toBeLessThan(0.01);
  });

  it('flips art that is dragged past its fixed edge and keeps the ratio when asked', () => {
    const box = { xf: { x: 0, y: 0, rot: 0, flipX: false, flipY: false }, size: { w: 40, h: 20 } };
    expect(resizeBox(box, 'e', [-10, 5])).toMatchObject({ x: -10, w: 10, flipX: true, h: 20 });
    expect(resizeBox(box, 'se', [80, 21], { keepRatio: true })).toMatchObject({ w: 80, h: 40, x: 0, y: 0 });
  });

  it('reflows text at its side and scales it at its corner', async () => {
    const shaper = await testShaper();
    const text: Command = {
      name: 'addText',
      args: {
        place: { side: 'top', x: 200, y: 200 },
        id: 'node:t',
        text: 'one two three four',
        size: 8,
        w: 100,
      },
    };
    const start = after(testDesign(), [text], shaper);
    const narrow = after(
      start,
      [{ name: 'resize', args: { id: 'node:t', x: 200, y: 200, w: 30, h: 9 } }],
      shaper,
    );
    const node = nodeById(narrow, 'node:t');
    expect(node?.type === 'text' && node.props.size).toBe(8);
    expect(node?.type === 'text' && (node.props.lines?.breaks.length ?? 0)).toBeGreaterThan(1);
    const scaled = after(
      start,
      [{ name: 'resize', args: { id: 'node:t', x: 200, y: 200, w: 200, h: 19.2, scaleText: true } }],
      shaper,
    );
    const big = nodeById(scaled, 'node:t');
    expect(big?.type === 'text' && big.props.size).toBeCloseTo(16, 3);
    expect(big?.type === 'text' && big.props.lines?.breaks.length).toBe(1);
  });
});

describe('another size', () => {
  const larger = { ...mailer, params: { ...mailer.params, L: 300, W: 200 } };
  const smaller = { ...mailer, params: { ...mailer.params, L: 120, W: 110 } };

  it('keeps size and relative centre', () => {
    const document = after(testDesign(), [
      rect('node:a'),
      { name: 'move', args: { ids: ['node:a'], dx: 20, dy: -10 } },
    ]);
    const moved = after(document, [{ name: 'setStructure', args: { structure: larger } }]);
    const part = (design: DesignDocument, die = testDie(design.structure)) => {
      const frame = frameOf(die, 'top');
      const node = nodeById(design, 'node:a');
      if (frame === undefined || node === undefined) throw new Error('no lid');
      const [x, y] = centreOf(node);
      return [(x - frame.x) / frame.width, (y - frame.y) / frame.height, node.size.w, node.size.h];
    };
    for (const [at, value] of part(document).entries()) expect(part(moved)[at]).toBeCloseTo(value, 4);
  });

  it('pushes what no longer fits back inside and flags it', () => {
    const document = after(testDesign(), [
      rect('node:a', 100, 20),
      { name: 'move', args: { ids: ['node:a'], dx: 50, dy: 0 } },
    ]);
    const result = run(document, { name: 'setStructure', args: { structure: smaller } });
    if (!result.ok) throw new Error(result.problem.code);
    expect(result.flagged).toEqual(['node:a']);
    const frame = frameOf(testDie(smaller), 'top');
    const node = nodeById(result.document, 'node:a');
    expect((node?.xf.x ?? 0) + 100).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0), 2);
  });
});
