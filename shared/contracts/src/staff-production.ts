import * as z from 'zod/mini';
import { approvalStatuses } from './approvals.ts';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, cursorPaging, idParams } from './primitives.ts';
import { qaStates } from './qa.ts';
import { openStages, orderObstacles } from './staff-orders.ts';

/** The quality states in which a line still waits for prepress. */
export const openQaStates = ['waiting', 'in_check', 'failed'] as const satisfies (typeof qaStates)[number][];

export const staffProductionLineSchema = z.object({
  line_item_id: z.int(),
  order_number: z.string(),
  region: z.string(),
  placed_at: z.string(),
  /** The slug. */
  product: z.string(),
  sku: z.string(),
  configuration: z.nullable(configurationSchema),
  /** Signed, valid for an hour; null for goods without a design. */
  thumbnail: z.nullable(z.string()),
  /** Ordered pieces; how many are to be packed yet, without those refunded; how many lie in parcels that have not left. */
  quantity: z.int(),
  to_make: z.int(),
  packed: z.int(),
  express: z.boolean(),
  /** The stage of its order. */
  stage: z.enum(openStages),
  /** The promised dispatch day; null without one. */
  dispatch_on: z.nullable(z.string()),
  /** The promised dispatch day is over. */
  late: z.boolean(),
  /** What its order waits for. */
  obstacles: z.array(z.enum(orderObstacles)),
  /** The print file; null for unprinted goods. Its address is signed and valid for an hour. */
  print_file: z.nullable(
    z.object({
      id: z.uuid(),
      status: z.enum(['queued', 'ready', 'failed']),
      url: z.nullable(z.string()),
    }),
  ),
  /** The customer's decision on the last proof; `none`: no proof was sent. */
  approval: z.enum(['none', ...approvalStatuses]),
  quality: z.enum(qaStates),
  /** How many comments were written about it. */
  comments: z.int(),
});
export type StaffProductionLine = z.output<typeof staffProductionLineSchema>;

/**
 * Lines of goods with pieces that have not left, of orders that are paid or whose first instalment is. The next promised
 * dispatch comes first, so what is late is on top; lines without a promise come last. `due_lteq`: promised for this day
 * of the plant or before. `text`: as in `listStaffOrders`. `quality=open`: `openQaStates`. `ids`: these lines alone, with
 * commas. `code`: exactly this order number or tracking number.
 */
export const listStaffProduction = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/production_lines',
  summary: 'What is to be made and sent, the next promised dispatch first',
  audience: 'staff',
  scope: 'staff:production:read',
  query: z.strictObject({
    stage: z.optional(z.enum(openStages)),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    due_lteq: z.optional(calendarDay),
    late: z.optional(z.literal('true')),
    express: z.optional(z.literal('true')),
    quality: z.optional(z.enum([...qaStates, 'open'])),
    ids: z.optional(z.string().check(z.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/))),
    code: z.optional(z.string().check(z.trim(), z.minLength(4), z.maxLength(40), z.regex(/^[A-Za-z0-9-]*$/))),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ lines: z.array(staffProductionLineSchema), ...cursorPaging }),
  errors: [],
});

/** The rules of preflight, as the editor names them (`shared/design/src/preflight/finding.ts`). */
export const productionFindingSchema = z.object({
  id: z.enum([
    'empty_design',
    'nothing_to_print',
    'resolution_too_low',
    'resolution_low',
    'resolution_below_ideal',
    'outside_print_area',
    'cut_off',
    'no_bleed',
    'safe_zone',
    'small_text',
    'thin_line',
    'white_on_kraft',
    'missing_glyphs',
    'too_much_ink',
  ]),
  severity: z.enum(['error', 'warning', 'note']),
  /** The side of the package; null: the whole. */
  side: z.nullable(z.string()),
  /** The values of its text: lengths in millimetres, `dpi`, `points`, per cent of ink. */
  params: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type ProductionFinding = z.output<typeof productionFindingSchema>;

/** Computed from the design as it was ordered. `findings` null: goods without a design, or it cannot be read. */
export const preflightProductionLine = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/production_lines/:id/preflight',
  summary: 'What preflight finds in the design of an ordered line',
  audience: 'staff',
  scope: 'staff:production:read',
  params: idParams,
  reply: z.object({ findings: z.nullable(z.array(productionFindingSchema)) }),
  errors: [],
});
