import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { releasableNames } from './releases.ts';

/** The possible outcomes of one document for one remote. A document has at most one outcome of each metric. */
export const healthOutcomes = [
  'mounted',
  'load_failed',
  'mount_failed',
  'render_failed',
  'calm',
  'erred',
  'lcp_good',
  'lcp_poor',
  'inp_good',
  'inp_poor',
  'cls_good',
  'cls_poor',
  'configured',
  'not_configured',
  'carted',
  'not_carted',
  'checkout',
  'no_checkout',
  'paid',
  'not_paid',
] as const;
export type HealthOutcome = (typeof healthOutcomes)[number];

/**
 * `mount`: first mount of the remote in a document · `errors`: documents with an uncaught error · `lcp` over 2.5 s,
 * `inp` over 200 ms, `cls` over 0.1 · steps of an order, as a share of the documents that reached the step before:
 * product seen → configured → in the cart (`carted`) → `checkout` → `paid`.
 */
export const healthMetrics = [
  'mount',
  'errors',
  'lcp',
  'inp',
  'cls',
  'configured',
  'carted',
  'checkout',
  'paid',
] as const;
export type HealthMetric = (typeof healthMetrics)[number];

const releasable = z.enum(releasableNames);
const releaseKey = z.string().check(z.regex(/^[\w.+-]{3,120}$/));

export const healthReportSchema = z.strictObject({
  /** The ticket in the document; the host creates it for this document and its release set. */
  ticket: z.string().check(z.regex(/^[\w.-]{20,120}$/)),
  region: z.string().check(z.regex(/^[a-z]{2,8}$/)),
  /** The complete release set of the document: the ticket contains its hash. */
  picks: z
    .array(z.strictObject({ name: releasable, key: releaseKey }))
    .check(z.minLength(1), z.maxLength(releasableNames.length)),
  reports: z
    .array(
      z.strictObject({
        remote: releasable,
        outcomes: z.array(z.enum(healthOutcomes)).check(z.minLength(1), z.maxLength(healthMetrics.length)),
      }),
    )
    .check(z.minLength(1), z.maxLength(releasableNames.length)),
});
export type HealthReport = z.output<typeof healthReportSchema>;

/** Counts only: no cookie is read or set, nothing is stored on the device, and no row identifies a visitor. */
export const reportReleaseHealth = defineEndpoint({
  method: 'POST',
  path: '/v1/release_health',
  summary: 'Count how a document of the shop fared; sent by the page itself',
  audience: 'anyone',
  body: healthReportSchema,
  reply: z.object({
    /** New outcomes of this document. */
    counted: z.int(),
  }),
  errors: [],
});

const verdict = z.enum(['too_few', 'fine', 'worse']);

export const healthArmSchema = z.object({
  release: z.string(),
  good: z.int(),
  bad: z.int(),
  /** The share of bad documents, 0 to 1, with Wilson's 95 % interval; null without documents. */
  rate: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

export const candidateHealthSchema = z.object({
  region: z.string(),
  name: releasable,
  stable: z.string(),
  candidate: z.string(),
  /** `too_few`: not enough visitors yet; `fine`: no evidence against it; `worse`: stopped, or about to be. */
  verdict,
  /** The verdict as a sentence. */
  says: z.string(),
  metrics: z.array(
    z.object({
      metric: z.enum(healthMetrics),
      verdict,
      stable: healthArmSchema,
      candidate: healthArmSchema,
      /** The always-valid p-value of "not worse than the margin"; the guard stops at `alpha`. */
      p_value: z.number(),
      alpha: z.number(),
      /** The largest odds ratio that counts as not worse. */
      margin: z.number(),
      /** The documents that each arm needs. */
      minimum: z.int(),
    }),
  ),
});
export type CandidateHealth = z.output<typeof candidateHealthSchema>;

export const getReleaseHealth = defineEndpoint({
  method: 'GET',
  path: '/v1/releases/health',
  summary: 'How every candidate fares against stable, and what the guard makes of it',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({ region: z.optional(z.string()), name: z.optional(releasable) }),
  reply: z.object({
    candidates: z.array(
      z.extend(candidateHealthSchema, {
        state: z.enum(['running', 'paused', 'killed']),
        basis_points: z.int(),
        /** When the guard last ran; null: not yet. */
        looked_at: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

export const dryRunGuard = defineEndpoint({
  method: 'GET',
  path: '/v1/releases/guard',
  summary: 'Dry run: what the guard would have done on the traffic of the last hours',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({
    region: z.optional(z.string()),
    since_hours: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(720))),
  }),
  reply: z.object({
    since: z.string(),
    until: z.string(),
    candidates: z.array(
      z.extend(candidateHealthSchema, {
        /** The end of the hour in which the guard would have stopped it; null: never. */
        would_stop_at: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

/** The guard runs once a minute; this runs it now. Extra runs do no harm. */
export const runGuard = defineEndpoint({
  method: 'POST',
  path: '/v1/releases/guard',
  summary: 'Let the guard look at the candidates now; it stops those that are worse',
  audience: 'staff',
  scope: 'releases:stop',
  query: z.object({ region: z.optional(z.string()) }),
  reply: z.object({
    candidates: z.array(
      z.extend(candidateHealthSchema, {
        /** Whether this run stopped it. */
        stopped: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
