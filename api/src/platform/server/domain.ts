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

/** Dependencies of every domain. */
export interface ApiDeps {
  readonly db: Db;
  readonly settings: ApiSettings;
  readonly log: FastifyBaseLogger;
  readonly files: FileStore;
  readonly mailer: Mailer;
  /**
   * Returns the current time; tests set it. Where rows race for a deadline the database's `now()`
   * decides instead.
   */
  readonly clock: () => Date;
  /** Rate limits shared by several processes; without them each process counts alone. */
  readonly limits?: SharedLimits;
}

/**
 * A domain of the API. Its other dependencies are passed to its factory: `orders({ payments })`.
 */
export interface Domain {
  readonly name: string;
  readonly register: (route: Route, deps: ApiDeps) => void;
  /** Handlers of its background jobs; `startWorker` runs them. */
  readonly jobs?: (deps: ApiDeps) => readonly JobHandler[];
  /** Handlers of other domains' events. They run in the order of the domains. */
  readonly subscribers?: (deps: ApiDeps) => readonly Subscriber[];
  /** Deletes expired data once a day, or enqueues the deletion. `day` is a UTC calendar day. */
  readonly housekeeping?: (db: Queryable, day: string) => Promise<void>;
  /** Adds metrics to `/metrics`. */
  readonly metrics?: (registry: Registry, db: Queryable) => void;
  /** Whether its dependencies can be reached; checked by `/readyz`. */
  readonly ready?: (deps: ApiDeps) => Promise<boolean>;
}
