import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { gateMessageSchema } from './gate-message.ts';
import { gateNames } from './gate-names.ts';
import { pageQuery, paging } from './primitives.ts';
import { changeReason, manifestSchema, releasableNames, sentFiles } from './releases.ts';

export {
  type GateCode,
  type GateMessage,
  type GateValue,
  gateMessageCodes,
  gateMessageSchema,
} from './gate-message.ts';

const releasable = z.enum(releasableNames);
const releaseKey = z.string().check(z.minLength(1), z.maxLength(120));

export const gateResultSchema = z.object({
  gate: z.enum(gateNames),
  ok: z.boolean(),
  /** What was checked, or what is wrong and how to fix it. */
  evidence: z.string(),
  /** The same as closed codes for translation; absent on results stored before the codes existed. */
  said: z.optional(z.array(gateMessageSchema)),
  took_ms: z.int(),
});

/** A stored result: never changed, never removed. */
export const gateEvidenceSchema = z.extend(gateResultSchema, {
  id: z.int(),
  at: z.string(),
  by: z.string(),
  region: z.string(),
  name: releasable,
  key: z.string(),
  /** The shell of the region that it was checked against; null when there was none. */
  shell: z.nullable(z.string()),
  occasion: z.enum(['start', 'check', 'promote', 'smoke']),
});
export type GateEvidence = z.output<typeof gateEvidenceSchema>;

const listedRelease = z.object({
  name: releasable,
  key: z.string(),
  version: z.string(),
  build: z.string(),
  commit: z.string(),
  bytes: z.int(),
  published_by: z.string(),
  created_at: z.string(),
  /** When its files were removed; publishing the same bytes again restores them. */
  swept_at: z.nullable(z.string()),
});
export type ListedRelease = z.output<typeof listedRelease>;

export const listReleases = defineEndpoint({
  method: 'GET',
  path: '/releases/builds',
  summary: 'Published releases, newest first',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({ name: z.optional(releasable), ...pageQuery }),
  reply: z.object({ releases: z.array(listedRelease), ...paging }),
  errors: [],
});

export const getRelease = defineEndpoint({
  method: 'GET',
  path: '/releases/builds/:name/:key',
  summary: 'One release: what it promises, where it runs, what the gate found',
  audience: 'staff',
  scope: 'releases:read',
  params: z.object({ name: z.string().check(z.maxLength(40)), key: releaseKey }),
  reply: z.extend(listedRelease, {
    contract: z.string(),
    routes: z.array(z.string()),
    slots: z.array(z.string()),
    locales: z.array(z.string()),
    shared: z.array(z.object({ module: z.string(), version: z.string() })),
    csp: z.array(z.object({ directive: z.string(), sources: z.array(z.string()) })),
    files: z.array(z.object({ path: z.string(), bytes: z.int(), sri: z.string() })),
    running: z.array(
      z.object({
        region: z.string(),
        as: z.enum(['stable', 'candidate']),
        basis_points: z.int(),
        state: z.enum(['idle', 'running', 'paused', 'killed']),
      }),
    ),
    /** The newest result of each gate and region. */
    evidence: z.array(gateEvidenceSchema),
  }),
  errors: [],
});

export const listGateEvidence = defineEndpoint({
  method: 'GET',
  path: '/releases/evidence',
  summary: 'Results of the gate, newest first',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({
    region: z.optional(z.string()),
    name: z.optional(releasable),
    key: z.optional(releaseKey),
    gate: z.optional(z.enum(gateNames)),
    ok: z.optional(z.enum(['true', 'false'])),
    ...pageQuery,
  }),
  reply: z.object({ evidence: z.array(gateEvidenceSchema), ...paging }),
  errors: [],
});

const gateReply = z.object({
  name: releasable,
  key: z.string(),
  region: z.string(),
  ok: z.boolean(),
  gates: z.array(gateResultSchema),
});

/** Runs the gate of a promotion without promoting. Stores the results. */
export const checkRelease = defineEndpoint({
  method: 'POST',
  path: '/releases/check',
  summary: 'Hold a published release against what a region runs now',
  audience: 'staff',
  scope: 'releases:check',
  body: z.strictObject({ region: z.string(), name: releasable, key: releaseKey }),
  reply: gateReply,
  errors: ['release_invalid'],
});

/** For CI, before publishing; stores nothing. */
export const checkBuild = defineEndpoint({
  method: 'POST',
  path: '/releases/check_build',
  summary: 'Hold a build that is not published against what a region runs now',
  audience: 'staff',
  scope: 'releases:check',
  body: z.strictObject({
    region: z.string(),
    manifest: manifestSchema,
    files: sentFiles,
  }),
  reply: gateReply,
  errors: ['release_invalid'],
});

/** The query parameter with a preview token: `/?release-preview=TOKEN`; the host stores it in a cookie of this name. */
export const previewParameter = 'release-preview';

/** What a preview token shows instead of the region's releases. Signed by the shop (`shared/releases`). */
export const previewSchema = z.object({
  region: z.string(),
  /** The cohort to preview in all rollouts. */
  cohort: z.nullable(z.string()),
  /** These releases instead of the region's; without a cohort all others are the region's stable ones. */
  releases: z.array(z.object({ name: releasable, key: z.string() })),
  /** A remote loaded from a developer's own origin. */
  override: z.nullable(z.object({ name: releasable, origin: z.string() })),
  /** The only visitor for whom it is valid, by their own cohort; null: anyone with the token. */
  visitor: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  until: z.number(),
  by: z.string(),
});
export type Preview = z.output<typeof previewSchema>;

export const previewReplySchema = z.object({
  token: z.string(),
  expires_at: z.string(),
  /** The address that opens the preview; `?release-preview=off` ends it. */
  address: z.string(),
});

/**
 * Creates a preview of the shop for its holder only: as this cohort, or with these releases. The token is valid for one
 * region and an hour at most; the page is marked as a preview.
 */
export const createPreview = defineEndpoint({
  method: 'POST',
  path: '/releases/previews',
  summary: 'See the shop as a cohort in a region, or with a release that nobody gets yet',
  audience: 'staff',
  scope: 'releases:check',
  body: z.strictObject({
    region: z.string(),
    cohort: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    releases: z.optional(
      z
        .array(z.strictObject({ name: releasable, key: releaseKey }))
        .check(z.maxLength(releasableNames.length)),
    ),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(60))),
  }),
  reply: previewReplySchema,
  errors: ['release_invalid'],
});

/**
 * Lets one visitor load one remote from a developer's own origin. In production the origin must be allow-listed and the
 * visitor named, so that a forwarded link has no effect.
 */
export const createOverride = defineEndpoint({
  method: 'POST',
  path: '/releases/overrides',
  summary: 'Load one remote from a developer’s origin, for the holder of the token',
  audience: 'staff',
  scope: 'releases:promote',
  body: z.strictObject({
    region: z.string(),
    name: releasable,
    /** Exactly as `new URL(origin).origin` writes it. */
    origin: z.string().check(z.maxLength(200)),
    /** The visitor's own cohort, from their document (`shop-document`, member `cohort`). */
    cohort: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(480))),
    reason: changeReason,
  }),
  reply: previewReplySchema,
  errors: ['release_invalid'],
});

/** Records the browser journey with this release and all others stable, as the preview token showed it. */
export const recordSmoke = defineEndpoint({
  method: 'POST',
  path: '/releases/smoke',
  summary: 'Hand in the result of a smoke journey',
  audience: 'staff',
  scope: 'releases:check',
  body: z.strictObject({
    region: z.string(),
    name: releasable,
    key: releaseKey,
    /** The token of the journey: it names region and release and only the shop can create it. */
    preview: z.string().check(z.maxLength(2000)),
    /** `x-release-set` of the journey's documents. */
    release_set: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    browser: z.string().check(z.maxLength(120)),
    steps: z
      .array(
        z.strictObject({
          step: z.string().check(z.maxLength(120)),
          ok: z.boolean(),
          took_ms: z.int().check(z.gte(0)),
          detail: z.string().check(z.maxLength(1000)),
          /** `x-preview-receipt` of the step's document, signed by the host. Null if the step opened none. */
          receipt: z.nullable(z.string().check(z.maxLength(600))),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  reply: gateEvidenceSchema,
  errors: ['release_invalid'],
});

/** Removes the files of releases that no document can request any more; the releases themselves stay on record. */
export const sweepReleases = defineEndpoint({
  method: 'POST',
  path: '/releases/gc',
  summary: 'Clear away files of old releases',
  audience: 'staff',
  scope: 'releases:write',
  body: z.strictObject({ dry_run: z.optional(z.boolean()), reason: changeReason }),
  reply: z.object({
    dry_run: z.boolean(),
    kept: z.int(),
    swept: z.array(
      z.object({
        name: releasable,
        key: z.string(),
        bytes: z.int(),
        /** The last time a document could have received it. */
        last_given_at: z.string(),
      }),
    ),
    files_removed: z.int(),
    bytes_freed: z.int(),
  }),
  errors: [],
});
