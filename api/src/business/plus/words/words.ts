import type { CompanyRole, proRequestStatuses, supplierStatuses } from '@shop/contracts';
import type { LinkPageWords } from '../../../platform/index.ts';

/** One thing that is told by mail; `named` is the shop's name, or the number of the order it is about. */
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
  /** `void` where the link is used or too old. */
  readonly page: LinkPageWords;
  /** Said on the page where nobody has an account of the invited address yet. */
  readonly noAccount: string;
  /** Said on the page instead of `done` where the address was proven by this link alone: a new password has to be set. */
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

/** What is mailed about one kind of application, by its state. */
type ByState<State extends string> = Readonly<Record<State, MailText>> & {
  readonly footer: (shop: string) => string;
};

export interface PlusMailWords {
  readonly invitation: InvitationWords;
  readonly approval: ApprovalMailWords;
  readonly pro: ByState<(typeof proRequestStatuses)[number]>;
  readonly supplier: ByState<(typeof supplierStatuses)[number]>;
}
