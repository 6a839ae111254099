import type { CompanyRole } from '@shop/contracts';

/** What this page has for a member: requests they may see, orders they may see, and whether they may decide. */
export interface Sees {
  /** `all`: the whole company's; `own`: what they asked for or placed themselves; null: nothing. */
  readonly requests: 'all' | 'own' | null;
  readonly orders: 'all' | 'own' | null;
  readonly decides: boolean;
  /** Whether they order, and so may have requests of their own. */
  readonly asks: boolean;
}

const nothing: Sees = { requests: null, orders: null, decides: false, asks: false };
const everything: Sees = { requests: 'all', orders: 'all', decides: true, asks: true };

/**
 * What a role is shown, so that nothing is asked for that is refused anyway. The server decides; a role that has changed
 * meanwhile is told by its refusal.
 */
const seen: Readonly<Record<CompanyRole, Sees>> = {
  viewer: { ...nothing, orders: 'all' },
  designer: nothing,
  requester: { requests: 'own', orders: 'own', decides: false, asks: true },
  approver: everything,
  finance: { requests: 'all', orders: 'all', decides: false, asks: false },
  admin: everything,
};

/** @example whatIsSeen('finance').decides // false */
export const whatIsSeen = (role: CompanyRole): Sees => seen[role];
