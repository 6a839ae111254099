import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../../platform/index.ts';
import { guardActor } from '../registry/rollout-guard.ts';

/**
 * Registers the number of candidates that the guard has stopped, read from the history, so that
 * every process reports the same, also after a restart.
 */
export const registerGuardStopsMetric = (registry: Registry, db: Queryable): void => {
  new Gauge({
    name: 'release_guard_stops',
    help: 'Candidates that the guard has stopped, by region and remote.',
    labelNames: ['region', 'remote'],
    registers: [registry],
    async collect() {
      const rows = await db
        .query<{ region: string; remote: string; stops: number }>(sql`
          select region, name as remote, count(*)::int as stops from release_events
          where by = ${guardActor} and action = 'kill' group by region, name`)
        // A failed read is retried at the next scrape; the other metrics are still reported.
        .catch(() => null);
      for (const { stops, ...labels } of rows ?? []) this.set(labels, stops);
    },
  });
};
