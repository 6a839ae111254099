// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

/** Proof that an address belongs to somebody, and what replies reveal about addresses. */
export const mailboxes = [
  {
    rule: 'both accounts of a mailbox from before can be opened',
    why: 'The younger of two accounts would keep its orders, and nobody could ever sign in to it.',
    file: 'api/src/customers/identity/sign-in.ts',
    find: 'where email in ${[...emailSpellings(email)]}',
    replace: 'where email = ${email}',
    test: jest('api/src/customers/identity/canonical-email.test.ts', 'opens both accounts of a mailbox'),
  },
  {
    rule: 'an address is not matched inside a longer one',
    why: 'Erasing a@x.pl would delete the mails, stored replies and jobs of maria@x.pl.',
    file: 'api/src/platform/mail/mentions-address.ts',
    find: '`(^|[^${atom}])(',
    replace: '`()(',
    test: jest('api/src/customers/privacy/namesakes.test.ts', 'leaves whoever has one that contains it'),
  },
  {
    rule: 'a mail goes to one address',
    why: 'Nine sign-ups as “a1,boss@…”, “x<boss@…>” and the like would send nine mails to boss@….',
    file: 'api/src/platform/mail/mailer.ts',
    find: "to: { name: '', address: message.to },",
    replace: 'to: message.to,',
    test: jest('api/src/platform/mail/mail.test.ts', 'is one address, whatever stands in it'),
  },
];
