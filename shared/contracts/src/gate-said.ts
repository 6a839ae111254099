import * as z from 'zod/mini';

/**
 * What the gate of releases can say: closed codes, so that every screen says them in its own language. The values that
 * each one carries stand in its English sentence, in `gateSentences` of shared/releases.
 */
export const gateCodes = [
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
export type GateCode = (typeof gateCodes)[number];

/** One sentence of the gate, to be said in any language. */
export const gateSaidSchema = z.object({
  code: z.enum(gateCodes),
  values: z.record(z.string(), z.string()),
});
export type GateSaid = z.output<typeof gateSaidSchema>;
