import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { cursorQuery, optionalCursor, pageQuery, paging } from './primitives.ts';
import { releasableNames } from './releases.ts';

/** The resources of key scopes. Staff endpoints have the same resources behind `staff:`, releases their own. */
export const scopeResources = [
  'catalogue',
  'account',
  'designs',
  'orders',
  'payments',
  'quotes',
  'invoices',
  'production',
  'wallet',
  'plus',
  'events',
  'keys',
  'webhooks',
] as const;
export type ScopeResource = (typeof scopeResources)[number];

/** The resource of the first path segment after the version. Other segments belong to `catalogue`. */
const resourceOfSegment: Readonly<Record<string, ScopeResource>> = {
  account: 'account',
  addresses: 'account',
  users: 'account',
  emails: 'account',
  order_managers: 'account',
  newsletter: 'account',
  privacy: 'account',
  referrals: 'account',
  referral_codes: 'account',
  box_designs: 'designs',
  assets: 'designs',
  orders: 'orders',
  checkouts: 'orders',
  bundles: 'orders',
  custom_sample_pack: 'orders',
  quantity_options: 'orders',
  coupons: 'orders',
  shipments: 'orders',
  cancellations: 'orders',
  gateway: 'payments',
  check_payments: 'payments',
  payment_schedules: 'payments',
  payments: 'payments',
  refunds: 'payments',
  transfers: 'payments',
  transactionlink: 'payments',
  quote_requests: 'quotes',
  instant_quotes: 'quotes',
  offers: 'quotes',
  invoices: 'invoices',
  production: 'production',
  production_files: 'production',
  production_list: 'production',
  qa_comments: 'production',
  qa_state_changes: 'production',
  wallet: 'wallet',
  plus: 'plus',
  companies: 'plus',
  pro: 'plus',
  segment: 'events',
  sessions: 'events',
  acquisition_attributions: 'events',
  webhooks: 'webhooks',
  webhook_endpoints: 'webhooks',
  webhook_deliveries: 'webhooks',
  api_keys: 'keys',
};

/** Calls that create, change or end a session, a password or an account: never by API key. */
const sessionOnly =
  /^\/(?:v\d+\/)?(?:sign_up|sign_in|sign_out|user_passwords|user_confirmations|privacy|users\/anonymous|users\/me\/(?:password|email|sessions))(?:\/|$)/;

type Scoped = Pick<Endpoint, 'method' | 'path' | 'audience' | 'scope'>;

/**
 * The scope that an API key needs to call an endpoint, or `null` where no key may.
 * @example scopeOf(listMyOrders) // 'orders:read'
 * @example scopeOf(createRefund) // 'staff:payments:write'
 */
export const scopeOf = ({ method, path, audience, scope }: Scoped): string | null => {
  if (scope !== undefined) return scope === 'none' ? null : scope;
  if (sessionOnly.test(path)) return null;
  const segments = path.split('/').filter((segment) => segment !== '' && !/^v\d+$/.test(segment));
  const action = method === 'GET' ? 'read' : 'write';
  const [first = ''] = segments;
  if (first === 'staff') segments.shift();
  if (first === 'releases') return `releases:${action}`;
  const named = segments.find((segment) => !segment.startsWith(':')) ?? '';
  const resource =
    named === 'stripe'
      ? 'payments'
      : Object.hasOwn(resourceOfSegment, named)
        ? resourceOfSegment[named]
        : undefined;
  return `${audience === 'staff' ? 'staff:' : ''}${resource ?? 'catalogue'}:${action}`;
};

/**
 * What a release pipeline's key may do: publish a build; check it, preview it and submit its smoke journey; roll it out
 * to visitors; roll it back. The key's `remotes` and `regions` limit this.
 */
export const releaseActions = ['read', 'write', 'publish', 'check', 'promote', 'stop'] as const;

/**
 * What a role of the staff, or a key, may have alone: parts of writing (refunding an order, making and sending it,
 * approving what another person asked for) and the figures of the business.
 */
const staffActions = [
  'payments:refund',
  'orders:fulfil',
  'payments:approve',
  'wallet:approve',
  'catalogue:approve',
  'quotes:approve',
  'periods:write',
  'periods:approve',
  'approvals:read',
  'approvals:write',
  'figures:read',
] as const;

/** Scopes that include others: `promote` includes `stop`, and `write` is everything but reading. */
const within: Readonly<Record<string, readonly string[]>> = {
  'staff:payments:write': ['staff:payments:refund'],
  'staff:orders:write': ['staff:orders:fulfil'],
  'releases:write': ['releases:publish', 'releases:check', 'releases:promote', 'releases:stop'],
  'releases:promote': ['releases:stop'],
};

/** Whether the granted scopes cover the needed one. `orders:*` covers `orders:read`, `*` everything. */
export const coversScope = (granted: readonly string[], needed: string): boolean =>
  granted.some(
    (scope) =>
      scope === '*' ||
      scope === needed ||
      (scope.endsWith(':*') && needed.startsWith(scope.slice(0, -1))) ||
      (Object.hasOwn(within, scope) && within[scope]?.includes(needed) === true),
  );

const actions = ['read', 'write', '*'] as const;
/** Scopes that a key of an account can have. */
export const memberScopes: readonly string[] = scopeResources.flatMap((resource) =>
  actions.map((action) => `${resource}:${action}`),
);
/** Scopes that a key of the shop's own tools can have. */
export const staffScopes: readonly string[] = [
  '*',
  ...memberScopes,
  'staff:*',
  ...[...memberScopes, ...staffActions].map((scope) => `staff:${scope}`),
  ...[...releaseActions, '*'].map((action) => `releases:${action}`),
];

const scopesFrom = (known: readonly string[]) =>
  z.array(z.enum(known)).check(z.minLength(1), z.maxLength(50));

export const apiKeySchema = z.object({
  id: z.int(),
  kind: z.enum(['member', 'staff']),
  name: z.string(),
  /** The first characters of the key, to tell keys apart. */
  hint: z.string(),
  scopes: z.array(z.string()),
  /** Regions it is limited to; null: all. */
  regions: z.nullable(z.array(z.string())),
  /** Remotes it may release; null: all. */
  remotes: z.nullable(z.array(z.string())),
  /** The creator, for example `user:7`. */
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** Rounded to the minute. */
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
});
export type ApiKey = z.output<typeof apiKeySchema>;

/** Only this reply contains the key itself. */
export const createdApiKeySchema = z.extend(apiKeySchema, { key: z.string() });

const keyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^\P{Cc}*$/u));
const expiresAt = z.optional(z.iso.datetime({ offset: true }));
const keyId = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
const regionsOf = z.optional(
  z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(40)),
);

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/v1/api_keys',
  summary: 'The account’s API keys, newest first; never the keys themselves',
  audience: 'member',
  query: z.object({ ...pageQuery, ...cursorQuery }),
  reply: z.object({ api_keys: z.array(apiKeySchema), ...paging, ...optionalCursor }),
  errors: [],
});

/** A key cannot create one with wider scopes or a later expiry than its own. */
export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/v1/api_keys',
  summary: 'Make an API key for the account; the reply shows it once',
  audience: 'member',
  body: z.strictObject({
    name: keyName,
    scopes: scopesFrom(memberScopes),
    regions: regionsOf,
    expires_at: expiresAt,
  }),
  reply: createdApiKeySchema,
  errors: [],
});

export const getApiKey = defineEndpoint({
  method: 'GET',
  path: '/v1/api_keys/:id',
  summary: 'One API key of the account',
  audience: 'member',
  params: keyId,
  reply: apiKeySchema,
  errors: [],
});

/** Revokes a key at once. A repeat changes nothing. */
export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/v1/api_keys/:id',
  summary: 'Revoke an API key of the account',
  audience: 'member',
  params: keyId,
  reply: apiKeySchema,
  errors: [],
});

export const listStaffKeys = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/api_keys',
  summary: 'Every API key, of accounts and of the shop’s own tools, newest first',
  audience: 'staff',
  scope: 'staff:keys:read',
  query: z.object({ kind: z.optional(z.enum(['member', 'staff'])), ...pageQuery, ...cursorQuery }),
  reply: z.object({ api_keys: z.array(apiKeySchema), ...paging, ...optionalCursor }),
  errors: [],
});

/** `remotes` and `regions` limit what a release pipeline's key may release and where. */
export const createStaffKey = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/api_keys',
  summary: 'Make an API key for a tool of the shop; the reply shows it once',
  audience: 'staff',
  scope: 'staff:keys:write',
  body: z.strictObject({
    name: keyName,
    scopes: scopesFrom(staffScopes),
    regions: regionsOf,
    remotes: z.optional(z.array(z.enum(releasableNames)).check(z.minLength(1), z.maxLength(20))),
    expires_at: expiresAt,
  }),
  reply: createdApiKeySchema,
  errors: [],
});

export const revokeStaffKey = defineEndpoint({
  method: 'DELETE',
  path: '/v1/staff/api_keys/:id',
  summary: 'Revoke any API key',
  audience: 'staff',
  scope: 'staff:keys:write',
  params: keyId,
  reply: apiKeySchema,
  errors: [],
});
