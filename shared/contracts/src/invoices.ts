import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { invoiceProfiles } from './invoice-profiles.ts';
import {
  currency,
  cursorQuery,
  decimal,
  emptyReply,
  optionalCursor,
  pageQuery,
  paging,
} from './primitives.ts';

export const invoiceKinds = ['proforma', 'normal', 'correction'] as const;

export const invoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  order_number: z.string(),
  currency,
  /** With VAT; on a correction, the refunded amount. */
  total: decimal,
  tax_total: decimal,
  issued_at: z.string(),
  /** On a correction, the corrected invoice; on a replacement invoice, the one it replaces. */
  refers_to: z.nullable(z.string()),
  /** Signed addresses of the files, valid for an hour. The XML is EN 16931: UBL 2.1, and CII as in Factur-X. */
  pdf_url: z.string(),
  ubl_url: z.string(),
  cii_url: z.string(),
  /** The profiles in which this document can be written, each with its signed address; the others lack something. */
  formats: z.array(z.object({ profile: z.enum(invoiceProfiles), url: z.string() })),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/invoices',
  summary: 'The caller’s invoices, newest first',
  audience: 'visitor',
  query: z.object({
    ...pageQuery,
    ...cursorQuery,
    order_number: z.optional(z.string().check(z.maxLength(64))),
    kind: z.optional(z.enum(invoiceKinds)),
  }),
  reply: z.object({ invoices: z.array(invoiceSchema), ...paging, ...optionalCursor }),
  errors: [],
});
const numbered = z.object({ number: z.string().check(z.maxLength(40)) });
export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/invoices/:number',
  summary: 'One invoice of the caller',
  audience: 'visitor',
  params: numbered,
  reply: invoiceSchema,
  errors: [],
});
const signed = { expires: z.optional(z.string()), signature: z.optional(z.string()) };
export const getInvoicePdf = defineEndpoint({
  method: 'GET',
  path: '/invoices/:number/pdf',
  summary: 'The invoice as PDF with its XML inside (signed address)',
  audience: 'anyone',
  params: numbered,
  query: z.object(signed),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
export const getInvoiceXml = defineEndpoint({
  method: 'GET',
  path: '/invoices/:number/xml',
  summary: 'The invoice as XML, by EN 16931 or in a national format (signed address)',
  audience: 'anyone',
  params: numbered,
  /** `profile` is `en16931` without it. The syntax is the profile's first where it has one, else `ubl`. */
  query: z.object({
    syntax: z.optional(z.enum(['ubl', 'cii'])),
    profile: z.optional(z.enum(invoiceProfiles)),
    ...signed,
  }),
  reply: emptyReply,
  errors: ['profile_not_possible'],
  binary: 'reply',
});
