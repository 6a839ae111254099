import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { countryIso, email, pageQuery, paging } from './primitives.ts';
import { website } from './pro.ts';

export const supplierCapabilities = [
  'corrugated-board',
  'solid-board',
  'rigid-boxes',
  'paper-bags',
  'mailers',
  'tapes',
  'labels',
  'textile',
  'flexo-print',
  'digital-print',
  'offset-print',
  'finishing',
  'board-and-paper',
  'inks',
  'logistics',
] as const;
export const supplierCertificates = ['fsc', 'pefc', 'iso-9001', 'iso-14001', 'brcgs', 'ecovadis'] as const;
export const supplierStatuses = ['received', 'in_review', 'accepted', 'declined'] as const;

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const fields = {
  id: z.int(),
  status: z.enum(supplierStatuses),
  region: z.string(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  vat_id: z.nullable(z.string()),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country_iso: countryIso,
  capabilities: z.array(z.enum(supplierCapabilities)),
  certificates: z.array(z.enum(supplierCertificates)),
  message: z.nullable(z.string()),
  files: z.array(z.object({ asset_id: z.uuid(), name: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
};
/** The applicant's view. */
export const supplierApplicationSchema = z.object(fields);
export type SupplierApplication = z.output<typeof supplierApplicationSchema>;
/** The staff's view. */
export const reviewedSupplierSchema = z.object({
  ...fields,
  /** `url` opens the uploaded file without a token, for an hour or two. */
  files: z.array(z.object({ asset_id: z.uuid(), name: z.string(), url: z.string() })),
  review_note: z.nullable(z.string()),
  reviewed_by: z.nullable(z.string()),
});
export type ReviewedSupplier = z.output<typeof reviewedSupplierSchema>;

/** Upload files to `assets` first and pass their ids. */
export const applyAsSupplier = defineEndpoint({
  method: 'POST',
  path: '/suppliers',
  summary: 'Apply to supply the shop',
  audience: 'visitor',
  scope: 'plus:write',
  body: z.strictObject({
    supplier: z.strictObject({
      email,
      full_name: text(200),
      company_name: text(200),
      vat_id: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(20)))),
      website: z.optional(z.nullable(website)),
      phone: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
      country_iso: countryIso,
      capabilities: z.array(z.enum(supplierCapabilities)).check(z.minLength(1), z.maxLength(15)),
      certificates: z.optional(z.array(z.enum(supplierCertificates)).check(z.maxLength(6))),
      message: z.optional(
        z.nullable(z.string().check(z.trim(), z.maxLength(5000)).register(cleaning, { lines: true })),
      ),
      asset_ids: z.optional(z.array(z.uuid()).check(z.maxLength(10))),
    }),
  }),
  reply: supplierApplicationSchema,
  errors: [],
});
export const listMySupplierApplications = defineEndpoint({
  method: 'GET',
  path: '/suppliers',
  summary: 'The caller’s applications to supply the shop, newest first',
  audience: 'visitor',
  scope: 'plus:read',
  query: z.strictObject({ ...pageQuery, 'q[status_eq]': z.optional(z.enum(supplierStatuses)) }),
  reply: z.object({ suppliers: z.array(supplierApplicationSchema), ...paging }),
  errors: [],
});
const staffQuery = {
  ...pageQuery,
  'q[country_iso_eq]': z.optional(countryIso),
  'q[capability_eq]': z.optional(z.enum(supplierCapabilities)),
};
export const listSupplierApplications = defineEndpoint({
  method: 'GET',
  path: '/staff/suppliers',
  summary: 'Applications to supply the shop, newest first',
  audience: 'staff',
  scope: 'staff:plus:read',
  query: z.strictObject({ ...staffQuery, 'q[status_eq]': z.optional(z.enum(supplierStatuses)) }),
  reply: z.object({ suppliers: z.array(reviewedSupplierSchema), ...paging }),
  errors: [],
});
export const getSupplierApplication = defineEndpoint({
  method: 'GET',
  path: '/staff/suppliers/:id',
  summary: 'One application to supply the shop',
  audience: 'staff',
  scope: 'staff:plus:read',
  params: z.object({ id: z.string().check(z.maxLength(20)) }),
  reply: reviewedSupplierSchema,
  errors: [],
});
export const reviewSupplierApplication = defineEndpoint({
  method: 'PATCH',
  path: '/staff/suppliers/:id',
  summary: 'Move an application on; accepted and declined are final',
  audience: 'staff',
  scope: 'staff:plus:write',
  params: z.object({ id: z.string().check(z.maxLength(20)) }),
  body: z.strictObject({
    supplier: z.strictObject({
      status: z.enum(['in_review', 'accepted', 'declined']),
      review_note: z.optional(
        z.nullable(z.string().check(z.trim(), z.maxLength(2000)).register(cleaning, { lines: true })),
      ),
    }),
  }),
  reply: reviewedSupplierSchema,
  errors: ['application_decided'],
});
/** Accepted suppliers. */
export const listVendors = defineEndpoint({
  method: 'GET',
  path: '/vendors',
  summary: 'Accepted suppliers, by name',
  audience: 'staff',
  scope: 'staff:plus:read',
  query: z.strictObject(staffQuery),
  reply: z.object({ vendors: z.array(reviewedSupplierSchema), ...paging }),
  errors: [],
});
