import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { addressAttributes } from './identity.ts';
import { orderSchema, orderSummarySchema } from './orders.ts';
import { currency, decimal, email, nothing, pageQuery, paging, quantity } from './primitives.ts';

export const companyRoles = ['viewer', 'designer', 'requester', 'approver', 'finance', 'admin'] as const;
export type CompanyRole = (typeof companyRoles)[number];
export const limitWindows = ['day', 'week', 'month'] as const;

/** A limit as it is typed: two decimals, never negative. */
const limit = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const vatId = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
export const poNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** What stands on the company's invoices beside name and number; the person is whom the courier and we write to. */
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
  /** Orders above this wait for an approver; null: no such limit. Amounts with VAT, in the company's currency. */
  order_limit: z.nullable(decimal),
  /** What the whole company may spend in one window without an approver; null: no such limit. */
  window_limit: z.nullable(decimal),
  window_unit: z.enum(limitWindows),
  /** Days, weeks (from Monday) and months begin by this zone's clock. */
  time_zone: z.string(),
  po_required: z.boolean(),
});
export const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  vat_id: z.nullable(z.string()),
  /** Null once its contact person is gone and nobody has named another. */
  address: z.nullable(z.object({ ...z.partial(companyAddress).shape })),
  region: z.string(),
  currency,
  rules: companyRules,
  /** The caller's own part in it. */
  role: z.enum(companyRoles),
  created_at: z.string(),
});
export type Company = z.output<typeof companySchema>;

export const companyMemberSchema = z.object({
  user_id: z.int(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  role: z.enum(companyRoles),
  /** Of an approver: the largest order they may approve; null: any. */
  approval_limit: z.nullable(decimal),
  joined_at: z.string(),
});
export type CompanyMember = z.output<typeof companyMemberSchema>;

export const companyInvitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(companyRoles),
  approval_limit: z.nullable(decimal),
  status: z.enum(['open', 'accepted', 'revoked', 'expired']),
  created_at: z.string(),
  expires_at: z.string(),
});
export type CompanyInvitation = z.output<typeof companyInvitationSchema>;

/** One thing the company has agreed to reorder. */
export const companyItemSchema = z.object({
  id: z.int(),
  label: z.string(),
  variant_id: z.int(),
  sku: z.nullable(z.string()),
  name: z.nullable(z.string()),
  configuration: z.nullable(configurationSchema),
  box_design_id: z.nullable(z.uuid()),
  design_name: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  /** Empty: any. */
  quantities: z.array(quantity),
  express_delivery_option_id: z.nullable(z.int()),
  /** Today's net price per piece at the first agreed quantity, or at 100; null: not sold any more. */
  price: z.nullable(decimal),
  created_at: z.string(),
});
export type CompanyItem = z.output<typeof companyItemSchema>;

const companyParams = z.object({ id: z.string().check(z.maxLength(20)) });
const memberParams = z.object({
  id: z.string().check(z.maxLength(20)),
  userId: z.string().check(z.maxLength(20)),
});
const details = { name, vat_id: z.optional(z.nullable(vatId)), address: companyAddress };

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
  summary: 'Change name, VAT number or address of a company',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({ company: z.partial(z.strictObject(details)) }),
  reply: companySchema,
  errors: [],
});
/** Members that are absent stay as they are; null takes a limit away. */
export const updateCompanyRules = defineEndpoint({
  method: 'PATCH',
  path: '/v2/companies/:id/rules',
  summary: 'Set what a company’s members may order without approval',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({
    rules: z.strictObject({
      order_limit: z.optional(z.nullable(limit)),
      window_limit: z.optional(z.nullable(limit)),
      window_unit: z.optional(z.enum(limitWindows)),
      time_zone: z.optional(z.string().check(z.maxLength(60))),
      po_required: z.optional(z.boolean()),
    }),
  }),
  reply: companySchema,
  errors: [],
});

export const listCompanyMembers = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id/members',
  summary: 'Who belongs to a company',
  audience: 'member',
  params: companyParams,
  query: z.strictObject({ ...pageQuery, 'q[role_eq]': z.optional(z.enum(companyRoles)) }),
  reply: z.object({ members: z.array(companyMemberSchema), ...paging }),
  errors: [],
});
export const updateCompanyMember = defineEndpoint({
  method: 'PATCH',
  path: '/v2/companies/:id/members/:userId',
  summary: 'Change a member’s role or limit',
  audience: 'member',
  params: memberParams,
  body: z.strictObject({
    member: z.strictObject({
      role: z.optional(z.enum(companyRoles)),
      approval_limit: z.optional(z.nullable(limit)),
    }),
  }),
  reply: companyMemberSchema,
  errors: ['last_admin'],
});
export const removeCompanyMember = defineEndpoint({
  method: 'DELETE',
  path: '/v2/companies/:id/members/:userId',
  summary: 'Remove a member, never the last admin',
  audience: 'member',
  params: memberParams,
  reply: nothing,
  errors: ['last_admin'],
});
export const leaveCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/leave',
  summary: 'Leave a company',
  audience: 'member',
  params: companyParams,
  reply: nothing,
  errors: ['last_admin'],
});

export const inviteToCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/invitations',
  summary: 'Invite somebody by mail; an open invitation of the same address is replaced',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({
    invitation: z.strictObject({
      email,
      role: z.enum(companyRoles),
      approval_limit: z.optional(z.nullable(limit)),
    }),
  }),
  reply: companyInvitationSchema,
  errors: ['already_member'],
});
export const listCompanyInvitations = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id/invitations',
  summary: 'Invitations of a company, newest first',
  audience: 'member',
  params: companyParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.object({ invitations: z.array(companyInvitationSchema), ...paging }),
  errors: [],
});
export const revokeCompanyInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/v2/companies/:id/invitations/:invitationId',
  summary: 'Take an open invitation back',
  audience: 'member',
  params: z.object({
    id: z.string().check(z.maxLength(20)),
    invitationId: z.string().check(z.maxLength(20)),
  }),
  reply: nothing,
  errors: [],
});
const invitationToken = z.string().check(z.minLength(20), z.maxLength(200));
/** By the account of the invited address alone. */
export const acceptCompanyInvitation = defineEndpoint({
  method: 'POST',
  path: '/v2/company_invitations/accept',
  summary: 'Join a company with the token of an invitation',
  audience: 'member',
  scope: 'none',
  body: z.strictObject({ token: invitationToken }),
  reply: companySchema,
  errors: ['token_expired'],
});
const lang = z.optional(z.string().check(z.maxLength(20)));
/** The page behind the mailed link; opening it changes nothing. */
export const companyInvitationPage = defineEndpoint({
  method: 'GET',
  path: '/v2/company_invitations/page',
  summary: 'The page on which an invitation is accepted',
  audience: 'anyone',
  scope: 'none',
  query: z.object({ token: invitationToken, lang }),
  reply: nothing,
  errors: [],
  binary: 'reply',
});
/** The mailed token proves the address; the account of that address joins. */
export const acceptOnInvitationPage = defineEndpoint({
  method: 'POST',
  path: '/v2/company_invitations/page',
  summary: 'Accept an invitation from its page',
  audience: 'anyone',
  scope: 'none',
  body: z.strictObject({ token: invitationToken, lang }),
  reply: nothing,
  errors: [],
  binary: 'reply',
});

export const listCompanyItems = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id/items',
  summary: 'What a company has agreed to reorder, with today’s prices',
  audience: 'member',
  params: companyParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.object({ items: z.array(companyItemSchema), ...paging }),
  errors: [],
});
/** Added again, label and options are the new ones. A design has to be the caller's own. */
export const addCompanyItem = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/items',
  summary: 'Put a variant with its design into a company’s catalogue',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({
    item: z.strictObject({
      label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      variant_id: z.int().check(z.gte(1)),
      box_design_id: z.optional(z.nullable(z.uuid())),
      quantities: z.optional(z.array(quantity).check(z.maxLength(20))),
      express_delivery_option_id: z.optional(z.nullable(z.int().check(z.gte(1)))),
    }),
  }),
  reply: companyItemSchema,
  errors: [],
});
/**
 * Puts an item of the catalogue into the caller's cart, which becomes the company's: with a copy of its design that is
 * the caller's own, in one of the agreed quantities, produced as agreed.
 */
export const orderCompanyItem = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/items/:itemId/order',
  summary: 'Order something of a company’s catalogue again',
  audience: 'member',
  params: z.object({ id: z.string().check(z.maxLength(20)), itemId: z.string().check(z.maxLength(20)) }),
  body: z.strictObject({ order_number: z.string().check(z.maxLength(64)), quantity }),
  reply: orderSchema,
  errors: [
    'plus_not_offered',
    'stale_cart',
    'cart_completed',
    'completion_in_progress',
    'quantity_out_of_range',
    'express_not_offered',
    'out_of_stock',
  ],
});
export const removeCompanyItem = defineEndpoint({
  method: 'DELETE',
  path: '/v2/companies/:id/items/:itemId',
  summary: 'Take something out of a company’s catalogue',
  audience: 'member',
  params: z.object({ id: z.string().check(z.maxLength(20)), itemId: z.string().check(z.maxLength(20)) }),
  reply: nothing,
  errors: [],
});

/** Makes the caller's cart one of a company's, or a personal one again; names its purchase order. */
export const assignCompanyOrder = defineEndpoint({
  method: 'PUT',
  path: '/v2/plus/orders/:number',
  summary: 'Order for a company, under a purchase order number',
  audience: 'member',
  params: z.object({ number: z.string().check(z.maxLength(64)) }),
  body: z.strictObject({
    order: z.strictObject({
      company_id: z.optional(z.nullable(z.int())),
      po_number: z.optional(z.nullable(poNumber)),
    }),
  }),
  reply: orderSchema,
  errors: ['plus_not_offered', 'stale_cart', 'cart_completed', 'completion_in_progress'],
});
export const listCompanyOrders = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/orders',
  summary: 'Placed orders of a company, newest first',
  audience: 'member',
  query: z.strictObject({
    ...pageQuery,
    company_id: z.coerce.number().check(z.int(), z.gte(1)),
    'q[state_eq]': z.optional(z.enum(['complete', 'canceled'])),
    'q[user_id_eq]': z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  reply: z.object({
    orders: z.array(
      z.object({
        ...orderSummarySchema.shape,
        po_number: z.nullable(z.string()),
        ordered_by: z.object({ user_id: z.int(), email: z.nullable(z.string()) }),
      }),
    ),
    ...paging,
  }),
  errors: [],
});
export const getCompanyOrder = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/orders/:number',
  summary: 'One placed order of the caller’s company',
  audience: 'member',
  params: z.object({ number: z.string().check(z.maxLength(64)) }),
  reply: orderSchema,
  errors: [],
});
