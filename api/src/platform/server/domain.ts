import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobHandler } from '../jobs/define-job.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Route } from './call.ts';
import type { ApiSettings } from './settings.ts';
import type { SharedLimits } from './shared-limits.ts';

/** What every domain may use. */
export interface ApiDeps {
  readonly db: Db;
  readonly settings: ApiSettings;
  readonly log: FastifyBaseLogger;
  readonly files: FileStore;
  readonly mailer: Mailer;
  /** Now; tests set it. Where rows race for a deadline the database's own `now()` decides instead. */
  readonly clock: () => Date;
  /** Limits that several processes count together; without them each counts by itself. */
  readonly limits?: SharedLimits;
}

/** One folder of the API. Whatever else it needs is given when it is made: `orders({ payments })`. */
export interface Domain {
  readonly name: string;
  readonly register: (route: Route, deps: ApiDeps) => void;
  /** The work it does later; run by `startWorker`. */
  readonly jobs?: (deps: ApiDeps) => readonly JobHandler[];
  /** Whether what it depends on can be reached; asked by `/readyz`. */
  readonly ready?: (deps: ApiDeps) => Promise<boolean>;
}
