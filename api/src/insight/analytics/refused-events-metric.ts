import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../../platform/index.ts';

/**
 * Registers the number of refused events, read from the store, so that every process reports the
 * same.
 */
export const registerRefusedEventsMetric = (registry: Registry, db: Queryable): void => {
  new Gauge({
    name: 'analytics_events_refused',
    help: 'Kept events that the analytics endpoint refused for good.',
    registers: [registry],
    async collect() {
      const rows = await db
        .query<{ refused: number }>(
          sql`select count(*)::int as refused from analytics_events where refused_status is not null`,
        )
        // A failed read is retried at the next scrape; the other metrics are still reported.
        .catch(() => []);
      for (const { refused } of rows) this.set(refused);
    },
  });
};
