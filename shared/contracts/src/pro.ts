import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { countryIso, email, pageQuery, paging } from './primitives.ts';

export const proBusinessTypes = [
  'agency',
  'brand',
  'designer',
  'e-commerce',
  'manufacturer',
  'printer',
  'reseller',
  'other',
] as const;
export const proVolumes = ['under-500', '500-2000', '2000-10000', 'over-10000'] as const;
export const proRequestStatuses = ['received', 'in_progress', 'accepted', 'declined'] as const;

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const website = z.string().check(z.trim(), z.maxLength(200), z.regex(/^https?:\/\/[^\s]+$/i));

export const proRequestSchema = z.object({
  id: z.int(),
  status: z.enum(proRequestStatuses),
  region: z.string(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country_iso: countryIso,
  business_type: z.enum(proBusinessTypes),
  /** Pieces a month. */
  monthly_volume: z.nullable(z.enum(proVolumes)),
  message: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ProRequest = z.output<typeof proRequestSchema>;

/** Returns the brand as a path segment. @example pathBrandOf('Box & Co.') // 'box_co' */
export const pathBrandOf = (brand: string): string =>
  brand
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '') || 'shop';

/** The Pro requests of one brand, whose name is a path segment known only at run time. */
export const proRequestsOf = (brand: string) => {
  const path = `/${pathBrandOf(brand)}_pro_requests`;
  return {
    create: defineEndpoint({
      method: 'POST',
      path,
      summary: 'Ask to join the Pro programme',
      audience: 'visitor',
      scope: 'plus:write',
      body: z.strictObject({
        pro_request: z.strictObject({
          email,
          full_name: text(200),
          company_name: text(200),
          website: z.optional(z.nullable(website)),
          phone: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
          country_iso: countryIso,
          business_type: z.enum(proBusinessTypes),
          monthly_volume: z.optional(z.nullable(z.enum(proVolumes))),
          message: z.optional(
            z.nullable(z.string().check(z.trim(), z.maxLength(5000)).register(cleaning, { lines: true })),
          ),
        }),
      }),
      reply: proRequestSchema,
      errors: [],
    }),
    list: defineEndpoint({
      method: 'GET',
      path,
      summary: 'Requests to join the Pro programme, newest first: the caller’s own',
      audience: 'visitor',
      scope: 'plus:read',
      query: z.strictObject({ ...pageQuery, 'q[status_eq]': z.optional(z.enum(proRequestStatuses)) }),
      reply: z.object({ pro_requests: z.array(proRequestSchema), ...paging }),
      errors: [],
    }),
    listForStaff: defineEndpoint({
      method: 'GET',
      path: `/staff${path}`,
      summary: 'All requests to join the Pro programme, newest first',
      audience: 'staff',
      scope: 'staff:plus:read',
      query: z.strictObject({
        ...pageQuery,
        'q[status_eq]': z.optional(z.enum(proRequestStatuses)),
        'q[region_eq]': z.optional(z.string().check(z.maxLength(10))),
      }),
      reply: z.object({ pro_requests: z.array(proRequestSchema), ...paging }),
      errors: [],
    }),
    read: defineEndpoint({
      method: 'GET',
      path: `/staff${path}/:id`,
      summary: 'One request to join the Pro programme',
      audience: 'staff',
      scope: 'staff:plus:read',
      params: z.object({ id: z.string().check(z.maxLength(20)) }),
      reply: proRequestSchema,
      errors: [],
    }),
    move: defineEndpoint({
      method: 'PATCH',
      path: `/staff${path}/:id`,
      summary: 'Move a request to join the Pro programme on',
      audience: 'staff',
      scope: 'staff:plus:write',
      params: z.object({ id: z.string().check(z.maxLength(20)) }),
      body: z.strictObject({ pro_request: z.strictObject({ status: z.enum(proRequestStatuses) }) }),
      reply: proRequestSchema,
      errors: ['application_decided'],
    }),
  };
};
