import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { cursorBeside, cursorQuery, email, idParams, pageQuery, quantity } from './primitives.ts';

/** QR = 0: a configuration to be priced. Brief = 1: a description in the buyer's words. */
export const quoteRequestTypes = { QR: 0, Brief: 1 } as const;

/** The eight onboarding answers; the brand's own name is part of one key at run time: `{brand}_the_only_supplier`. */
export const onboardingAnswers = [
  'company_size_employees',
  'customer_best_description',
  'customer_coming_from',
  'industry_v2',
  'packaging_cost_yearly',
  'packaging_volume_monthly',
  'role',
] as const;

export const quoteRequestSchema = z.object({
  id: z.int(),
  qr_number: z.string(),
  type: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(['received', 'in_progress', 'offered', 'closed']),
  configuration: z.nullable(configurationSchema),
  quantities: z.array(quantity),
  message: z.string(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country_iso: z.nullable(z.string()),
  deadline: z.nullable(z.string()),
  onboarding: z.record(z.string(), z.string()),
  box_design_id: z.nullable(z.uuid()),
  created_at: z.string(),
  /** When an answer is due; computed from the working hours of the region. */
  answer_by: z.string(),
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
      message: z.string().check(z.maxLength(5000)),
      email,
      full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      company_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      phone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
      country_iso: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
      deadline: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))),
      onboarding: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(200)))),
      box_design_id: z.optional(z.nullable(z.uuid())),
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
  reply: z.object({ quote_requests: z.array(quoteRequestSchema), ...cursorBeside }),
  errors: [],
});
export const getQuoteRequest = defineEndpoint({
  method: 'GET',
  path: '/quote_requests/:id',
  summary: 'One quote request, by number or id',
  audience: 'visitor',
  params: idParams,
  reply: quoteRequestSchema,
  errors: [],
});
