import * as z from 'zod/mini';

/**
 * The messages of the release gate, as closed codes that each screen translates. The English sentences, with their
 * values, are in `gateMessages` of shared/releases.
 */
export const gateMessageCodes = [
  'build_whole',
  'build_odd',
  'build_other_hash',
  'build_advice',
  'contract_fits',
  'contract_apart',
  'contract_advice',
  'shared_agree',
  'shared_missing',
  'shared_apart',
  'shared_advice',
  'routes_free',
  'route_pathless',
  'route_twice',
  'route_unknown',
  'route_ownerless',
  'route_foreign',
  'routes_advice',
  'slots_there',
  'slot_missing',
  'slots_advice',
  'words_there',
  'words_missing',
  'words_advice',
  'assets_whole',
  'asset_gone',
  'asset_changed',
  'asset_unlisted',
  'assets_advice',
  'delivery_whole',
  'delivery_nowhere',
  'file_unreachable',
  'file_status',
  'file_bytes',
  'file_type',
  'file_cache',
  'delivery_advice',
  'smoke_missing',
  'smoke_failed',
  'smoke_other_shell',
  'smoke_old',
  'smoke_walked',
] as const;
export type GateCode = (typeof gateMessageCodes)[number];

/** The values of a message, by the names in its sentence. */
const valuesSchema = z.object({
  address: z.optional(z.string()),
  build: z.optional(z.string()),
  cache: z.optional(z.string()),
  command: z.optional(z.string()),
  field: z.optional(z.string()),
  file: z.optional(z.string()),
  first: z.optional(z.string()),
  folder: z.optional(z.string()),
  hours: z.optional(z.string()),
  language: z.optional(z.string()),
  languages: z.optional(z.string()),
  message: z.optional(z.string()),
  module: z.optional(z.string()),
  number: z.optional(z.string()),
  origin: z.optional(z.string()),
  owner: z.optional(z.string()),
  path: z.optional(z.string()),
  range: z.optional(z.string()),
  reason: z.optional(z.string()),
  region: z.optional(z.string()),
  remote: z.optional(z.string()),
  route: z.optional(z.string()),
  second: z.optional(z.string()),
  slot: z.optional(z.string()),
  status: z.optional(z.string()),
  type: z.optional(z.string()),
  version: z.optional(z.string()),
  wanted: z.optional(z.string()),
});

/** One message of the gate, translatable into any language. */
export const gateMessageSchema = z.object({
  code: z.enum(gateMessageCodes),
  values: valuesSchema,
});
export type GateMessage = z.output<typeof gateMessageSchema>;
export type GateValue = keyof GateMessage['values'];
