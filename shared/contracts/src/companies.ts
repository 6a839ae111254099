import * as z from 'zod/mini';
import { companyLimit, companyParams } from './company-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { addressAttributes, electronicAddressLimit } from './identity.ts';
import { currency, decimal, pageQuery, paging } from './primitives.ts';

export const companyRoles = ['viewer', 'designer', 'requester', 'approver', 'finance', 'admin'] as const;
export type CompanyRole = (typeof companyRoles)[number];
export const limitWindows = ['day', 'week', 'month'] as const;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const vatId = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
export const poNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/**
 * The address on the company's invoices, beside name and number; the person is the contact for the courier and the
 * shop.
 */
export const companyAddress = z.strictObject({
  firstname: addressAttributes.shape.firstname,
  lastname: addressAttributes.shape.lastname,
  address1: addressAttributes.shape.address1,
  address2: addressAttributes.shape.address2,
  city: addressAttributes.shape.city,
  zipcode: addressAttributes.shape.zipcode,
  country_iso: addressAttributes.shape.country_iso,
  state_name: addressAttributes.shape.state_name,
  phone: addressAttributes.shape.phone,
});

export const companyRules = z.object({
  /** Orders above this amount need an approver; null: no limit. Amounts include VAT, in the company's currency. */
  order_limit: z.nullable(decimal),
  /** The most the whole company may spend in one window without an approver; null: no limit. */
  window_limit: z.nullable(decimal),
  window_unit: z.enum(limitWindows),
  /** The time zone in which days, weeks (from Monday) and months begin. */
  time_zone: z.string(),
  po_required: z.boolean(),
});
export const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  vat_id: z.nullable(z.string()),
  /** Where the company takes electronic invoices, for example `9930:DE136695976`. */
  electronic_address: z.nullable(z.string()),
  /** Null after its contact person has left, until another is named. */
  address: z.nullable(z.object({ ...z.partial(companyAddress).shape })),
  region: z.string(),
  currency,
  rules: companyRules,
  /** The caller's role. */
  role: z.enum(companyRoles),
  created_at: z.string(),
});
export type Company = z.output<typeof companySchema>;

const details = {
  name,
  vat_id: z.optional(z.nullable(vatId)),
  electronic_address: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(electronicAddressLimit)))),
  address: companyAddress,
};

export const createCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/companies',
  summary: 'Found a company; the caller becomes its first admin',
  audience: 'member',
  body: z.strictObject({ company: z.strictObject(details) }),
  reply: companySchema,
  errors: ['plus_not_offered'],
});
export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/v2/companies',
  summary: 'The companies the caller belongs to',
  audience: 'member',
  query: z.strictObject({ ...pageQuery }),
  reply: z.object({ companies: z.array(companySchema), ...paging }),
  errors: [],
});
export const getCompany = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id',
  summary: 'One of the caller’s companies',
  audience: 'member',
  params: companyParams,
  reply: companySchema,
  errors: [],
});
export const updateCompany = defineEndpoint({
  method: 'PATCH',
  path: '/v2/companies/:id',
  summary: 'Change name, VAT number, address or electronic address of a company',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({ company: z.partial(z.strictObject(details)) }),
  reply: companySchema,
  errors: [],
});
/** Absent members stay unchanged; null removes a limit. */
export const updateCompanyRules = defineEndpoint({
  method: 'PATCH',
  path: '/v2/companies/:id/rules',
  summary: 'Set what a company’s members may order without approval',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({
    rules: z.strictObject({
      order_limit: z.optional(z.nullable(companyLimit)),
      window_limit: z.optional(z.nullable(companyLimit)),
      window_unit: z.optional(z.enum(limitWindows)),
      time_zone: z.optional(z.string().check(z.maxLength(60))),
      po_required: z.optional(z.boolean()),
    }),
  }),
  reply: companySchema,
  errors: [],
});
