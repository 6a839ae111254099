import type { CompanyRole } from '@shop/contracts';

/** A member's permissions on the company's page; every member may read everything but invitations. */
export interface Permissions {
  /** Name, VAT number and address. */
  readonly changesDetails: boolean;
  /** Roles, limits, removing, inviting. */
  readonly managesMembers: boolean;
  readonly setsRules: boolean;
}

const readOnly: Permissions = { changesDetails: false, managesMembers: false, setsRules: false };

/**
 * The part of the server's permission matrix that this page shows. The server decides; forbidden actions are hidden.
 */
const permissionsByRole: Readonly<Record<CompanyRole, Permissions>> = {
  viewer: readOnly,
  designer: readOnly,
  requester: readOnly,
  approver: readOnly,
  finance: { ...readOnly, setsRules: true },
  admin: { changesDetails: true, managesMembers: true, setsRules: true },
};

/** @example getPermissions('finance').setsRules // true */
export const getPermissions = (role: CompanyRole): Permissions => permissionsByRole[role];
