import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../../platform/index.ts';

/** Events the analytics endpoint does not take, as the store knows them: the same in every process. */
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
        // What cannot be read now is read by the next scrape; everything else that is measured shall be seen.
        .catch(() => []);
      for (const { refused } of rows) this.set(refused);
    },
  });
};
