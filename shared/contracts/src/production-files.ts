import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { emptyReply, idParams } from './primitives.ts';

export const productionFileSchema = z.object({
  id: z.uuid(),
  order_number: z.string(),
  line_item_id: z.int(),
  status: z.enum(['queued', 'ready', 'failed']),
  sha256: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  /** Signed, valid for an hour; null until ready. */
  url: z.nullable(z.string()),
  created_at: z.string(),
});
export type ProductionFile = z.output<typeof productionFileSchema>;
/** The print files of the caller's order. */
export const listProductionFiles = defineEndpoint({
  method: 'GET',
  path: '/production_files',
  summary: 'Print files of an order',
  audience: 'visitor',
  alsoStaff: true,
  query: z.object({ order_number: z.string() }),
  reply: z.object({ production_files: z.array(productionFileSchema) }),
  errors: [],
});
export const getProductionFile = defineEndpoint({
  method: 'GET',
  path: '/production_files/:id/file',
  summary: 'The print file itself',
  audience: 'anyone',
  params: idParams,
  query: z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
