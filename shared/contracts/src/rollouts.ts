import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { gateMessageSchema } from './gate-message.ts';
import { gateNames } from './gate-names.ts';
import { cursorQuery, optionalCursor, pageQuery, paging } from './primitives.ts';
import { releasableNames, releaseEventActions, rolloutSchema } from './releases.ts';

const releasable = z.enum(releasableNames);

/** One cell of the matrix regions × remotes. */
export const rolloutCellSchema = z.extend(rolloutSchema, {
  stable_version: z.string(),
  candidate_version: z.nullable(z.string()),
  /** The newest event of the history that changed this cell. */
  changed_at: z.string(),
  changed_by: z.string(),
  change: z.enum(releaseEventActions),
  reason: z.string(),
  /** The newest result of each gate for the candidate here, else for stable. */
  gates: z.array(
    z.object({
      gate: z.enum(gateNames),
      ok: z.boolean(),
      evidence: z.string(),
      said: z.optional(z.array(gateMessageSchema)),
      at: z.string(),
    }),
  ),
  /** The schedule that is changing this cell or will change it. */
  schedule: z.nullable(
    z.object({
      id: z.int(),
      state: z.enum(['running', 'paused']),
      /** The current step, counted from 0, and the number of steps. */
      position: z.int(),
      steps: z.int(),
      next_at: z.nullable(z.string()),
    }),
  ),
  /** The target of a rollback: the current stable while there is a candidate, else the previous release; null: none. */
  rollback_to: z.nullable(z.string()),
});
export type RolloutCell = z.output<typeof rolloutCellSchema>;

export const listRollouts = defineEndpoint({
  method: 'GET',
  path: '/releases/rollouts',
  summary: 'The matrix: what every region gets of every remote, and who changed it last',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({ region: z.optional(z.string()), name: z.optional(releasable) }),
  reply: z.object({
    /** Open regions in the shop's order; a cell without a row has no release yet. */
    regions: z.array(z.object({ id: z.string(), country: z.string() })),
    names: z.array(releasable),
    rollouts: z.array(rolloutCellSchema),
    /** The database's clock, which measures soak times. */
    now: z.string(),
  }),
  errors: [],
});

export const releaseEventSchema = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  /** Null for events without a region, such as publishing. */
  region: z.nullable(z.string()),
  name: releasable,
  action: z.enum(releaseEventActions),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.string(),
});
export type ReleaseEventRow = z.output<typeof releaseEventSchema>;

/** Append-only: entries are never changed or removed. */
export const listReleaseEvents = defineEndpoint({
  method: 'GET',
  path: '/releases/events',
  summary: 'The history, newest first: who did what, when, from what to what, and why',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({
    region: z.optional(z.string()),
    name: z.optional(releasable),
    action: z.optional(z.enum(releaseEventActions)),
    by: z.optional(z.string().check(z.maxLength(120))),
    /** A release key: events that change from it or to it. */
    key: z.optional(z.string().check(z.maxLength(120))),
    since: z.optional(z.iso.datetime({ offset: true })),
    until: z.optional(z.iso.datetime({ offset: true })),
    ...pageQuery,
    ...cursorQuery,
  }),
  reply: z.object({ events: z.array(releaseEventSchema), ...paging, ...optionalCursor }),
  errors: [],
});

export const assignedReleaseSchema = z.object({
  name: releasable,
  key: z.string(),
  version: z.string(),
  build: z.string(),
  /** `preview`: requested by name, regardless of the region. */
  as: z.enum(['stable', 'candidate', 'preview']),
  /**
   * This visitor's bucket, 0 to 9999; below `basis_points` they get the candidate. Null without a candidate or cohort.
   */
  bucket: z.nullable(z.int()),
  basis_points: z.int(),
});
export const assignedSetSchema = z.object({
  /** The id in documents and browser events. */
  id: z.string(),
  region: z.string(),
  cohort: z.nullable(z.string()),
  releases: z.array(assignedReleaseSchema),
});
export type AssignedSet = z.output<typeof assignedSetSchema>;

const cohort = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Without a cohort: the stable set. */
export const getReleaseSet = defineEndpoint({
  method: 'GET',
  path: '/releases/set',
  summary: 'What the visitor with this cohort gets in this region, and why',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({ region: z.string(), cohort: z.optional(cohort) }),
  reply: assignedSetSchema,
  errors: ['release_invalid'],
});

/**
 * `stable`: what nearly every visitor gets; `candidate`: the candidates where there are any; else the set of a cohort.
 */
const side = z.union([z.literal('stable'), z.literal('candidate'), cohort]);
const names = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });
const pair = z.object({ left: z.nullable(z.string()), right: z.nullable(z.string()) });

/** The difference of one remote between two sets. */
export const setDifferenceSchema = z.object({
  name: releasable,
  /** Keys; null: absent on this side. */
  left: z.nullable(z.string()),
  right: z.nullable(z.string()),
  same: z.boolean(),
  contract: pair,
  commit: pair,
  routes: names,
  slots: names,
  locales: names,
  shared: z.array(z.extend(pair, { module: z.string() })),
  /** Files by content: what a visitor who switches sides has to load again. */
  files: z.object({
    added: z.array(z.string()),
    removed: z.array(z.string()),
    changed: z.array(z.string()),
    same: z.int(),
  }),
  bytes: z.object({ left: z.int(), right: z.int() }),
});
export type SetDifference = z.output<typeof setDifferenceSchema>;

/** `left_at`, `right_at`: the set at that time (stable only); now by default. */
export const diffReleaseSets = defineEndpoint({
  method: 'GET',
  path: '/releases/diff',
  summary: 'What differs between two release sets: two regions, two cohorts, or now and then',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({
    left_region: z.string(),
    left: z.optional(side),
    left_at: z.optional(z.iso.datetime({ offset: true })),
    right_region: z.string(),
    right: z.optional(side),
    right_at: z.optional(z.iso.datetime({ offset: true })),
  }),
  reply: z.object({
    left: assignedSetSchema,
    right: assignedSetSchema,
    differences: z.array(setDifferenceSchema),
  }),
  errors: ['release_invalid'],
});
