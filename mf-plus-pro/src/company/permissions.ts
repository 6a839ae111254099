import type { CompanyRole } from '@shop/contracts';

/** A member's permissions on the company's page; every member may read everything but invitations. */
export interface Permissions {
  /** Name, VAT number and address. */
  readonly mayChangeDetails: boolean;
  /** Roles, limits, removing, inviting. */
  readonly mayManageMembers: boolean;
  readonly maySetRules: boolean;
}

const readOnly: Permissions = { mayChangeDetails: false, mayManageMembers: false, maySetRules: false };

/**
 * The part of the server's permission matrix that this page shows. The server decides; forbidden actions are hidden.
 */
const permissionsByRole: Readonly<Record<CompanyRole, Permissions>> = {
  viewer: readOnly,
  designer: readOnly,
  requester: readOnly,
  approver: readOnly,
  finance: { ...readOnly, maySetRules: true },
  admin: { mayChangeDetails: true, mayManageMembers: true, maySetRules: true },
};

/** @example getPermissions('finance').maySetRules // true */
export const getPermissions = (role: CompanyRole): Permissions => permissionsByRole[role];
