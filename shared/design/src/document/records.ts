/**
 * The records of a design. Lengths are millimetres to three decimals on the flat sheet as seen from its printed face,
 * angles degrees clockwise. A record has no scale and, apart from a text's frozen lines, no derived values. Unknown
 * keys are preserved.
 */
import { sides } from '@shop/packaging';
import * as z from 'zod/mini';

const idOf = <K extends string>(kind: K) => z.templateLiteral([z.literal(kind), ':', z.string()]);
export const layerId = idOf('layer');
export const nodeId = idOf('node');
export const colorId = idOf('color');
export const fontId = idOf('font');
export const assetId = idOf('asset');

const finite = z.number();
const length = z.number().check(z.minimum(0), z.maximum(20_000));
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const index = z.string().check(z.minLength(1), z.maxLength(200));
const percent = z.number().check(z.minimum(0), z.maximum(100));
export const cmykSchema = z.tuple([percent, percent, percent, percent]);

export const surfaces = ['outside', 'inside'] as const;
export type SurfaceName = (typeof surfaces)[number];

/** A stack of nodes. A null `side` spans the whole sheet, so its art runs across creases. */
export const layerSchema = z.looseObject({
  kind: z.literal('layer'),
  id: layerId,
  surface: z.enum(surfaces),
  side: z.nullable(z.enum(sides)),
  index,
  locked: z.boolean(),
  hidden: z.boolean(),
  /** Fills the side (or the sheet, bleed included) under its nodes. */
  background: z.nullable(colorId),
});

/** The box before rotation: `x`, `y` its top left corner; `rot` turns it about its centre. */
const transformSchema = z.looseObject({
  x: finite,
  y: finite,
  rot: z.number().check(z.minimum(0), z.lt(360)),
  flipX: z.boolean(),
  flipY: z.boolean(),
});

const nodeBase = {
  kind: z.literal('node'),
  id: nodeId,
  parent: layerId,
  index,
  /** The name in the object list; empty = the interface uses the type. */
  name: z.string().check(z.maxLength(200)),
  locked: z.boolean(),
  hidden: z.boolean(),
  xf: transformSchema,
  size: z.looseObject({ w: length, h: length }),
  /** Parts of the box edges across which art continues; stored for the seam tools. */
  continueSeams: z.array(z.string()),
  /** Set by reflow when the node no longer fits its side; the interface shows it, any edit clears it. */
  flagged: z.boolean(),
};

/** A part of the asset, 0…1 of its width and height from the top left. */
export const cropSchema = z.looseObject({ x: finite, y: finite, w: finite, h: finite });

export const imageNodeSchema = z.looseObject({
  ...nodeBase,
  type: z.literal('image'),
  props: z.looseObject({
    asset: assetId,
    crop: cropSchema,
    opacity: z.number().check(z.minimum(0), z.maximum(1)),
  }),
});

export const alignments = ['left', 'centre', 'right'] as const;
export type Alignment = (typeof alignments)[number];

/** The line breaks of the last layout; valid while the font file has this hash. */
export const frozenLinesSchema = z.looseObject({
  fontHash: z.string(),
  /** Start and end of each line in UTF-16 units of `text`; the gap between two lines is the break. */
  breaks: z.array(z.tuple([z.number(), z.number()])),
});

export const textNodeSchema = z.looseObject({
  ...nodeBase,
  type: z.literal('text'),
  props: z.looseObject({
    text: z.string().check(z.maxLength(10_000)),
    font: fontId,
    /** Font size in millimetres (1 pt = 25.4/72 mm). */
    size: z.number().check(z.minimum(0.1), z.maximum(2_000)),
    color: colorId,
    align: z.enum(alignments),
    /** Distance of baselines as a multiple of the font size. */
    lineHeight: z.number().check(z.minimum(0.5), z.maximum(5)),
    lines: z.nullable(frozenLinesSchema),
  }),
});

const strokeSchema = z.looseObject({ color: colorId, width: length });

export const rectNodeSchema = z.looseObject({
  ...nodeBase,
  type: z.literal('rect'),
  props: z.looseObject({ fill: z.nullable(colorId), stroke: z.nullable(strokeSchema), radius: length }),
});

/** `commands` are drawn in the unit square, which is scaled to the node's box. */
export const pathNodeSchema = z.looseObject({
  ...nodeBase,
  type: z.literal('path'),
  props: z.looseObject({
    commands: z.array(
      z.union([
        z.tuple([z.literal('M'), finite, finite]),
        z.tuple([z.literal('L'), finite, finite]),
        z.tuple([z.literal('C'), finite, finite, finite, finite, finite, finite]),
        z.tuple([z.literal('Z')]),
      ]),
    ),
    fill: z.nullable(colorId),
    stroke: z.nullable(strokeSchema),
  }),
});

export const nodeSchema = z.discriminatedUnion('type', [
  imageNodeSchema,
  textNodeSchema,
  rectNodeSchema,
  pathNodeSchema,
]);

/** `uid` is the palette's permanent name of the entry; `spot` names a spot colour. */
export const colorSchema = z.looseObject({
  kind: z.literal('color'),
  id: colorId,
  uid: z.string(),
  index,
  srgb: hex,
  cmyk: z.nullable(cmykSchema),
  spot: z.nullable(z.string()),
});

export const fontSchema = z.looseObject({
  kind: z.literal('font'),
  id: fontId,
  family: z.string(),
  /** The weight's name in the interface: regular, bold. */
  style: z.string(),
  file: z.string(),
  sha256: z.string(),
});

export const artworkKinds = ['pdf', 'svg', 'png', 'jpg'] as const;
export type ArtworkKind = (typeof artworkKinds)[number];

/** Content-addressed artwork. Its upload status is not part of the document. */
export const assetSchema = z.looseObject({
  kind: z.literal('asset'),
  id: assetId,
  sha256: z.string(),
  name: z.string(),
  format: z.enum(artworkKinds),
  /** Page of a PDF, from 1. */
  page: z.number().check(z.minimum(1)),
  /** Natural size; a raster without density counts as 300 px per inch. */
  mm: z.tuple([length, length]),
  /** Declared pixels of a raster; null for vector artwork. */
  px: z.nullable(z.tuple([z.number(), z.number()])),
});

/** Only the declared keys: foreign keys exist at run time, but code must not read them by accident. */
type Known<T> = T extends readonly unknown[]
  ? Readonly<T>
  : T extends object
    ? { readonly [K in keyof T as string extends K ? never : K]: Known<T[K]> }
    : T;

export type LayerRecord = Known<z.infer<typeof layerSchema>>;
export type ImageNode = Known<z.infer<typeof imageNodeSchema>>;
export type TextNode = Known<z.infer<typeof textNodeSchema>>;
export type RectNode = Known<z.infer<typeof rectNodeSchema>>;
export type PathNode = Known<z.infer<typeof pathNodeSchema>>;
export type NodeRecord = ImageNode | TextNode | RectNode | PathNode;
export type NodeType = NodeRecord['type'];
export type ColorRecord = Known<z.infer<typeof colorSchema>>;
export type FontRecord = Known<z.infer<typeof fontSchema>>;
export type AssetRecord = Known<z.infer<typeof assetSchema>>;
export type DesignRecord = LayerRecord | NodeRecord | ColorRecord | FontRecord | AssetRecord;
/** Ink in per cent: cyan, magenta, yellow, black. */
export type Cmyk = readonly [c: number, m: number, y: number, k: number];
export type Crop = Known<z.infer<typeof cropSchema>>;

/** The schema of every kind this version knows. */
export const recordSchemas = {
  layer: layerSchema,
  node: nodeSchema,
  color: colorSchema,
  font: fontSchema,
  asset: assetSchema,
} as const;
