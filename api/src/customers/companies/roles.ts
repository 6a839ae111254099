import type { CompanyRole } from '@shop/contracts';

/** Every action in a company. An endpoint requires exactly one of these. */
export const companyActions = [
  'company.read',
  'company.update',
  'rules.update',
  'members.read',
  'members.manage',
  'items.read',
  'items.manage',
  'orders.read',
  'orders.place',
  'approvals.read',
  'approvals.decide',
] as const;
export type CompanyAction = (typeof companyActions)[number];

const memberActions: readonly CompanyAction[] = ['company.read', 'members.read', 'items.read'];

/**
 * Permissions by role. A requester sees their own orders and requests as the owner, not by role.
 * Finance sets limits and sees orders but neither orders nor approves; an admin may do everything.
 */
export const roleMatrix: Readonly<Record<CompanyRole, readonly CompanyAction[]>> = {
  viewer: [...memberActions, 'orders.read'],
  designer: [...memberActions, 'items.manage'],
  requester: [...memberActions, 'orders.place'],
  approver: [...memberActions, 'orders.read', 'orders.place', 'approvals.read', 'approvals.decide'],
  finance: [...memberActions, 'orders.read', 'rules.update', 'approvals.read'],
  admin: companyActions,
};

/**
 * Whether a role allows an action.
 * @example isAllowed('requester', 'members.manage') // false
 */
export const isAllowed = (role: CompanyRole, action: CompanyAction): boolean =>
  roleMatrix[role].includes(action);
