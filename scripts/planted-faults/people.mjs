// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const erasureTest = 'api/src/privacy/erasure.test.ts';
const exportsTest = 'api/src/privacy/data-exports.test.ts';
const newsletterTest = 'api/src/newsletter/newsletter.test.ts';

export const people = [
  {
    rule: 'an erased order names nobody',
    why: 'The snapshot of an order is the copy of the buyer that is forgotten most easily.',
    file: 'api/src/orders/orders.personal.ts',
    find: "'email', null::text, 'ship_address', null::text,",
    replace: "'email', null::text,",
    test: jest(erasureTest, 'invariant 26'),
  },
  {
    rule: 'an erasure removes kept replies',
    why: 'A reply that is kept for a repeated request holds what the person sent.',
    file: 'api/src/privacy/privacy.personal.ts',
    find: 'delete from idempotency_keys where actor in ${person.ids.map((id) => `user:${id}`)} or',
    replace: 'delete from idempotency_keys where',
    test: jest(erasureTest, 'invariant 26'),
  },
  {
    rule: 'an erasure removes mails',
    why: 'Mails that were written as files hold the address, the name and the order.',
    file: 'api/src/privacy/privacy-handlers.ts',
    find: 'if (emails.length > 0) await mailer.forget(emails);',
    replace: '',
    test: jest(erasureTest, 'invariant 26'),
  },
  {
    rule: 'bytes that somebody else uploaded too stay',
    why: 'Files are kept by their content: the same logo may be of two customers.',
    file: 'api/src/privacy/remove-files.ts',
    find: 'if (row?.used !== false) continue;',
    replace: '',
    test: jest(erasureTest, 'invariant 26'),
  },
  {
    rule: 'a copy of the data is fetched once',
    why: 'A mail that is read by somebody else later must not give everything away.',
    file: 'api/src/privacy/data-exports.ts',
    find: "update data_exports set state = 'downloaded', downloaded_at = now(), sha256 = null, token_hash = null",
    replace: 'update data_exports set downloaded_at = now()',
    test: jest(exportsTest, 'is fetched once'),
  },
  {
    rule: 'a spreadsheet gets no formula',
    why: 'Whoever opens the exported list would run what a stranger typed into a form.',
    file: 'api/src/newsletter/csv.ts',
    find: "? `'${text}`",
    replace: '? text',
    test: jest(newsletterTest, 'never start a formula'),
  },
  {
    rule: 'who signed off comes back by a link alone',
    why: 'A stranger who types the address again must not undo a withdrawal.',
    file: 'api/src/newsletter/join-newsletter.ts',
    find: "state = case when ${ownsEmail}::boolean then 'subscribed' else 'pending' end,",
    replace: 'state = excluded.state,',
    test: jest(newsletterTest, 'signs off with one click'),
  },
  {
    rule: 'an address changes by a link alone',
    why: 'Two accounts that ask for one address would otherwise take it from each other.',
    file: 'api/src/identity/confirm-email.ts',
    find: 'and not exists (select from users where email = ${used.email} and id <> ${used.user_id})',
    replace: '',
    test: jest('api/src/identity/account.test.ts', 'takes nobody’s'),
  },
  {
    rule: 'a reset shuts out who asked for another address',
    why: 'A thief of a session would take the account over after its owner has set a new password.',
    file: 'api/src/identity/shut-out.ts',
    find: "purpose in ('reset', 'email', 'erase')",
    replace: "purpose in ('reset')",
    test: jest('api/src/identity/account.test.ts', 'when it is'),
  },
  {
    rule: 'a reset ends API keys',
    why: 'A key that a thief of a session made would outlive the password.',
    file: 'api/src/identity/shut-out.ts',
    find: 'update api_keys set revoked_at = now(),',
    replace: 'update api_keys set revoked_at = null,',
    test: jest('api/src/identity/account.test.ts', 'when it is'),
  },
  {
    rule: 'only a confirmed address is a person’s own',
    why: 'Whoever signs up with a stranger’s address would be given, or would destroy, what the shop keeps of them.',
    file: 'api/src/privacy/person.ts',
    find: '(email && confirmed ? [email.toLowerCase()] : [])',
    replace: '(email ? [email.toLowerCase()] : [])',
    test: jest(exportsTest, 'is somebody else’s'),
  },
  {
    rule: 'money in a wallet goes with an account only where that was said',
    why: 'Somebody who deletes an account would find out later that 300.00 went with it.',
    file: 'api/src/privacy/erasure.ts',
    find: 'const lost = forfeit_wallet ? [] : await forfeitsOf(tx, user.id);',
    replace: "const lost: Erasure['forfeits'] = [];",
    test: jest('api/src/privacy/erasure.test.ts', 'takes the money in the wallet only'),
  },
  {
    rule: 'an account stays until what was delivered is paid',
    why: 'Nobody could be asked for the money any more.',
    file: 'api/src/privacy/erasure.ts',
    find: "payment_status in ('WAITING', 'DELAYED')",
    replace: "payment_status in ('WAITING')",
    test: jest('api/src/privacy/erasure.test.ts', 'waits until nobody owes anybody money'),
  },
];
