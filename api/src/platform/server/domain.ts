import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Db, Queryable } from '../db/db.ts';
import type { Subscriber } from '../events/events.ts';
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
  /** What it does when other domains publish an event, in the order of the domains. */
  readonly subscribers?: (deps: ApiDeps) => readonly Subscriber[];
  /** What it forgets once a day, or enqueues to be forgotten. `day` is that of the UTC calendar. */
  readonly housekeeping?: (db: Queryable, day: string) => Promise<void>;
  /** What it adds to `/metrics`. */
  readonly metrics?: (registry: Registry, db: Queryable) => void;
  /** Whether what it depends on can be reached; asked by `/readyz`. */
  readonly ready?: (deps: ApiDeps) => Promise<boolean>;
}
