import * as z from 'zod/mini';
import { companyRules } from './companies.ts';
import { companyInvitationSchema, companyMemberSchema } from './company-members.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, cursorPaging, decimal } from './primitives.ts';
import { paymentLedgerStates } from './refunds.ts';
import { orderStages } from './staff-orders.ts';

const spend = z.array(z.object({ currency, amount: decimal }));

export const staffCompanyRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  vat_id: z.nullable(z.string()),
  region: z.string(),
  created_at: z.string(),
  members: z.int(),
  /** Placed orders, canceled ones included. */
  orders: z.int(),
  /** With VAT, of placed orders that were not canceled. */
  spend,
  /** Orders beyond a limit that wait for an approver of the company. */
  open_approvals: z.int(),
});
export type StaffCompanyRow = z.output<typeof staffCompanyRowSchema>;

export const staffCompanySorts = ['-created', 'created'] as const;

/** Companies of the regions in which the caller may read them. `text`: a fragment of name or VAT number. */
export const listStaffCompanies = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/companies',
  summary: 'Companies with their members, orders and spend, newest first',
  audience: 'staff',
  scope: 'staff:account:read',
  query: z.strictObject({
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    sort: z.optional(z.enum(staffCompanySorts)),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ companies: z.array(staffCompanyRowSchema), ...cursorPaging }),
  errors: [],
});

export const companyVatVerdicts = ['valid', 'invalid', 'pending_verification'] as const;

/** Orders are the newest twenty, catalogue items the newest fifty. */
export const staffCompanySchema = z.object({
  id: z.int(),
  name: z.string(),
  region: z.string(),
  currency,
  created_at: z.string(),
  /** As one line; null after its contact person was erased. */
  address: z.nullable(z.string()),
  electronic_address: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  /** The last answer of a register about this number; null: it was never asked. */
  vat_check: z.nullable(
    z.object({
      verdict: z.enum(companyVatVerdicts),
      registry: z.string(),
      name: z.nullable(z.string()),
      checked_at: z.string(),
    }),
  ),
  rules: companyRules,
  members: z.array(companyMemberSchema),
  /** Those that can still be accepted. */
  invitations: z.array(
    z.pick(companyInvitationSchema, {
      id: true,
      email: true,
      role: true,
      created_at: true,
      expires_at: true,
    }),
  ),
  order_count: z.int(),
  spend,
  orders: z.array(
    z.object({
      number: z.string(),
      placed_at: z.string(),
      stage: z.enum(orderStages),
      payment_state: z.enum(paymentLedgerStates),
      po_number: z.nullable(z.string()),
      currency,
      total: decimal,
    }),
  ),
  /** Open ones, oldest first. */
  approvals: z.array(
    z.object({
      id: z.int(),
      requested_by: z.string(),
      total: decimal,
      currency,
      created_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  /** What members may reorder; an empty list of quantities allows every quantity. */
  items: z.array(z.object({ id: z.int(), label: z.string(), quantities: z.array(z.int()) })),
});
export type StaffCompany = z.output<typeof staffCompanySchema>;

/** 403 for a company of a region in which the caller may not read companies. */
export const getStaffCompany = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/companies/:id',
  summary: 'Everything about one company',
  audience: 'staff',
  scope: 'staff:account:read',
  params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  reply: staffCompanySchema,
  errors: [],
});
