import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The file formats of a die. */
export const dieFormats = ['json', 'svg', 'dxf', 'pdf', 'glb'] as const;
export type DieFormat = (typeof dieFormats)[number];

/** What the sizes L, W and H mean: inside the walls, outside them, or crease to crease. */
export const dieDimensions = ['inside', 'outside', 'manufacturing'] as const;

const millimetres = z.number();
const point = z.tuple([millimetres, millimetres]);
const sizeSchema = z.object({ L: millimetres, W: millimetres, H: millimetres });
const limits = { min: z.number(), max: z.number(), step: z.number(), initial: z.number() };
const limitSchema = z.object(limits);

const structureRowSchema = z.object({
  id: z.string(),
  version: z.int(),
  /** The code in its standard. */
  code: z.string(),
  family: z.string(),
  /** Ranges at the default size; the ranges of options depend on the size. */
  limits: z.object({ L: limitSchema, W: limitSchema, H: limitSchema, t: limitSchema }),
  options: z.array(z.object({ name: z.string(), unit: z.string(), ...limits })),
  /** Named option sets, where plants or published tables differ. */
  profiles: z.array(z.string()),
  default_board: z.string(),
  /** Recommended distances for artwork. */
  bleed: millimetres,
  safe: millimetres,
  /** Addresses of the die at its default size, by format; accepts `L`, `W`, `H`, `t`, `dims`, `board` or an option. */
  templates: z.object({
    json: z.string(),
    svg: z.string(),
    dxf: z.string(),
    pdf: z.string(),
    glb: z.string(),
  }),
});

/** Every structure with a die. */
export const listDies = defineEndpoint({
  method: 'GET',
  path: '/v1/dies',
  summary: 'Structures, their parameters and limits',
  audience: 'anyone',
  reply: z.object({
    dies: z.array(structureRowSchema),
    boards: z.array(
      z.object({
        id: z.string(),
        material: z.string(),
        flute: z.string(),
        caliper: millimetres,
        grammage: z.number(),
      }),
    ),
  }),
  errors: [],
});

const segmentSchema = z.union([
  z.object({ kind: z.literal('line'), to: point }),
  z.object({
    kind: z.literal('arc'),
    to: point,
    radius: millimetres,
    largeArc: z.boolean(),
    /** True turns clockwise on screen. */
    sweep: z.boolean(),
  }),
]);
const pathSchema = z.object({ start: point, segments: z.array(segmentSchema), closed: z.boolean() });
const rings = z.array(z.array(point));

const panelSchema = z.object({
  id: z.string(),
  piece: z.string(),
  side: z.nullable(z.string()),
  layer: z.number(),
  outline: z.array(point),
  holes: rings,
  hinge: z.nullable(
    z.object({
      parent: z.string(),
      kind: z.string(),
      from: point,
      to: point,
      /** Degrees when closed; positive folds away from the viewer of the printed face. */
      angle: z.number(),
      /** Start and end of the fold, 0 … 1 of the whole. */
      stage: z.tuple([z.number(), z.number()]),
    }),
  ),
});

const inchesSchema = z.object({ L: z.number(), W: z.number(), H: z.number() });
const seamEdgeSchema = z.object({ panel: z.string(), from: point, to: point });

/**
 * A die with its derived figures. Millimetres on the flat sheet as seen from the printed face, x right, y down. Figures
 * of the board (weight, post, carbon) are null when no board has this caliper.
 */
export const dieReplySchema = z.object({
  structure: z.string(),
  version: z.int(),
  code: z.string(),
  /** SHA-256 over structure, version and lines: equal hashes fit the same cutting tool. */
  hash: z.string(),
  stamp: z.string(),
  /** Inside millimetres, the caliper and every option, including defaults. */
  parameters: z.object({ ...sizeSchema.shape, t: millimetres, options: z.record(z.string(), z.number()) }),
  sizes: z.object({
    inside: sizeSchema,
    outside: sizeSchema,
    manufacturing: sizeSchema,
    flat: z.object({ width: millimetres, height: millimetres }),
    /** One piece as delivered, flat: a stack of a hundred is a hundred thicknesses high. */
    packed: z.object({ width: millimetres, height: millimetres, thickness: millimetres }),
  }),
  /** The same sizes in inches, to a ten thousandth. */
  sizes_inches: z.object({
    inside: inchesSchema,
    outside: inchesSchema,
    manufacturing: inchesSchema,
    flat: z.object({ width: z.number(), height: z.number() }),
  }),
  pieces: z.array(
    z.object({
      id: z.string(),
      role: z.string(),
      x: millimetres,
      y: millimetres,
      width: millimetres,
      height: millimetres,
    }),
  ),
  cuts: z.array(pathSchema),
  creases: z.array(z.tuple([point, point])),
  marks: z.array(z.object({ kind: z.string(), path: pathSchema })),
  panels: z.array(panelSchema),
  sides: z.array(
    z.object({
      side: z.string(),
      panel: z.string(),
      x: millimetres,
      y: millimetres,
      width: millimetres,
      height: millimetres,
      /** Quarter turns clockwise, in degrees, that bring the side upright. */
      turn: z.number(),
    }),
  ),
  /** Pairs "inner~outer" of panels that lie on each other when closed. */
  glue: z.array(z.string()),
  /**
   * Edges of two sides that meet only when closed, so that artwork may continue: `a.from` meets `b.from`, `a.to`
   * `b.to`.
   */
  seams: z.array(z.object({ a: seamEdgeSchema, b: seamEdgeSchema, gap: millimetres })),
  bleed: z.object({ distance: millimetres, outlines: rings }),
  safe: z.object({ distance: millimetres, zones: z.array(z.object({ panel: z.string(), outlines: rings })) }),
  lengths: z.object({ cut: millimetres, crease: millimetres }),
  board: z.nullable(
    z.object({
      id: z.string(),
      material: z.string(),
      grammage: z.number(),
      /** m² */
      net_area: z.number(),
      gross_area: z.number(),
      /** g */
      weight: z.number(),
      hs_code: z.string(),
      /** The declared share of recycled material, 0 … 1, and its class for producer-responsibility reports. */
      recycled: z.number(),
      material_class: z.string(),
      carriers: z.array(z.object({ carrier: z.string(), band: z.string() })),
      pallet: z.object({ flat: z.int(), erected: z.int() }),
      /** Null when no factor is published for the material. */
      co2: z.nullable(
        z.object({ kg: z.number(), factor_set: z.string(), version: z.string(), boundary: z.string() }),
      ),
    }),
  ),
});
export type DieReply = z.output<typeof dieReplySchema>;

const text = z.optional(z.union([z.string(), z.array(z.string())]));

/**
 * One die as a file. `L`, `W`, `H` in millimetres, `t` the caliper (or `board`, which has one), `profile` a named
 * option set, further options of the structure by name. Missing values default to the structure's. An unknown or
 * impossible value is refused with the parameter, its limit and the reason. The reply of `json` is `dieReplySchema`.
 * The same address returns the same bytes until the structure's version changes.
 */
export const getDie = defineEndpoint({
  method: 'GET',
  path: '/v1/dies/:structure.:format',
  summary: 'A die in any size: JSON, SVG, DXF, PDF or GLB',
  audience: 'anyone',
  params: z.object({ structure: z.string(), format: z.enum(dieFormats) }),
  query: z.looseObject({ L: text, W: text, H: text, t: text, dims: text, board: text, profile: text }),
  reply: dieReplySchema,
  errors: [],
  binary: 'reply',
});

/** The die that a piece of artwork was made on, verified from its stamp. */
export const sourceDieSchema = z.object({
  structure: z.string(),
  version: z.int(),
  parameters: z.object({
    ...sizeSchema.shape,
    t: millimetres,
    options: z.record(z.string(), z.number()),
  }),
  sheet: z.object({ width: millimetres, height: millimetres }),
  /** Whether the shop still draws exactly this die: its lines have the hash of the stamp. */
  current: z.boolean(),
  /**
   * The position of the die's top left corner from that of the artwork; null when the page no longer is the template's.
   */
  at: z.nullable(z.object({ x: millimetres, y: millimetres })),
});
export type SourceDie = z.output<typeof sourceDieSchema>;

/**
 * Address of a die's file below `/api`.
 * @example dieAddress('fefco-0427', 'pdf', { L: 212, W: 148, H: 61, board: 'natural-e' }) // "/v1/dies/fefco-0427.pdf?L=212&W=148&H=61&board=natural-e"
 */
export function dieAddress(
  structure: string,
  format: DieFormat,
  {
    options = {},
    ...named
  }: {
    readonly L: number;
    readonly W: number;
    readonly H: number;
    readonly t?: number;
    readonly board?: string;
    readonly options?: Readonly<Record<string, number>>;
  },
): string {
  const parts = Object.entries({ ...named, ...options }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return `/v1/dies/${structure}.${format}?${parts.join('&')}`;
}
