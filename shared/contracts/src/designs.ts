import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { cleaning } from './cleaning.ts';
import { sourceDieSchema } from './dies.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, emptyReply, idParams, pageQuery, paging, quantity } from './primitives.ts';

/**
 * The origin of a design: the shop's template, drawn in the editor, made of uploaded files, copied from another design.
 */
export const designSources = ['shop', 'user', 'files', 'box_designs'] as const;
export const colorSpaces = ['rgb', 'monochrome', 'monochromeWhite'] as const;

export const boxDesignSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  product_type: z.string(),
  source: z.enum(designSources),
  /** The colour space of its print mode. */
  color_space: z.enum(colorSpaces),
  /** 1: a document of the first editor; convert it with `convert_from_v1` before opening it. */
  document_version: z.union([z.literal(1), z.literal(2)]),
  /** `draft`: design was skipped or has no artwork yet. `ordered` designs are frozen by their order's snapshot. */
  design_status: z.enum(['draft', 'ready', 'ordered']),
  configuration: configurationSchema,
  /** The design document of shared/design. The server validates it with the same code as the editor. */
  document: z.unknown(),
  /** Increments with each accepted save; a save names the revision it is based on. */
  rev: z.int(),
  /** A signed address for an `<img>`, valid for an hour. */
  thumbnail: z.nullable(z.string()),
  /** The black-and-white preview, as a monochrome press prints it. */
  thumbnail_bw: z.nullable(z.string()),
  /** The caller's access: everything as its owner, or reading or copying by a share token. */
  access: z.enum(['owner', 'read', 'copy']),
  /**
   * For a visitor's design: the token with which another device takes the design over (`Design-Token`). Void once the
   * design belongs to somebody else. Null for all other callers and for designs of accounts.
   */
  design_token: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type BoxDesign = z.output<typeof boxDesignSchema>;
export const boxDesignSummarySchema = z.omit(boxDesignSchema, {
  document: true,
  access: true,
  design_token: true,
});
export type BoxDesignSummary = z.output<typeof boxDesignSummarySchema>;

export const listMyDesigns = defineEndpoint({
  method: 'GET',
  path: '/box_designs/mine',
  summary: 'The caller’s saved designs, newest first; 100 a page unless said otherwise',
  audience: 'visitor',
  query: z.strictObject({
    ...pageQuery,
    'q[design_status_eq]': z.optional(z.enum(['draft', 'ready', 'ordered'])),
    'q[product_type_eq]': z.optional(z.string().check(z.maxLength(60))),
    'q[source_eq]': z.optional(z.enum(designSources)),
    /** A part of the name, case-insensitive. */
    'q[name_cont]': z.optional(z.string().check(z.maxLength(120))),
  }),
  reply: z.object({ box_designs: z.array(boxDesignSummarySchema), ...paging }),
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
      /** Defaults to `user`. */
      source: z.optional(z.enum(['shop', 'user', 'files'])),
      document: z.optional(z.unknown().register(cleaning, { raw: 'Letters of a design are artwork.' })),
    }),
  }),
  reply: boxDesignSchema,
  errors: ['design_invalid', 'size_out_of_range', 'combination_not_allowed', 'unknown_product'],
});
/** For its owner, or for a caller with a share token in `Access-Token`. */
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
      document: z.optional(z.unknown().register(cleaning, { raw: 'Letters of a design are artwork.' })),
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
  reply: emptyReply,
  errors: [],
});
/** Copies the caller's own design, or one shared for copying (`Access-Token`), with its artwork. */
export const duplicateDesign = defineEndpoint({
  method: 'POST',
  path: '/box_designs/:id/duplicate',
  summary: 'Copy a design',
  audience: 'visitor',
  params: idParams,
  reply: boxDesignSchema,
  errors: [],
});

/** Converts a document of the first editor to the current format; a current document stays unchanged. */
export const convertDesignFromV1 = defineEndpoint({
  method: 'POST',
  path: '/box_designs/:id/convert_from_v1',
  summary: 'Convert a design of the first editor',
  audience: 'visitor',
  params: idParams,
  reply: boxDesignSchema,
  errors: ['design_invalid', 'design_conflict', 'size_out_of_range', 'combination_not_allowed'],
});

export const designShareSchema = z.object({
  id: z.uuid(),
  access: z.enum(['read', 'copy']),
  created_at: z.string(),
  expires_at: z.string(),
  /** How many times it was opened. */
  opened: z.int(),
});
export type DesignShare = z.output<typeof designShareSchema>;
/** Only this reply contains the token; the server stores its hash. */
export const shareDesign = defineEndpoint({
  method: 'POST',
  path: '/box_designs/:id/share',
  summary: 'Make a link to a design',
  audience: 'visitor',
  params: idParams,
  body: z.optional(
    z.strictObject({
      share: z.optional(
        z.strictObject({
          /** Defaults to `read`. */
          access: z.optional(z.enum(['read', 'copy'])),
          /** Defaults to 30. */
          days: z.optional(z.int().check(z.gte(1), z.lte(365))),
          /** Sends the link to this address. */
          email: z.optional(email),
        }),
      ),
    }),
  ),
  reply: z.extend(designShareSchema, { token: z.string(), url: z.string() }),
  errors: [],
});
export const listDesignShares = defineEndpoint({
  method: 'GET',
  path: '/box_designs/:id/shares',
  summary: 'Links to a design that still open it, newest first',
  audience: 'visitor',
  params: idParams,
  reply: z.object({ shares: z.array(designShareSchema) }),
  errors: [],
});
export const revokeDesignShare = defineEndpoint({
  method: 'DELETE',
  path: '/box_designs/:id/shares/:shareId',
  summary: 'End a link to a design',
  audience: 'visitor',
  params: z.object({ id: z.string(), shareId: z.string() }),
  reply: emptyReply,
  errors: [],
});

/** At most one mail an hour for each design and address, and five a day to one address. */
export const remindOnDesktop = defineEndpoint({
  method: 'POST',
  path: '/box_designs/remind_on_desktop',
  summary: 'Mail a link that goes on designing on a desktop',
  audience: 'visitor',
  body: z.strictObject({
    email,
    locale: z.string().check(z.maxLength(20)),
    /** The sku of the product, or of a made-to-measure variant. */
    sku: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,199}$/)),
    quantity,
    /** The caller's own design; the link then transfers it. */
    box_design_id: z.optional(z.uuid()),
  }),
  reply: emptyReply,
  errors: ['unknown_product'],
});

/**
 * `id` is a visitor's design, the header `Design-Token` its token. A repeat by the new owner returns the same reply.
 */
export const assignDesign = defineEndpoint({
  method: 'POST',
  path: '/v3/users/me/designs',
  summary: 'Take over a visitor’s design',
  audience: 'visitor',
  body: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
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

/** A validated piece of artwork. Its addresses are signed for use in `<img>` and valid for an hour. */
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
  /** The die of the template that the file was made on, if the file still has the template's stamp. */
  made_on: z.nullable(sourceDieSchema),
  urls: z.object({ originalLimited: z.string(), thumbnail: z.string() }),
});
export type Asset = z.output<typeof assetSchema>;

/** The body is the file itself (`application/octet-stream`); its name is percent-encoded in `X-File-Name`. */
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
    'storage_used_up',
  ],
  binary: 'request',
});
/** The caller's uploads. */
export const listAssets = defineEndpoint({
  method: 'GET',
  path: '/assets',
  summary: 'The caller’s artwork, newest first',
  audience: 'visitor',
  query: z.strictObject({ ...pageQuery, 'q[kind_eq]': z.optional(z.enum(['pdf', 'svg', 'png', 'jpg'])) }),
  reply: z.object({ assets: z.array(assetSchema), ...paging }),
  errors: [],
});
/** Only for assets that no design and no order uses. */
export const deleteAsset = defineEndpoint({
  method: 'DELETE',
  path: '/assets/:id',
  summary: 'Delete a piece of artwork that nothing uses',
  audience: 'visitor',
  params: idParams,
  reply: emptyReply,
  errors: ['asset_in_use'],
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
/** The bytes of one variant, by signed address (`expires`, `signature`) or by token. */
export const getAssetFile = defineEndpoint({
  method: 'GET',
  path: '/assets/:id/:variant',
  summary: 'Artwork bytes',
  audience: 'anyone',
  params: z.object({ id: z.string(), variant: z.enum(artworkVariants) }),
  query: z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) }),
  reply: emptyReply,
  errors: ['artwork_timeout'],
  binary: 'reply',
});
export const getDesignThumbnail = defineEndpoint({
  method: 'GET',
  path: '/box_designs/:id/thumbnail',
  summary: 'A picture of the design, by signed address',
  audience: 'anyone',
  params: idParams,
  query: z.object({
    expires: z.string(),
    signature: z.string(),
    /** A cache buster: each revision has its own address. It has no other effect. */
    rev: z.optional(z.string().check(z.maxLength(12))),
    variant: z.optional(z.enum(['thumbnail', 'thumbnailBW'])),
  }),
  reply: emptyReply,
  errors: ['artwork_timeout'],
  binary: 'reply',
});
