import { upDirectionOnSheet } from '@shop/packaging';
import fc from 'fast-check';
import { frameOf, uprightSize, uprightToSheet } from '../geometry/die-frame.ts';
import { dieOf } from '../geometry/die-of.ts';
import { apply, invert } from '../geometry/matrix.ts';
import { preflight } from '../preflight/preflight.ts';
import { centreOf } from '../resolve/frames.ts';
import { createAssetLookup, resolve } from '../resolve/resolve.ts';
import { after, picture, testDesign, testDie, testShaper } from '../testing/fixtures.ts';
import { colorsOf, type DesignDocument, nodesOf } from './document.ts';
import { byIndex, indexBetween } from './ids.ts';
import { checkIntegrity, repairDesign } from './integrity.ts';
import { appliedMigrations } from './migrations.ts';
import { defaultPalette } from './palette.ts';
import { parseDesign, serializeDesign } from './parse.ts';

const tools = { dieOf };
const wire = (document: DesignDocument): Record<string, unknown> =>
  JSON.parse(JSON.stringify(serializeDesign(document)));
const read = (stored: unknown) => {
  const parsed = parseDesign(stored, tools);
  if (!parsed.ok) throw new Error(parsed.path);
  return parsed;
};

describe('an empty design', () => {
  it('starts with fourteen named colours and states its migrations', () => {
    expect(defaultPalette).toHaveLength(14);
    expect(new Set(defaultPalette.map((entry) => entry.uid)).size).toBe(14);
    expect(
      colorsOf(testDesign())
        .toSorted(byIndex)
        .map((color) => color.uid),
    ).toEqual(defaultPalette.map((entry) => entry.uid));
    expect(testDesign().schema.applied).toEqual(['0001-convert-from-v1']);
  });
});

describe('round trip', () => {
  const full = after(testDesign(), [
    {
      name: 'addImage',
      args: { place: { side: 'top' }, asset: { ...picture, mm: [100, 50], px: [1200, 600] } },
    },
    { name: 'addText', args: { place: { side: 'front' }, text: 'Hej' } },
    { name: 'addRect', args: { place: { side: null }, w: 10, h: 10 } },
  ]);

  it('gives back what was stored, byte for byte', () => {
    expect(wire(read(wire(full)).document)).toEqual(wire(full));
  });

  it('carries records, keys and migrations of a later version through unchanged', () => {
    const stored = wire(full);
    const [node] = nodesOf(full);
    const records = {
      ...(stored.records as Record<string, object>),
      'hologram:1': { kind: 'hologram', id: 'hologram:1', depth: 3 },
      [node?.id ?? '']: { ...node, glow: { color: '#fff' } },
    };
    const later = {
      ...stored,
      mood: 'calm',
      schema: { version: 9, applied: [...appliedMigrations, '0042-holograms'] },
      records,
    };
    expect(wire(read(later).document)).toEqual(later);
  });

  it('keeps a record that breaks its schema, names it, and shows the rest', () => {
    const stored = wire(full);
    const [node] = nodesOf(full);
    const records = {
      ...(stored.records as Record<string, object>),
      [node?.id ?? '']: { ...node, size: { w: -4, h: 2 } },
    };
    const parsed = read({ ...stored, records });
    expect(parsed.invalid).toEqual([{ id: node?.id, path: 'size.w' }]);
    expect(nodesOf(parsed.document)).toHaveLength(2);
    expect(wire(parsed.document).records).toEqual(records);
  });

  it.each([null, 7, 'x', [], {}, { records: {} }, { version: 1, sides: {} }])('refuses %j', (value) => {
    expect(parseDesign(value, tools).ok).toBe(false);
  });
});

describe('a design of the first editor', () => {
  const v1 = {
    version: 1,
    id: '7f3a',
    product: { structure: 'fefco-0427', length: 212, width: 148, height: 61, thickness: 1.5 },
    print: { mode: 'print-color-hd', material: 'cardboard-natural' },
    sides: {
      top: {
        background: '#1C2F5C',
        items: [
          { type: 'image', x: 25, y: 10, width: 50, height: 30, file: { ...picture } },
          {
            type: 'text',
            x: 10,
            y: 70,
            width: 80,
            height: 10,
            value: 'Dzień dobry',
            points: 24,
            color: '#ff0000',
            family: 'Lora',
          },
        ],
      },
      front: { items: [] },
    },
  };

  it('comes out in millimetres on the sheet, standing upright where it stood', () => {
    const { document } = read(v1);
    const frame = frameOf(testDie(), 'top');
    const nodes = nodesOf(document).toSorted(byIndex);
    const [image, text] = nodes;
    if (frame === undefined || image === undefined || text === undefined) throw new Error('lost');
    const { width, height } = uprightSize(frame);
    const toSide = invert(uprightToSheet(frame));
    const centre = toSide === null ? [0, 0] : apply(toSide, centreOf(image));
    expect(centre[0]).toBeCloseTo(0.5 * width, 2);
    expect(centre[1]).toBeCloseTo(0.25 * height, 2);
    expect(image.size.w).toBeCloseTo(width / 2, 3);
    expect(text.type === 'text' && text.props).toMatchObject({
      text: 'Dzień dobry',
      font: 'font:lora-regular',
      size: 8.467,
    });
    expect(document.structure.params).toEqual({ L: 212, W: 148, H: 61, t: 1.5 });
    expect(checkIntegrity(document)).toEqual([]);
    // The palette contains navy regardless of the case of its hex; red is added.
    expect(colorsOf(document)).toHaveLength(15);
  });

  it('leans on every side as it leaned when the side stood upright', () => {
    const item = { type: 'image', x: 40, y: 40, width: 20, height: 20, rotation: 30, file: { ...picture } };
    for (const frame of testDie().frames) {
      const { document } = read({ ...v1, sides: { [frame.side]: { items: [item] } } });
      const [node] = nodesOf(document);
      const lean = (((node?.xf.rot ?? Number.NaN) - 30) * Math.PI) / 180;
      const [x, y] = upDirectionOnSheet(frame);
      expect([frame.side, Math.sin(lean), -Math.cos(lean)]).toEqual([
        frame.side,
        expect.closeTo(x, 9),
        expect.closeTo(y, 9),
      ]);
    }
  });

  it('is converted once: reading the result again changes nothing', () => {
    const first = wire(read(v1).document);
    expect(wire(read(first).document)).toEqual(first);
  });
});

describe('integrity', () => {
  const base = after(testDesign(), [
    {
      name: 'addImage',
      args: { place: { side: 'top' }, id: 'node:i', asset: { ...picture, mm: [100, 50], px: [1200, 600] } },
    },
    { name: 'addText', args: { place: { side: 'top' }, id: 'node:t', text: 'Hej' } },
    { name: 'addRect', args: { place: { side: 'top' }, id: 'node:r', w: 10, h: 10 } },
    { name: 'setBackground', args: { side: 'front', color: '#e4002b' } },
  ]);
  const ids = Object.keys(base.records);

  it('finds nothing wrong with what commands made', () => {
    expect(checkIntegrity(base)).toEqual([]);
  });

  it('names what is missing', () => {
    const { 'color:black': _black, [`asset:${picture.sha256}` as const]: _asset, ...records } = base.records;
    const codes = checkIntegrity({ ...base, records }).map((error) => `${error.code} ${error.id}`);
    expect(codes.toSorted()).toEqual([
      'missing_asset node:i',
      'missing_color node:r',
      'missing_color node:t',
    ]);
  });

  it('repairs any document with records torn out or keys that clash', () => {
    fc.assert(
      fc.property(fc.subarray(ids), fc.boolean(), (torn, clash) => {
        const kept = Object.entries(base.records).filter(([id]) => !torn.includes(id));
        const records = Object.fromEntries(
          kept.map(([id, record]) => [
            id,
            clash && record?.kind === 'node' ? { ...record, index: 'a0' } : record,
          ]),
        );
        const broken: DesignDocument = { ...base, records };
        const { document, repaired } = repairDesign(broken);
        expect(checkIntegrity(document).filter((error) => error.code !== 'missing_font')).toEqual([]);
        if (repaired.length === 0) expect(document).toBe(broken);
      }),
    );
  });
});

describe('hostile JSON', () => {
  const stored = wire(
    after(testDesign(), [
      {
        name: 'addImage',
        args: { place: { side: 'top' }, asset: { ...picture, mm: [100, 50], px: [1200, 600] } },
      },
      { name: 'addText', args: { place: { side: 'front' }, text: 'Hej', id: 'node:t' } },
      { name: 'addRect', args: { place: { side: null }, w: 10, h: 10 } },
    ]),
  );

  /** Every replaceable place of the JSON. */
  function paths(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [at];
    return [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))];
  }

  function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
    if (key === undefined) return by;
    if (Array.isArray(value))
      return value.map((inner, at) => (String(at) === key ? replaced(inner, rest, by) : inner));
    // An earlier change may have removed the place.
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, unknown>;
    return { ...object, [key]: replaced(object[key], rest, by) };
  }

  it('is refused or read, and what is read can be repaired, resolved and checked', async () => {
    const shaper = await testShaper();
    const places = paths(stored);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...places),
            fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e9, '', 'node:t', [], {})),
          ),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        (changes) => {
          const broken = changes.reduce<unknown>((value, [path, by]) => replaced(value, path, by), stored);
          const parsed = parseDesign(broken, tools);
          if (!parsed.ok) return;
          const { document } = repairDesign(parsed.document);
          expect(checkIntegrity(document).filter((error) => error.code !== 'missing_font')).toEqual([]);
          const made = dieOf(document.structure);
          if (!made.ok) return;
          const list = resolve(document, made.die, createAssetLookup(document), shaper);
          expect(Array.isArray(preflight(list, made.die))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('order keys', () => {
  it('always leave room between two neighbours', () => {
    let [low, high] = [indexBetween(null, null), indexBetween(indexBetween(null, null), null)];
    for (let step = 0; step < 200; step++) {
      const middle = indexBetween(low, high);
      expect(low < middle && middle < high).toBe(true);
      if (step % 2 === 0) low = middle;
      else high = middle;
    }
  });
});
