import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  calendarDay,
  cursorPaging,
  cursorQuery,
  email,
  emptyReply,
  idParams,
  optionalCursor,
  pageQuery,
  paging,
  quantity,
} from './primitives.ts';

/** QR = 0: a configuration to be priced. Brief = 1: a description in the buyer's words. */
export const quoteRequestTypes = { QR: 0, Brief: 1 } as const;

/** The eight onboarding answers; one key contains the brand's name at run time: `{brand}_the_only_supplier`. */
export const onboardingAnswers = [
  'company_size_employees',
  'customer_best_description',
  'customer_coming_from',
  'industry_v2',
  'packaging_cost_yearly',
  'packaging_volume_monthly',
  'role',
] as const;

/** Every answer has one of the eight names; the server knows the brand at run time. */
const onboardingName = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(new RegExp(`^(?:${onboardingAnswers.join('|')}|[a-z0-9-]+_the_only_supplier)$`)),
  );
/** Without control characters. */
const onboardingAnswer = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u));

export const quoteStatuses = ['received', 'in_progress', 'offered', 'closed'] as const;

export const quoteRequestSchema = z.object({
  id: z.int(),
  qr_number: z.string(),
  type: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(quoteStatuses),
  configuration: z.nullable(configurationSchema),
  quantities: z.array(quantity),
  message: z.string(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  /** In canonical form, with its prefix. */
  vat_id: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country_iso: z.nullable(z.string()),
  zipcode: z.nullable(z.string()),
  deadline: z.nullable(z.string()),
  onboarding: z.record(onboardingName, z.string()),
  box_design_id: z.nullable(z.uuid()),
  created_at: z.string(),
  /** The deadline of the reply, computed from the region's working hours. */
  answer_by: z.string(),
  /** Who of the shop answers it, by name; null until somebody has taken it. */
  owner_name: z.nullable(z.string()),
  /** The company that it is for; null: a personal one. */
  company_id: z.nullable(z.int()),
});
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

export const createQuoteRequest = defineEndpoint({
  method: 'POST',
  path: '/v2/quote_requests',
  summary: 'Ask for a quote',
  audience: 'visitor',
  body: z.object({
    quote_request: z.object({
      type: z.union([z.literal(0), z.literal(1)]),
      configuration: z.optional(z.nullable(configurationSchema)),
      quantities: z.array(quantity).check(z.maxLength(5)),
      message: z.string().check(z.maxLength(5000)).register(cleaning, { lines: true }),
      email,
      full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      company_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      /** Of a business: a verified one takes the VAT off an offer as off an order. */
      vat_id: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
      phone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
      country_iso: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
      /** Of the delivery: an offer is taxed by its place. */
      zipcode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
      deadline: z.optional(z.nullable(calendarDay)),
      onboarding: z.optional(z.record(onboardingName, onboardingAnswer)),
      box_design_id: z.optional(z.nullable(z.uuid())),
      /** The company that it is for: colleagues who see its orders see the request and its offers. */
      company_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647)))),
    }),
  }),
  reply: quoteRequestSchema,
  errors: ['size_out_of_range', 'combination_not_allowed', 'unknown_product'],
});
export const listMyQuoteRequests = defineEndpoint({
  method: 'GET',
  path: '/v2/quote_requests/mine',
  summary: 'The caller’s quote requests, newest first; all that are kept without per_page, at most 200',
  audience: 'visitor',
  query: z.object({ ...pageQuery, ...cursorQuery }),
  reply: z.object({ quote_requests: z.array(quoteRequestSchema), ...optionalCursor }),
  errors: [],
});
export const getQuoteRequest = defineEndpoint({
  method: 'GET',
  path: '/quote_requests/:id',
  summary: 'One quote request, by number or id',
  audience: 'visitor',
  alsoStaff: true,
  params: idParams,
  reply: quoteRequestSchema,
  errors: [],
});

/** Buyers see their own requests, staff all. */
export const listQuoteRequests = defineEndpoint({
  method: 'GET',
  path: '/quote_requests',
  summary: 'Quote requests, newest first',
  audience: 'visitor',
  alsoStaff: true,
  query: z.strictObject({
    ...pageQuery,
    ...cursorQuery,
    'q[status_eq]': z.optional(z.enum(quoteStatuses)),
    'q[type_eq]': z.optional(z.enum(['0', '1'])),
    'q[region_eq]': z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    'q[email_eq]': z.optional(email),
  }),
  reply: z.object({ quote_requests: z.array(quoteRequestSchema), ...paging, ...cursorPaging }),
  errors: [],
});

export const quoteFileKinds = ['pdf', 'postscript', 'png', 'jpg', 'zip'] as const;
/** The most files of one request, and the largest file in bytes. */
export const quoteFileLimits = { files: 10, bytes: 64 * 1024 * 1024 } as const;
export const quoteFileSchema = z.object({
  id: z.uuid(),
  folder: z.literal('request-a-quote'),
  name: z.string(),
  kind: z.enum(quoteFileKinds),
  bytes: z.int(),
  sha256: z.string(),
  created_at: z.string(),
});
export type QuoteFile = z.output<typeof quoteFileSchema>;

/**
 * Attaches a file to one of the caller's requests: the body is the file (`application/octet-stream`), its name is
 * percent-encoded in `X-File-Name`. PDF, Illustrator and PostScript, PNG, JPG and ZIP are stored unchanged; the server
 * never opens or runs them. The same bytes are stored once.
 */
export const uploadQuoteFile = defineEndpoint({
  method: 'POST',
  path: '/quote_requests/:id/files',
  summary: 'Attach a file to a quote request',
  audience: 'visitor',
  params: idParams,
  reply: quoteFileSchema,
  errors: [
    'artwork_too_large',
    'artwork_unsupported',
    'artwork_type_mismatch',
    'artwork_encrypted',
    'artwork_damaged',
    'artwork_timeout',
    'storage_used_up',
  ],
  binary: 'request',
});
export const listQuoteFiles = defineEndpoint({
  method: 'GET',
  path: '/quote_requests/:id/files',
  summary: 'The files of a quote request, oldest first',
  audience: 'visitor',
  alsoStaff: true,
  params: idParams,
  reply: z.object({ files: z.array(quoteFileSchema) }),
  errors: [],
});
/** Always a download, never displayed by a browser. */
export const getQuoteFile = defineEndpoint({
  method: 'GET',
  path: '/quote_requests/:id/files/:file_id',
  summary: 'One file of a quote request, as it was sent',
  audience: 'visitor',
  alsoStaff: true,
  params: z.object({ id: z.string().check(z.maxLength(64)), file_id: z.string().check(z.maxLength(64)) }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

/** With a signed address, as staff get it (`getStaffQuote`): valid for an hour or two. Always a download. */
export const getLinkedQuoteFile = defineEndpoint({
  method: 'GET',
  path: '/quote_files/:id/file',
  summary: 'One file of a quote request by a signed address',
  audience: 'anyone',
  params: idParams,
  query: z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
