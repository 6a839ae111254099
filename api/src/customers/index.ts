/** The face of customers for other contexts, which import nothing else of this folder. */

// Accounts, sessions and credentials.

export { checkPassword } from './identity/check-password.ts';
export { issueMailToken, revokeInvitations } from './identity/mail-tokens.repo.ts';
export type { MergeCart } from './identity/merge-visitor.ts';
export { findOrderManager } from './identity/order-managers.ts';
export {
  type Attempts,
  countAttempt,
  createPasswordAttempts,
  createSecondFactorAttempts,
} from './identity/password-attempts.ts';
export { hashPassword, isWeakPassword } from './identity/passwords.ts';
export type { FollowDestination } from './identity/save-location.ts';
export {
  endOtherSessions,
  forgetSecondFactor,
  listSessions,
  markSecondFactor,
  revokeAllTokens,
} from './identity/tokens.repo.ts';
export { transferAccount } from './identity/transfer-account.ts';
export { visitorMerged } from './identity/visitor-merged.event.ts';

// Consents.

export type { Consent } from './consents/consents.repo.ts';
export { recordConsents } from './consents/record-consents.ts';

// Addresses: one rule for the address book, the checkout and companies; names and phones beside an e-mail address.

export {
  type AddressInput,
  findAddressProblems,
  findElectronicAddressProblem,
  normaliseAddress,
} from './addresses/read-address.ts';
export { readContact } from './addresses/read-contact.ts';

// Companies of accounts.

export { type CompanyAction, isAllowed } from './companies/roles.ts';

// The form of VAT numbers.

export { isViesNumber } from './vat-numbers/vies-number.ts';
