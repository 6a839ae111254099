import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { coversScope, scopeOf, staffScopes } from './keys.ts';

/** The roles of the shop's own people. */
export const staffRoles = [
  'order_manager',
  'prepress',
  'production',
  'finance',
  'merchandiser',
  'support',
  'admin',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The permissions of each role. A permission is the scope that an endpoint needs of an API key (`scopeOf`), so each
 * endpoint of staff demands one. `…:*` covers all that begin so.
 */
export const permissionsOfRole: Readonly<Record<StaffRole, readonly string[]>> = {
  order_manager: [
    'staff:account:*',
    'staff:approvals:read',
    'staff:approvals:write',
    'staff:catalogue:read',
    'staff:designs:read',
    'staff:figures:read',
    'staff:invoices:read',
    'staff:orders:*',
    'staff:payments:read',
    'staff:payments:refund',
    'staff:plus:read',
    'staff:production:read',
    'staff:quotes:*',
    'staff:wallet:read',
  ],
  prepress: [
    'staff:catalogue:read',
    'staff:designs:*',
    'staff:orders:read',
    'staff:production:*',
    'staff:quotes:read',
  ],
  production: ['staff:catalogue:read', 'staff:orders:fulfil', 'staff:orders:read', 'staff:production:*'],
  finance: [
    'staff:account:read',
    'staff:approvals:read',
    'staff:approvals:write',
    'staff:catalogue:approve',
    'staff:catalogue:read',
    'staff:figures:read',
    'staff:invoices:*',
    'staff:orders:read',
    'staff:payments:*',
    'staff:periods:approve',
    'staff:periods:write',
    'staff:plus:read',
    'staff:quotes:approve',
    'staff:quotes:read',
    'staff:wallet:*',
  ],
  merchandiser: [
    'staff:approvals:read',
    'staff:approvals:write',
    'staff:catalogue:read',
    'staff:catalogue:write',
    'staff:events:read',
    'staff:figures:read',
    'staff:plus:*',
    'staff:quotes:read',
  ],
  support: [
    'staff:account:*',
    'staff:approvals:read',
    'staff:approvals:write',
    'staff:catalogue:read',
    'staff:designs:read',
    'staff:invoices:read',
    'staff:orders:read',
    'staff:payments:read',
    'staff:payments:refund',
    'staff:plus:read',
    'staff:production:read',
    'staff:quotes:read',
    'staff:quotes:write',
    'staff:wallet:read',
    'staff:wallet:write',
  ],
  admin: ['*'],
};

/** The roles that have a permission; for `null`, which no scope names, all of them. */
export const rolesWith = (scope: string | null): readonly StaffRole[] =>
  staffRoles.filter((role) => scope === null || coversScope(permissionsOfRole[role], scope));

/**
 * Permissions whose effect is not of one region: people, keys, webhooks (they tell of every region), builds, and the
 * months of the selling company. Whoever has them for some regions only cannot use them.
 */
const ofEveryRegion: readonly string[] = [
  'staff:*',
  'staff:keys:read',
  'staff:keys:write',
  'staff:periods:approve',
  'staff:periods:write',
  'staff:webhooks:read',
  'staff:webhooks:write',
  'releases:publish',
  'releases:write',
];
export const needsEveryRegion = (scope: string | null): boolean =>
  scope !== null && ofEveryRegion.includes(scope);

/**
 * The permission that a session of staff needs for an endpoint, also where staff act for the owner (`alsoStaff`,
 * `staffScope`).
 */
export const permissionOf = (
  endpoint: Pick<Endpoint, 'method' | 'path' | 'audience' | 'scope' | 'alsoStaff' | 'staffScope'>,
): string | null =>
  endpoint.staffScope ?? scopeOf(endpoint.alsoStaff === true ? { ...endpoint, audience: 'staff' } : endpoint);

/** A role in some regions; `null`: in all, also those that open later. */
export const staffAssignmentSchema = z.object({
  role: z.enum(staffRoles),
  regions: z.nullable(
    z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(40)),
  ),
});
export type StaffAssignment = z.output<typeof staffAssignmentSchema>;

/** The regions in which the assignments give a permission; `null`: all. Empty: none. */
export const regionsWith = (
  assignments: readonly StaffAssignment[],
  scope: string | null,
): readonly string[] | null => {
  const able = rolesWith(scope);
  const having = assignments.filter(({ role }) => able.includes(role));
  if (having.some(({ regions }) => regions === null)) return null;
  return needsEveryRegion(scope) ? [] : [...new Set(having.flatMap(({ regions }) => regions ?? []))].sort();
};

/** Every permission by its own name, without those that only stand for others. */
export const staffPermissions: readonly string[] = staffScopes.filter(
  (scope) => /^(staff|releases):/.test(scope) && (scope === 'staff:*' || !scope.endsWith(':*')),
);

/**
 * Whether a person may make a call in a region. It only decides what a page shows; the API checks every call itself.
 * @example mayCall(me.roles, createRefund, 'pl')
 */
export const mayCall = (
  assignments: readonly StaffAssignment[],
  endpoint: Parameters<typeof permissionOf>[0],
  region: string,
): boolean => {
  const regions = regionsWith(assignments, permissionOf(endpoint));
  return regions === null || regions.includes(region);
};

/** Who of the staff the caller is. */
export const staffMeSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  roles: z.array(staffAssignmentSchema),
  /** What the roles give, by permission; `regions` null: in all. */
  permissions: z.array(z.object({ scope: z.string(), regions: z.nullable(z.array(z.string())) })),
});
export type StaffMe = z.output<typeof staffMeSchema>;

/** 404 for everybody who is not of the staff. */
export const getStaffMe = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/me',
  summary: 'Who of the staff the caller is, and what they may do where',
  audience: 'member',
  scope: 'none',
  reply: staffMeSchema,
  errors: [],
});
