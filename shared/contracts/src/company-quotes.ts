import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { offerStatuses } from './offers.ts';
import { currency, cursorPaging, cursorQuery, decimal, pageQuery, quantity } from './primitives.ts';
import { quoteStatuses } from './quotes.ts';

/** A quote request of a company, with the newest offer that answers it. */
export const companyQuoteSchema = z.object({
  id: z.int(),
  qr_number: z.string(),
  type: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(quoteStatuses),
  configuration: z.nullable(configurationSchema),
  quantities: z.array(quantity),
  created_at: z.string(),
  /** The deadline of the reply. */
  answer_by: z.string(),
  /** Who of the shop answers it, by name. */
  owner_name: z.nullable(z.string()),
  requested_by: z.object({ user_id: z.int(), email: z.nullable(z.string()) }),
  offer: z.nullable(
    z.object({
      /** Of its link: opens the offer for whoever has it. */
      token: z.string(),
      version: z.int(),
      status: z.enum(offerStatuses),
      currency,
      valid_until: z.string(),
      /** The lines of the offer, which are alternatives, and the net total of the least expensive one. */
      lines: z.int(),
      lowest_total: decimal,
      order_number: z.nullable(z.string()),
    }),
  ),
});
export type CompanyQuote = z.output<typeof companyQuoteSchema>;

/** A member whose role shows all orders sees all quotes; one who places orders sees their own. */
export const listCompanyQuotes = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/quotes',
  summary: 'Quote requests of a company with their newest offers, newest first',
  audience: 'member',
  query: z.strictObject({
    per_page: pageQuery.per_page,
    ...cursorQuery,
    company_id: z.coerce.number().check(z.int(), z.gte(1)),
  }),
  reply: z.object({ quotes: z.array(companyQuoteSchema), ...cursorPaging }),
  errors: [],
});
