/** The face of the platform for other contexts, which import nothing else of this folder. */

// Requests, replies, identifiers and secrets.

export { needsSecondPerson } from './keys/needs-second-person.ts';
export {
  type BinaryReply,
  binary,
  type Call,
  type CallUser,
  type KeyGrant,
  type RecordCall,
  type Route,
} from './server/call.ts';
export { type CursorPosition, cutPage, readCursor } from './server/cursor.ts';
export type { ApiDeps, Domain } from './server/domain.ts';
export { failpoint } from './server/failpoint.ts';
export { numericId, uuidOf } from './server/ids.ts';
export { networkOf } from './server/network-of.ts';
export { escaped, pagePolicy } from './server/page.ts';
export { type PageQuery, pagingMembers, toLimitOffset } from './server/paging.ts';
export { createRateLimiter, type LocalLimiter } from './server/rate-limit.ts';
export { readCursorPage, type Window } from './server/read-cursor-page.ts';
export { type Failure, fail, isFailure, ok, type Result } from './server/result.ts';
export type { ApiSettings } from './server/settings.ts';
export { hashToken, newToken, sameSecret } from './server/tokens.ts';

// The database.

export { array, type Db, json, type Queryable, type Tx, tableOf } from './db/db.ts';
export { isRetryable, isUniqueViolation } from './db/errors.ts';
export { jsonTimestamp } from './db/json-timestamp.ts';
export { readPage } from './db/read-page.ts';
export { rowsOf } from './db/rows-of.ts';
export { assertOutsideTransaction } from './db/transaction-guard.ts';

// Background jobs.

export { defineJob, enqueue, handle, type JobHandler } from './jobs/define-job.ts';

// Domain events, published in a transaction.

export { defineEvent, subscribe } from './events/events.ts';

// Files and signed URLs.

export { attachment } from './files/attachment.ts';
export type { FileStore } from './files/file-store.ts';
export { removeFilesJob } from './files/remove-files.job.ts';
export { checkSignature, signUrl } from './files/signed-url.ts';

// Mail: texts, composition, delivery and the pages that mailed links open.

export { emailSpellings } from './mail/email-spellings.ts';
export { mailFormats } from './mail/format.ts';
export { apiUrl, type MailLanguage, mailSender, pageUrl, resolveMailLanguage } from './mail/language.ts';
export { confirmationPage, resolvePageWords, resultPage } from './mail/link-page.ts';
export { callerLimitMessage, checkMailRateLimit, type MailRateLimit } from './mail/mail-rate-limit.ts';
export { composeMail, type MailMessage } from './mail/message.ts';
export { sanitizeName } from './mail/safe-name.ts';
export { queueMail } from './mail/send-mail.ts';
export { countPieces } from './mail/words/pieces.ts';
export type { LinkPageWords, MailWords } from './mail/words/words.ts';

// Webhooks.

export { recordEvent } from './webhooks/record-event.ts';

// The audit log.

export { countAccess, listAccess } from './audit/access-log.repo.ts';

// Documents as PDF/A-3: invoices, quotes, packing lists.

export { createFormat, type DocumentFormat } from './documents/format-values.ts';
export {
  type AddressBlock,
  layOutAddresses,
  layOutFacts,
  layOutFooter,
  layOutLines,
  layOutNotes,
  layOutTaxes,
  layOutTitle,
  layOutTotals,
} from './documents/page-parts.ts';
export type { SetText } from './documents/set-text.ts';
export { contentWidth, type PageLayout, writePdf } from './documents/write-pdf.ts';

// Text shaping for previews and print.

export { getSharedShaper } from './fonts/shared-shaper.ts';

// Personal data: how a context declares what it stores.

export type { Person, PersonalData } from './privacy/personal-data.ts';
