import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { madeOnSchema } from './dies.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, nothing } from './primitives.ts';

export const boxDesignSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  product_type: z.string(),
  /** `draft`: design was skipped or has no artwork yet. `ordered` designs are frozen by their order's snapshot. */
  design_status: z.enum(['draft', 'ready', 'ordered']),
  configuration: configurationSchema,
  /** The design document of shared/design. The server validates it with the same code as the editor. */
  document: z.unknown(),
  /** Grows by one with each accepted save; a save names the revision it was made from. */
  rev: z.int(),
  /** A signed address that an `<img>` can load, valid for an hour. */
  thumbnail: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type BoxDesign = z.output<typeof boxDesignSchema>;
export const boxDesignSummarySchema = z.omit(boxDesignSchema, { document: true });
export type BoxDesignSummary = z.output<typeof boxDesignSummarySchema>;

export const listMyDesigns = defineEndpoint({
  method: 'GET',
  path: '/box_designs/mine',
  summary: 'The caller’s saved designs, newest first',
  audience: 'visitor',
  reply: z.object({ box_designs: z.array(boxDesignSummarySchema) }),
  errors: [],
});
export const createDesign = defineEndpoint({
  method: 'POST',
  path: '/box_designs',
  summary: 'Start a design',
  audience: 'visitor',
  body: z.object({
    box_design: z.object({
      name: z.optional(z.string().check(z.maxLength(120))),
      configuration: configurationSchema,
      document: z.optional(z.unknown()),
    }),
  }),
  reply: boxDesignSchema,
  errors: ['design_invalid', 'size_out_of_range', 'combination_not_allowed', 'unknown_product'],
});
export const getDesign = defineEndpoint({
  method: 'GET',
  path: '/box_designs/:id',
  summary: 'One design with its document',
  audience: 'visitor',
  params: idParams,
  reply: boxDesignSchema,
  errors: [],
});
export const saveDesign = defineEndpoint({
  method: 'PUT',
  path: '/box_designs/:id',
  summary: 'Save a design over the revision it was made from',
  audience: 'visitor',
  params: idParams,
  body: z.object({
    box_design: z.object({
      rev: z.int(),
      name: z.optional(z.string().check(z.maxLength(120))),
      configuration: z.optional(configurationSchema),
      document: z.optional(z.unknown()),
    }),
  }),
  reply: boxDesignSchema,
  errors: ['design_conflict', 'design_invalid', 'size_out_of_range', 'combination_not_allowed'],
});
export const deleteDesign = defineEndpoint({
  method: 'DELETE',
  path: '/box_designs/:id',
  summary: 'Delete a design',
  audience: 'visitor',
  params: idParams,
  reply: nothing,
  errors: [],
});
export const duplicateDesign = defineEndpoint({
  method: 'POST',
  path: '/box_designs/:id/duplicate',
  summary: 'Copy a design',
  audience: 'visitor',
  params: idParams,
  reply: boxDesignSchema,
  errors: [],
});

export const artworkVariants = [
  'original',
  'originalLimited',
  'thumbnail',
  'originalBW',
  'originalLimitedBW',
  'thumbnailBW',
] as const;

/** A checked piece of artwork. Addresses are signed, so that an `<img>` can load them; they last an hour. */
export const assetSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['pdf', 'svg', 'png', 'jpg']),
  sha256: z.string(),
  bytes: z.int(),
  pages: z.int(),
  /** Natural size in millimetres (rasters: at 300 dpi). */
  mm: z.tuple([z.number(), z.number()]),
  px: z.nullable(z.tuple([z.int(), z.int()])),
  warnings: z.array(z.string()),
  /** The die whose template the file was made on, where it still carries that template's stamp. */
  made_on: z.nullable(madeOnSchema),
  urls: z.object({ originalLimited: z.string(), thumbnail: z.string() }),
});
export type Asset = z.output<typeof assetSchema>;

/** The body is the file itself (`application/octet-stream`); its name travels percent-encoded in `X-File-Name`. */
export const uploadAsset = defineEndpoint({
  method: 'POST',
  path: '/assets',
  summary: 'Upload artwork',
  audience: 'visitor',
  reply: assetSchema,
  errors: [
    'artwork_too_large',
    'artwork_too_many_pixels',
    'artwork_unsupported',
    'artwork_type_mismatch',
    'artwork_encrypted',
    'artwork_unsafe_svg',
    'artwork_timeout',
    'artwork_damaged',
    'artwork_postscript',
  ],
  binary: 'request',
});
export const getAsset = defineEndpoint({
  method: 'GET',
  path: '/assets/:id',
  summary: 'What is known of a piece of artwork, with fresh addresses',
  audience: 'visitor',
  params: idParams,
  reply: assetSchema,
  errors: [],
});
/** Bytes of one variant, by signed address (`expires`, `signature`) or by token. */
export const getAssetFile = defineEndpoint({
  method: 'GET',
  path: '/assets/:id/:variant',
  summary: 'Artwork bytes',
  audience: 'anyone',
  params: z.object({ id: z.string(), variant: z.enum(artworkVariants) }),
  query: z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) }),
  reply: nothing,
  errors: ['artwork_timeout'],
  binary: 'reply',
});
export const getDesignThumbnail = defineEndpoint({
  method: 'GET',
  path: '/box_designs/:id/thumbnail',
  summary: 'A picture of the design, by signed address',
  audience: 'anyone',
  params: idParams,
  query: z.object({ expires: z.string(), signature: z.string() }),
  reply: nothing,
  errors: ['artwork_timeout'],
  binary: 'reply',
});
