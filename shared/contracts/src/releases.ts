import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { rolloutRowSchema } from './rollout-row.ts';

export const remoteNames = [
  'mf-catalogue',
  'mf-editor',
  'mf-checkout',
  'mf-account',
  'mf-quotes',
  'mf-plus-pro',
  'mf-desk',
] as const;
export type RemoteName = (typeof remoteNames)[number];
/** The shell is released like a remote because it contains the kit. */
export const releasableNames = ['shell', ...remoteNames] as const;
export type ReleasableName = (typeof releasableNames)[number];

export const assetFileSchema = z.object({ path: z.string(), sri: z.string(), bytes: z.int() });

const partOfBuild = { raw: 'A build is hashed to the last byte.' } as const;

/** `remote.manifest.json`, written by every build of a remote or the shell. */
export const manifestSchema = z
  .object({
    schema: z.literal(1),
    name: z.enum(releasableNames),
    /** The package's `version` plus the content hash of all assets: the immutable key of a release. */
    version: z.string(),
    build: z.string().check(z.regex(/^[0-9a-f]{12,64}$/)),
    commit: z.string(),
    /** The range of compatible kit versions, for example "^2.0"; for the shell the kit version itself. */
    contract: z.string(),
    provides: z.object({
      routes: z.array(z.string()),
      slots: z.array(z.string()),
      namespaces: z.array(z.string()),
      locales: z.array(z.string()),
    }),
    /** Shared modules: ranges a remote needs, exact versions in the shell's manifest. */
    shared: z.record(z.string(), z.string()),
    /**
     * The script that the document loads first, its CSS and the chunk of the exposed module; paths relative to the
     * build's folder.
     */
    entry: z.string(),
    preload: z.array(z.string()),
    styles: z.array(z.string()),
    assets: z.array(assetFileSchema),
    /** The CSP sources of this remote, by directive. */
    csp: z.record(z.string(), z.array(z.string())),
    /** Module of the server-side build, when the remote renders landing pages on the server. */
    server: z.nullable(z.string()),
    /** Scripts and styles of each page's own code, by route id; the document of that page references them. */
    pages: z.optional(
      z.record(z.string(), z.object({ preload: z.array(z.string()), styles: z.array(z.string()) })),
    ),
  })
  .register(cleaning, partOfBuild);
export type Manifest = z.output<typeof manifestSchema>;

/** The document's data about one remote. `base` ends in a slash and contains all assets of the build. */
export const pickSchema = z.object({
  name: z.enum(releasableNames),
  version: z.string(),
  build: z.string(),
  base: z.string(),
  entry: z.string(),
  preload: z.array(z.string()),
  styles: z.array(z.string()),
  /** Subresource integrity by path relative to `base`, for entry, preload and styles. */
  sri: z.record(z.string(), z.string()),
  /** Dictionary files beside the build, by language: the document's own, and English as the fallback. */
  words: z.record(z.string(), z.object({ file: z.string(), sri: z.string() })),
  /** The same for dictionaries of rarely used parts, if a build splits them off. */
  laterWords: z.record(z.string(), z.object({ file: z.string(), sri: z.string() })),
  routes: z.array(z.string()),
  slots: z.array(z.string()),
});
export type Pick = z.output<typeof pickSchema>;

export const releaseSetSchema = z.object({
  id: z.string(),
  region: z.string(),
  picks: z.record(z.string(), pickSchema),
});
export type ReleaseSet = z.output<typeof releaseSetSchema>;

export const rolloutSchema = z.extend(rolloutRowSchema, { name: z.enum(releasableNames) });
export type RolloutRow = z.output<typeof rolloutSchema>;

/**
 * The closed list of actions in the history, shared by writer and filters. `start` is the shop's own start, `share` a
 * candidate's share, `withdraw` a withdrawn candidate, `kill` also the guard's, `sweep` removed files. Each step of a
 * schedule is a `share` or a `promote`.
 */
export const releaseEventActions = [
  'publish',
  'start',
  'share',
  'promote',
  'pause',
  'resume',
  'kill',
  'withdraw',
  'rollback',
  'schedule_wait',
  'schedule_pause',
  'schedule_resume',
  'schedule_stop',
  'preview',
  'override',
  'sweep',
] as const;
export type ReleaseEventAction = (typeof releaseEventActions)[number];

/** The reason, for the history. Required for people who are signed in, optional for tools. */
export const changeReason = z.optional(
  z.string().check(z.trim(), z.maxLength(500)).register(cleaning, { lines: true }),
);
/**
 * The revision that the caller has seen: another one is refused with `rollout_conflict`, which contains the current
 * row.
 */
export const expectedRevision = z.optional(z.int());

const change = z.object({
  region: z.string(),
  name: z.enum(releasableNames),
  reason: changeReason,
  rev: expectedRevision,
});

export const getReleaseStatus = defineEndpoint({
  method: 'GET',
  path: '/releases/status',
  summary: 'What runs where',
  audience: 'staff',
  query: z.object({ region: z.optional(z.string()) }),
  reply: z.object({
    rollouts: z.array(rolloutSchema),
    releases: z.array(
      z.object({
        name: z.enum(releasableNames),
        key: z.string(),
        version: z.string(),
        build: z.string(),
        created_at: z.string(),
        bytes: z.int(),
      }),
    ),
    events: z.array(
      z.object({
        at: z.string(),
        by: z.string(),
        region: z.nullable(z.string()),
        name: z.string(),
        action: z.enum(releaseEventActions),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
  }),
  errors: [],
});
/** The bytes by path, in base64. */
export const sentFiles = z.record(z.string(), z.string()).register(cleaning, partOfBuild);
/** Publishing the same bytes again returns the same release; other bytes under its key are refused. */
export const publishRelease = defineEndpoint({
  method: 'POST',
  path: '/releases/publish',
  summary: 'Publish a build (manifest and files, base64)',
  audience: 'staff',
  scope: 'releases:publish',
  body: z.object({ manifest: manifestSchema, files: sentFiles }),
  reply: z.object({ key: z.string(), created: z.boolean() }),
  errors: ['release_exists', 'release_invalid'],
});
export const promoteRelease = defineEndpoint({
  method: 'POST',
  path: '/releases/promote',
  summary: 'Point a region at a release, wholly or for a share of visitors',
  audience: 'staff',
  scope: 'releases:promote',
  body: z.extend(change, {
    key: z.string(),
    basis_points: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  }),
  reply: rolloutSchema,
  errors: ['release_invalid', 'gate_refused', 'rollout_conflict'],
});
export const rollbackRelease = defineEndpoint({
  method: 'POST',
  path: '/releases/rollback',
  summary: 'Point a region back at the release before',
  audience: 'staff',
  scope: 'releases:stop',
  body: change,
  reply: rolloutSchema,
  errors: ['release_invalid', 'rollout_conflict'],
});
export const pauseRelease = defineEndpoint({
  ...rollbackRelease,
  path: '/releases/pause',
  summary: 'Hold a rollout where it is',
});
/** Resumes a paused rollout with its current share. */
export const resumeRelease = defineEndpoint({
  ...rollbackRelease,
  path: '/releases/resume',
  summary: 'Resume a paused rollout',
  scope: 'releases:promote',
});
export const killRelease = defineEndpoint({
  ...rollbackRelease,
  path: '/releases/kill',
  summary: 'Take a candidate away from everybody',
});
