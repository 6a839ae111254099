import type { CompanyRole } from '@shop/contracts';

/** What this page shows to a member: visible requests and orders, and whether they may decide. */
export interface OrderPermissions {
  /** `all`: the whole company's; `own`: their own requests or orders; null: none. */
  readonly requests: 'all' | 'own' | null;
  readonly orders: 'all' | 'own' | null;
  readonly decides: boolean;
  /** Whether they may order, and so may have requests of their own. */
  readonly asks: boolean;
}

const nothing: OrderPermissions = { requests: null, orders: null, decides: false, asks: false };
const everything: OrderPermissions = { requests: 'all', orders: 'all', decides: true, asks: true };

/**
 * What each role sees, so that nothing is requested that the server would refuse. The server decides; a changed role
 * leads to a refusal.
 */
const permissionsByRole: Readonly<Record<CompanyRole, OrderPermissions>> = {
  viewer: { ...nothing, orders: 'all' },
  designer: nothing,
  requester: { requests: 'own', orders: 'own', decides: false, asks: true },
  approver: everything,
  finance: { requests: 'all', orders: 'all', decides: false, asks: false },
  admin: everything,
};

/** @example getOrderPermissions('finance').decides // false */
export const getOrderPermissions = (role: CompanyRole): OrderPermissions => permissionsByRole[role];
