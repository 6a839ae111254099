import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../db/db.ts';

/**
 * Registers the number of finally failed jobs, read from the store, so that every process reports
 * the same.
 */
export const registerFailedJobsMetric = (registry: Registry, db: Queryable): void => {
  new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that ended as failed, by kind.',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      const rows = await db
        .query<{ name: string; failed: number }>(
          sql`select name, count(*)::int as failed from jobs where state = 'failed' group by name`,
        )
        // A failed read is retried at the next scrape; the other metrics are still reported.
        .catch(() => null);
      if (rows === null) return;
      this.reset();
      for (const { name, failed } of rows) this.set({ job: name }, failed);
    },
  });
};
