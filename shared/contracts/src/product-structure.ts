import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';

const size = z.object({ length: z.number(), width: z.number(), height: z.number() });

/** The construction of a variant: its structure, parameters, sides and panels, and the addresses of its die. */
export const getProductStructure = defineEndpoint({
  method: 'GET',
  path: '/product_structure',
  summary: 'The structure of a variant and its die',
  audience: 'anyone',
  query: z.strictObject({ sku: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({
    sku: z.string(),
    product: z.string(),
    configuration: configurationSchema,
    structure: z.string(),
    version: z.int(),
    /** Inside millimetres, the caliper and every option, including defaults. */
    parameters: z.record(z.string(), z.number()),
    sizes: z.object({
      inside: size,
      outside: size,
      manufacturing: size,
      flat: z.object({ width: z.number(), height: z.number() }),
    }),
    /** The position of each side of the closed box on the flat sheet, and its turn there. */
    sides: z.array(
      z.object({
        side: z.string(),
        panel: z.string(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        turn: z.number(),
      }),
    ),
    panels: z.array(
      z.object({
        id: z.string(),
        parent: z.nullable(z.string()),
        side: z.nullable(z.string()),
        /** Degrees when fully folded; null for the fixed panel. */
        angle: z.nullable(z.number()),
        /** mm² */
        area: z.number(),
      }),
    ),
    /** Addresses of exactly this die by format. */
    dies: z.object({
      json: z.string(),
      svg: z.string(),
      dxf: z.string(),
      pdf: z.string(),
      glb: z.string(),
    }),
  }),
  errors: ['unknown_product'],
});

/** Repeat patterns for a new design: vector tiles drawn from our own geometry. `region` filters. */
export const listPatterns = defineEndpoint({
  method: 'GET',
  path: '/v2/products/patterns',
  summary: 'Repeat patterns to start a design from',
  audience: 'anyone',
  query: z.strictObject({ region: z.optional(z.string()) }),
  reply: z.object({
    region: z.string(),
    patterns: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Its source: a structure, a board's flute or the region's unit of length. */
        drawn_from: z.string(),
        /** One tile in mm; it repeats without a seam in both directions. */
        tile: z.object({ width: z.number(), height: z.number() }),
        inks: z.int(),
        /** The tile as a complete SVG document in millimetres. */
        svg: z.string(),
      }),
    ),
  }),
  errors: [],
});
