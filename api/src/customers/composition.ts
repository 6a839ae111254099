/** Customers, as the composition root sees it: its domains and what a process starts them with. */

// Accounts, sessions and credentials.

export { identity } from './identity/identity.ts';

// Addresses.

export { addresses } from './addresses/addresses.ts';

// Consents.

export { consents } from './consents/consents.ts';

// The newsletter.

export { type MailingLists, mailingListFault, mailingListsOf } from './newsletter/mailing-list.ts';
export { newsletter } from './newsletter/newsletter.ts';

// Personal data: export, erasure, retention.

export { privacy } from './privacy/privacy.ts';
