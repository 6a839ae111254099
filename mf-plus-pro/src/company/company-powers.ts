import type { CompanyRole } from '@shop/contracts';

/** What a member may do on the company's page; everything on it may be read by every member, but invitations. */
export interface Powers {
  /** Name, VAT number and address. */
  readonly changesDetails: boolean;
  /** Roles, limits, removing, inviting. */
  readonly managesMembers: boolean;
  readonly setsRules: boolean;
}

const reads: Powers = { changesDetails: false, managesMembers: false, setsRules: false };

/** The part of the server's matrix that this page shows. The server decides; what a role may not do is not offered. */
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
