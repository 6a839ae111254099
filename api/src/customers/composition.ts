/**
 * The face of customers for the composition root: its domains and what a process needs to start
 * them.
 */

// Accounts, sessions and credentials.

export { identityPersonal } from './identity/identity.personal.ts';
export { identity } from './identity/identity.ts';

// Addresses.

export { addressesPersonal } from './addresses/addresses.personal.ts';
export { addresses } from './addresses/addresses.ts';

// Consents.

export { consentsPersonal } from './consents/consents.personal.ts';
export { consents } from './consents/consents.ts';

// The newsletter.

export { createMailingLists, type MailingLists, validateMailingLists } from './newsletter/mailing-list.ts';
export { newsletter } from './newsletter/newsletter.ts';

// Personal data: export, erasure, retention.

export { privacyPersonal } from './privacy/privacy.personal.ts';
export { privacy } from './privacy/privacy.ts';

// Texts of its mails.

export { customerWords } from './words/index.ts';
