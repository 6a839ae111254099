import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import { registerFailedJobsMetric } from '../jobs/failed-jobs-metric.ts';
import type { SharedLimits } from './shared-limits.ts';

/** Adds Prometheus metrics. Labels hold route patterns, never URLs, so their number is bounded. */
export const addMetrics = (app: FastifyInstance, db: Db): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  let seen = 0;
  new Counter({
    name: 'db_statements_total',
    help: 'SQL statements sent.',
    registers: [registry],
    collect() {
      const now = db.statements();
      this.inc(now - seen);
      seen = now;
    },
  });
  registerFailedJobsMetric(registry, db);
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  return registry;
};

/** Registers whether this process shares its rate limits with the others; alert when it stays 0. */
export const registerSharedLimitsMetric = (registry: Registry, limits: SharedLimits): void => {
  new Gauge({
    name: 'rate_limits_shared',
    help: '1 while Redis counts the rate limits of all processes together, 0 while this process counts alone.',
    registers: [registry],
    async collect() {
      this.set((await limits.shared()) ? 1 : 0);
    },
  });
};

interface DrawingEvent {
  readonly remote: string;
  readonly version: string;
  readonly outcome: string;
}

/** Counts the outcomes of server-side rendering; called by the process that joins host and API. */
export const createDrawingCounter = (registry: Registry) => {
  const drawings = new Counter({
    name: 'page_drawings_total',
    help: 'Landing pages rendered on the server, by build and outcome.',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [registry],
  });
  return ({ remote, version, outcome }: DrawingEvent): void => drawings.inc({ remote, version, outcome });
};
