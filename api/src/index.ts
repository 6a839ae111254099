/** The REST origin: what the composition root and the domains build on. */
export { array, type Db, json, type Queryable, type Row, type Tx } from './db/db.ts';
export { isBusy, isUniqueViolation } from './db/errors.ts';
export { migrate } from './db/migrate.ts';
export { openPglite } from './db/pglite.ts';
export { openPostgres } from './db/postgres.ts';
export { identity } from './identity/identity.ts';
export type { MergeCart } from './identity/merge.ts';
export { type Api, createApi } from './server/api.ts';
export { type BinaryReply, binary, type Call, type CallUser, type Route } from './server/call.ts';
export type { ApiDeps, Domain } from './server/domain.ts';
export { createLog } from './server/log.ts';
export { type Failure, fail, isFailure, type Ok, ok, type Result } from './server/result.ts';
export type { ApiSettings } from './server/settings.ts';
