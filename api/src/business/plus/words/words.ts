import type { CompanyRole, proRequestStatuses, supplierStatuses } from '@shop/contracts';
import type { LinkPageWords } from '../../../platform/index.ts';

/** Text of one mail; `named` is the shop's name, or the number of the order. */
interface MailText {
  readonly subject: (named: string) => string;
  readonly heading: string;
  readonly text: string;
}

export interface InvitationWords {
  readonly subject: (company: string) => string;
  readonly heading: string;
  readonly text: (company: string, shop: string) => string;
  readonly until: string;
  readonly role: string;
  readonly roles: Readonly<Record<CompanyRole, string>>;
  readonly action: string;
  readonly footer: (shop: string) => string;
  /** `void` when the link is used or expired. */
  readonly page: LinkPageWords;
  /** Shown when the invited address has no account yet. */
  readonly noAccount: string;
  /**
   * Shown instead of `done` when only this link has proven the address: a new password must be set.
   */
  readonly takenOver: string;
}

export interface ApprovalMailWords
  extends Readonly<Record<'asked' | 'approved' | 'declined' | 'expired', MailText>> {
  readonly company: string;
  readonly order: string;
  readonly po: string;
  readonly total: string;
  readonly note: string;
  readonly reason: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}

/** Texts about one kind of application, by state. */
type ByState<State extends string> = Readonly<Record<State, MailText>> & {
  readonly footer: (shop: string) => string;
};

export interface PlusMailWords {
  readonly invitation: InvitationWords;
  readonly approval: ApprovalMailWords;
  readonly pro: ByState<(typeof proRequestStatuses)[number]>;
  readonly supplier: ByState<(typeof supplierStatuses)[number]>;
}
