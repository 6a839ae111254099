import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../../platform/index.ts';
import { guardActor } from '../registry/rollout-guard.ts';

/** Candidates the guard has stopped so far, as the history says: the same in every process, also after a start. */
export const registerGuardStopsMetric = (registry: Registry, db: Queryable): void => {
  new Gauge({
    name: 'release_guard_stops',
    help: 'Candidates that the guard has taken from everybody, by region and remote.',
    labelNames: ['region', 'remote'],
    registers: [registry],
    async collect() {
      const rows = await db
        .query<{ region: string; remote: string; stops: number }>(sql`
          select region, name as remote, count(*)::int as stops from release_events
          where by = ${guardActor} and action = 'kill' group by region, name`)
        // What cannot be read now is read by the next scrape; everything else that is measured shall be seen.
        .catch(() => null);
      for (const { stops, ...labels } of rows ?? []) this.set(labels, stops);
    },
  });
};
