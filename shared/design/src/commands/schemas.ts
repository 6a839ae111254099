/**
 * The closed set of commands: name -> schema of its arguments. Editor, server and tests share them; a command that does
 * not parse changes nothing.
 */
import { sides } from '@shop/packaging';
import * as z from 'zod/mini';
import { printSchema, structureSchema } from '../document/document.ts';
import {
  alignments,
  artworkKinds,
  colorId,
  cropSchema,
  fontId,
  layerId,
  nodeId,
  nodeSchema,
  surfaces,
} from '../document/records.ts';

const finite = z.number();
const positive = z.number().check(z.positive(), z.maximum(20_000));
const ids = z.array(nodeId).check(z.minLength(1));

/** The placement of a new node: a side, or null for the whole sheet. Without `x`, `y` it is centred and upright. */
const placeSchema = z.object({
  surface: z._default(z.enum(surfaces), 'outside'),
  side: z.nullable(z.enum(sides)),
  /** Top left corner of the unrotated box on the sheet. */
  x: z.optional(finite),
  y: z.optional(finite),
});

const newAsset = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  name: z.string(),
  format: z.enum(artworkKinds),
  page: z.optional(z.number()),
  mm: z.tuple([positive, positive]),
  px: z.nullable(z.tuple([z.number(), z.number()])),
});

/** A palette entry by id, or a colour, which is added to the palette if missing. */
const colorChoice = z.union([colorId, z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))]);

export const commandSchemas = {
  /** Registers a new asset and places it, fitted into its side at the natural ratio unless w, h are given. */
  addImage: z.object({
    place: placeSchema,
    asset: newAsset,
    w: z.optional(positive),
    h: z.optional(positive),
    id: z.optional(nodeId),
  }),
  addText: z.object({
    place: placeSchema,
    text: z.string().check(z.maxLength(10_000)),
    font: z.optional(fontId),
    size: z.optional(positive),
    color: z.optional(colorChoice),
    align: z.optional(z.enum(alignments)),
    w: z.optional(positive),
    id: z.optional(nodeId),
  }),
  addRect: z.object({
    place: placeSchema,
    w: positive,
    h: positive,
    fill: z.optional(z.nullable(colorChoice)),
    stroke: z.optional(z.nullable(z.object({ color: colorChoice, width: positive }))),
    radius: z.optional(z.number().check(z.minimum(0))),
    id: z.optional(nodeId),
  }),
  /** Millimetres on the sheet. */
  move: z.object({ ids, dx: finite, dy: finite }),
  /** New box before rotation. The point opposite of `anchor` is not fixed: pass x, y from `resizeBox`. */
  resize: z.object({
    id: nodeId,
    x: finite,
    y: finite,
    w: positive,
    h: positive,
    flipX: z.optional(z.boolean()),
    flipY: z.optional(z.boolean()),
    /** Text only: a corner handle scales the font with the box, a side handle reflows (the default). */
    scaleText: z.optional(z.boolean()),
  }),
  /** Degrees clockwise, absolute. */
  rotate: z.object({ id: nodeId, rot: finite }),
  crop: z.object({ id: nodeId, crop: cropSchema }),
  setText: z.object({ id: nodeId, text: z.string().check(z.maxLength(10_000)) }),
  setFont: z.object({
    ids,
    font: z.optional(fontId),
    size: z.optional(positive),
    align: z.optional(z.enum(alignments)),
    lineHeight: z.optional(z.number().check(z.minimum(0.5), z.maximum(5))),
  }),
  /** The text's colour, a shape's fill or its stroke. null removes a fill or a stroke. */
  setColor: z.object({
    ids,
    target: z._default(z.enum(['fill', 'stroke']), 'fill'),
    color: z.nullable(colorChoice),
    strokeWidth: z.optional(positive),
  }),
  setOpacity: z.object({ ids, opacity: z.number().check(z.minimum(0), z.maximum(1)) }),
  /** Fills a side (or the whole sheet with side null), including the bleed. */
  setBackground: z.object({
    surface: z._default(z.enum(surfaces), 'outside'),
    side: z.nullable(z.enum(sides)),
    color: z.nullable(colorChoice),
  }),
  reorder: z.object({ ids, to: z.enum(['front', 'back', 'forward', 'backward']) }),
  remove: z.object({ ids }),
  duplicate: z.object({
    ids,
    dx: z._default(finite, 5),
    dy: z._default(finite, 5),
    newIds: z.optional(z.array(nodeId)),
  }),
  /** Inserts copies of nodes of this or another design with the same files. */
  paste: z.object({ nodes: z.array(nodeSchema).check(z.minLength(1)), dx: finite, dy: finite }),
  setLocked: z.object({ ids, locked: z.boolean() }),
  setHidden: z.object({ ids, hidden: z.boolean() }),
  setLayer: z.object({ id: layerId, locked: z.optional(z.boolean()), hidden: z.optional(z.boolean()) }),
  rename: z.object({ id: nodeId, name: z.string().check(z.maxLength(200)) }),
  /** Relative to the side of the first node, or to each other when several are given. */
  align: z.object({ ids, edge: z.enum(['left', 'centre', 'right', 'top', 'middle', 'bottom']) }),
  /** Changes size or board: every node retains its size and its relative centre on its side. One undo step. */
  setStructure: z.object({ structure: structureSchema }),
  setPrint: z.object({ print: printSchema }),
} as const;

export type CommandName = keyof typeof commandSchemas;
export const commandNames = Object.keys(commandSchemas) as readonly CommandName[];

/** A command as callers write it: defaults are optional. */
export type Command = {
  [N in CommandName]: { readonly name: N; readonly args: z.input<(typeof commandSchemas)[N]> };
}[CommandName];

/** The arguments as a handler receives them. */
export type CommandArgs<N extends CommandName> = z.output<(typeof commandSchemas)[N]>;
