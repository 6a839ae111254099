/**
 * Migration 0001. The first editor stored one list of placed objects per side, in per cent of the upright side, and
 * colours as plain hex. They become records in millimetres on the sheet.
 */
import { type Die, sides, structureIds } from '@shop/packaging';
import * as z from 'zod/mini';
import { frameOf, uprightRotation, uprightSize, uprightToSheet } from '../geometry/die-frame.ts';
import { apply, mm } from '../geometry/matrix.ts';
import { fontCatalogue, fontRecord } from '../text/fonts.ts';
import { type ColorId, indexBetween, type RecordId } from './ids.ts';
import type { MigrationTools } from './migration-tools.ts';
import { defaultPalette } from './palette.ts';
import { alignments, artworkKinds, type DesignRecord, type NodeRecord } from './records.ts';
import { isObject, type StoredRecord } from './stored.ts';

const box = {
  /** Per cent of the upright side's width and height; `x`, `y` the top left corner before rotation. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotation: z._default(z.number(), 0),
};

const itemV1 = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('image'),
    ...box,
    file: z.object({
      sha256: z.string(),
      name: z.string(),
      format: z.enum(artworkKinds),
      mm: z.tuple([z.number(), z.number()]),
      px: z._default(z.nullable(z.tuple([z.number(), z.number()])), null),
    }),
  }),
  z.object({
    type: z.literal('text'),
    ...box,
    value: z.string(),
    family: z._default(z.string(), 'Archivo'),
    bold: z._default(z.boolean(), false),
    /** Points. */
    points: z.number(),
    color: z._default(z.string(), '#000000'),
    align: z._default(z.enum(alignments), 'left'),
  }),
]);
type ItemV1 = z.infer<typeof itemV1>;

export const designV1Schema = z.object({
  version: z.literal(1),
  id: z.string(),
  product: z.object({
    structure: z.enum(structureIds),
    length: z.number(),
    width: z.number(),
    height: z.number(),
    thickness: z.number(),
  }),
  print: z._default(z.object({ mode: z.string(), material: z.string() }), {
    mode: 'print-color-hd',
    material: 'cardboard-natural',
  }),
  sides: z.partialRecord(
    z.enum(sides),
    z.object({ background: z.optional(z.string()), items: z.array(itemV1) }),
  ),
});

type Records = { [id in RecordId]?: DesignRecord };

/** Returns unchanged what is not a version 1 design, or has a size that no die can have. */
export function convertFromV1(stored: StoredRecord, tools: MigrationTools): StoredRecord {
  if (stored.version !== 1 || isObject(stored.schema)) return stored;
  const parsed = designV1Schema.safeParse(stored);
  if (!parsed.success) return stored;
  const { id, product, print, sides: oldSides } = parsed.data;
  const structure = {
    id: product.structure,
    version: 1,
    params: { L: product.length, W: product.width, H: product.height, t: product.thickness },
  };
  const made = tools.dieOf(structure);
  if (!made.ok) return stored;

  const records: Records = {};
  for (const entry of fontCatalogue) records[entry.id] = fontRecord(entry);
  const colors = colorTable(records);
  let last: string | null = null;
  for (const side of sides) {
    const old = oldSides[side];
    if (old === undefined || frameOf(made.die, side) === undefined) continue;
    last = indexBetween(last, null);
    records[`layer:v1-${side}`] = {
      kind: 'layer',
      id: `layer:v1-${side}`,
      surface: 'outside',
      side,
      index: last,
      locked: false,
      hidden: false,
      background: old.background === undefined ? null : colors(old.background),
    };
    let above: string | null = null;
    for (const [at, item] of old.items.entries()) {
      above = indexBetween(above, null);
      const node = nodeOf(item, { die: made.die, side, at, index: above, records, colors });
      records[node.id] = node;
    }
  }
  return {
    schema: { version: 2, applied: [] },
    id: id.startsWith('design:') ? id : `design:${id}`,
    rev: 0,
    structure,
    print: { mode: print.mode, material: print.material, inside: false, white: false, units: 'cm' },
    surfaces: ['outside', 'inside'],
    records,
  };
}

/** Finds a colour of the palette by its hex, or adds it. */
function colorTable(records: Records): (hex: string) => ColorId {
  const known = new Map<string, ColorId>();
  let last: string | null = null;
  const add = (uid: string, hex: string): ColorId => {
    last = indexBetween(last, null);
    const id: ColorId = `color:${uid}`;
    records[id] = { kind: 'color', id, uid, index: last, srgb: hex, cmyk: null, spot: null };
    known.set(hex, id);
    return id;
  };
  for (const { uid, hex } of defaultPalette) add(uid, hex);
  return (given) => {
    const hex = /^#[0-9a-f]{6}$/i.test(given) ? given.toLowerCase() : '#000000';
    return known.get(hex) ?? add(`v1-${hex.slice(1)}`, hex);
  };
}

interface PlacementV1 {
  readonly die: Die;
  readonly side: (typeof sides)[number];
  readonly at: number;
  readonly index: string;
  readonly records: Records;
  readonly colors: (hex: string) => ColorId;
}

function nodeOf(item: ItemV1, { die, side, at, index, records, colors }: PlacementV1): NodeRecord {
  const frame = frameOf(die, side);
  if (frame === undefined) throw new Error(`The die has no side ${side}.`);
  const upright = uprightSize(frame);
  const w = mm((item.width / 100) * upright.width);
  const h = mm((item.height / 100) * upright.height);
  const [cx, cy] = apply(uprightToSheet(frame), [
    ((item.x + item.width / 2) / 100) * upright.width,
    ((item.y + item.height / 2) / 100) * upright.height,
  ]);
  const rot = (((item.rotation + uprightRotation(die, side)) % 360) + 360) % 360;
  const base = {
    kind: 'node',
    id: `node:v1-${side}-${at}`,
    parent: `layer:v1-${side}`,
    index,
    name: '',
    locked: false,
    hidden: false,
    xf: { x: mm(cx - w / 2), y: mm(cy - h / 2), rot, flipX: false, flipY: false },
    size: { w, h },
    continueSeams: [],
    flagged: false,
  } as const;
  if (item.type === 'image') {
    const { sha256, name, format, mm: natural, px } = item.file;
    const asset = `asset:${sha256}` as const;
    records[asset] = { kind: 'asset', id: asset, sha256, name, format, page: 1, mm: natural, px };
    return { ...base, type: 'image', props: { asset, crop: { x: 0, y: 0, w: 1, h: 1 }, opacity: 1 } };
  }
  const wanted = fontCatalogue.find(
    (font) => font.family === item.family && font.style === (item.bold ? 'bold' : 'regular'),
  );
  return {
    ...base,
    type: 'text',
    props: {
      text: item.value,
      font: wanted?.id ?? 'font:archivo-regular',
      size: mm((item.points * 25.4) / 72),
      color: colors(item.color),
      align: item.align,
      lineHeight: 1.2,
      lines: null,
    },
  };
}
