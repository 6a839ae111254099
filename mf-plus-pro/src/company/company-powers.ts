import type { CompanyRole } from '@shop/contracts';

/** A member's permissions on the company's page; every member may read everything but invitations. */
export interface Powers {
  /** Name, VAT number and address. */
  readonly changesDetails: boolean;
  /** Roles, limits, removing, inviting. */
  readonly managesMembers: boolean;
  readonly setsRules: boolean;
}

const reads: Powers = { changesDetails: false, managesMembers: false, setsRules: false };

/**
 * The part of the server's permission matrix that this page shows. The server decides; forbidden actions are hidden.
 */
const powers: Readonly<Record<CompanyRole, Powers>> = {
  viewer: reads,
  designer: reads,
  requester: reads,
  approver: reads,
  finance: { ...reads, setsRules: true },
  admin: { changesDetails: true, managesMembers: true, setsRules: true },
};

/** @example powersOf('finance').setsRules // true */
export const powersOf = (role: CompanyRole): Powers => powers[role];
