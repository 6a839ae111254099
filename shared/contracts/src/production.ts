import * as z from 'zod/mini';
import { approvalStatuses } from './approvals.ts';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  calendarDay,
  cursorPaging,
  cursorQuery,
  emptyReply,
  pageQuery,
  paging,
  quantity,
} from './primitives.ts';
import { qaStates } from './qa.ts';

/** Order lines that still have pieces to make or ship. */
const productionStates = ['none', 'in_production', 'partially_shipped'] as const;

export const productionLineSchema = z.object({
  line_item_id: z.int(),
  order_number: z.string(),
  region: z.string(),
  placed_at: z.string(),
  sku: z.string(),
  name: z.string(),
  product: z.string(),
  /** The structure of the die, for example "fefco-0427". */
  structure: z.nullable(z.string()),
  configuration: z.nullable(configurationSchema),
  /** Ordered pieces, and how many remain to be packed: without those packed, shipped or refunded. */
  quantity,
  to_make: quantity,
  /** The promised dispatch day; null without one. */
  dispatch: z.nullable(z.string()),
  express: z.boolean(),
  fulfilment_status: z.enum(productionStates),
  /** The print file; null for unprinted goods. Its address is signed and valid for an hour. */
  print_file: z.nullable(
    z.object({
      id: z.uuid(),
      status: z.enum(['queued', 'ready', 'failed']),
      url: z.nullable(z.string()),
      sha256: z.nullable(z.string()),
    }),
  ),
  /** The customer's decision on the last proof; `none`: no proof was sent. */
  approval: z.enum(['none', ...approvalStatuses]),
  quality: z.enum(qaStates),
});
export type ProductionLine = z.output<typeof productionLineSchema>;

const day = z.optional(calendarDay);
const filters = {
  order_number: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Days of the order, inclusive, in UTC. */
  'q[placed_at_gteq]': day,
  'q[placed_at_lteq]': day,
  'q[product_eq]': z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  'q[state_eq]': z.optional(z.enum(productionStates)),
  'q[region_eq]': z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  'q[express_eq]': z.optional(z.enum(['true', 'false'])),
};

export const listProduction = defineEndpoint({
  method: 'GET',
  path: '/production_list',
  summary: 'What is to be made: lines of paid orders, oldest first',
  audience: 'staff',
  query: z.strictObject({ ...pageQuery, ...cursorQuery, ...filters }),
  reply: z.object({ production_list: z.array(productionLineSchema), ...paging, ...cursorPaging }),
  errors: [],
});

/** The first 1000 lines below one header row; no cell is a formula. */
export const exportProduction = defineEndpoint({
  method: 'GET',
  path: '/production_list/csv',
  summary: 'What is to be made, as a table (CSV, RFC 4180)',
  audience: 'staff',
  query: z.strictObject(filters),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
