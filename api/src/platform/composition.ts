/**
 * The face of the platform for the composition root: its domains and what a process needs to start
 * them.
 */

// Requests, replies, identifiers and secrets.

export { type Api, createApi } from './server/api.ts';
export { validateFailpoints } from './server/failpoint.ts';
export { createLog } from './server/log.ts';
export { createDrawingCounter } from './server/metrics.ts';
export { storeCopyPath } from './server/operations.ts';
export { countCall } from './server/rate-limit.ts';
export { openSharedLimits, type SharedLimits } from './server/shared-limits.ts';

// The database.

export { lockDataDir } from './db/data-dir-lock.ts';
export { findNewerMigrations, migrate } from './db/migrate.ts';
export { openStore } from './db/open-store.ts';
export { openPglite } from './db/pglite.ts';
export { openPostgres } from './db/postgres.ts';
export { countMigrations, countTables } from './db/store-facts.ts';

// Background jobs.

export { jobsPersonal } from './jobs/jobs.personal.ts';
export { runDueJobs, startWorker, type Worker } from './jobs/run-jobs.ts';

// Files and signed URLs.

export { findBucketFault } from './files/bucket-fault.ts';
export { createDiskStore } from './files/file-store.ts';
export { createS3Store, type S3Settings } from './files/s3-store.ts';

// Mail: texts, composition, delivery and the pages that mailed links open.

export { createMailer } from './mail/mailer.ts';

// Webhooks.

export { webhooksPersonal } from './webhooks/webhooks.personal.ts';
export { webhooks } from './webhooks/webhooks.ts';

// API keys.

export { keysPersonal } from './keys/keys.personal.ts';
export { keys } from './keys/keys.ts';

// Countries and states.

export { places } from './places/places.ts';
