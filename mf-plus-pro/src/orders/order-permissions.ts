import type { CompanyRole } from '@shop/contracts';

/** What this page shows to a member: visible requests and orders, and whether they may decide. */
export interface OrderPermissions {
  /** `all`: the whole company's; `own`: their own requests or orders; null: none. */
  readonly requests: 'all' | 'own' | null;
  readonly orders: 'all' | 'own' | null;
  readonly mayDecide: boolean;
  /** Whether they may order, and so may have requests of their own. */
  readonly mayRequest: boolean;
}

const noPermissions: OrderPermissions = { requests: null, orders: null, mayDecide: false, mayRequest: false };
const allPermissions: OrderPermissions = {
  requests: 'all',
  orders: 'all',
  mayDecide: true,
  mayRequest: true,
};

/**
 * What each role sees, so that nothing is requested that the server would refuse. The server decides; a changed role
 * leads to a refusal.
 */
const permissionsByRole: Readonly<Record<CompanyRole, OrderPermissions>> = {
  viewer: { ...noPermissions, orders: 'all' },
  designer: noPermissions,
  requester: { requests: 'own', orders: 'own', mayDecide: false, mayRequest: true },
  approver: allPermissions,
  finance: { requests: 'all', orders: 'all', mayDecide: false, mayRequest: false },
  admin: allPermissions,
};

/** @example getOrderPermissions('finance').mayDecide // false */
export const getOrderPermissions = (role: CompanyRole): OrderPermissions => permissionsByRole[role];
