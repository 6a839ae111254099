import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../db/db.ts';

/** Jobs that are not tried any more, as the store knows them: the same in every process. */
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
        // What cannot be read now is read by the next scrape; everything else that is measured shall be seen.
        .catch(() => null);
      if (rows === null) return;
      this.reset();
      for (const { name, failed } of rows) this.set({ job: name }, failed);
    },
  });
};
