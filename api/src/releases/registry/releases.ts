import * as contracts from '@shop/contracts';
import { fallbackRegion } from '@shop/regions';
import { maxBasisPoints } from '@shop/releases';
import { type Domain, enqueue, type Failure, type FileStore, isFailure, ok } from '../../platform/index.ts';
import { killRelease, pauseRelease, resumeRelease } from './change-rollout.ts';
import { createBodyReader, registerPreviewRoutes } from './preview-routes.ts';
import { promoteRelease, type RolloutResult } from './promote-release.ts';
import { publishRelease } from './publish-release.ts';
import { readChange, refuseBeyondGrant, requireReason } from './read-change.ts';
import { registerListRoutes } from './release-lists.ts';
import { sweepHandler, sweepJob } from './releases.jobs.ts';
import { rollbackRelease } from './rollback-release.ts';
import { noGuard, type RolloutGuard } from './rollout-guard.ts';
import { listRollouts, toRow } from './rollouts.repo.ts';
import { registerScheduleRoutes } from './schedule-routes.ts';
import { type ScheduleDeps, stepHandler } from './step-schedule.ts';
import { sweepReleases } from './sweep-releases.ts';

/** The largest build that may be published, as base64 in JSON. */
const bodyLimit = 96 * 1024 * 1024;

const reply = (result: RolloutResult) => (result.ok ? ok(toRow(result.value)) : result);

/** Without a gate only these two codes are possible. */
type UngatedCode = 'release_invalid' | 'rollout_conflict';
const replyUngated = (result: RolloutResult) =>
  result.ok ? ok(toRow(result.value)) : (result as Failure<UngatedCode>);

export interface ReleasesOptions {
  readonly files: FileStore;
  /** Where documents load builds from; absent where nothing is served (tests of the API alone). */
  readonly deliveredFrom?: () => string | null;
  /** Asked before a schedule continues. */
  readonly guard?: RolloutGuard;
  /** Origins that may replace a remote in production: `OVERRIDE_ORIGINS`. */
  readonly overrideOrigins?: readonly string[];
}

/** The release registry over HTTP, for operators and CI. */
export const releases = ({
  files,
  deliveredFrom,
  guard = noGuard,
  overrideOrigins = [],
}: ReleasesOptions): Domain => ({
  name: 'releases',
  // Pointers come from the database, bytes from the store: a bucket that does not reply does not make the registry
  // unavailable.
  ready: ({ db }) =>
    Promise.all([listRollouts(db, fallbackRegion), files.has('0'.repeat(64))]).then(
      () => true,
      () => false,
    ),
  housekeeping: async (db, day) => void (await enqueue(db, sweepJob, { day }, { key: `sweep:${day}` })),
  jobs: ({ db, settings: { brand, environment } }) => [
    stepHandler({ db, files, brand, environment, deliveredFrom, guard }),
    sweepHandler(files),
  ],
  register: (route, { db, settings }) => {
    const { brand, environment, sessionSecret: secret, publicUrl } = settings;
    const deps: ScheduleDeps = { db, files, brand, environment, deliveredFrom, guard };
    registerListRoutes(route, db);
    registerScheduleRoutes(route, deps);
    registerPreviewRoutes(route, { ...deps, secret, publicUrl, overrideOrigins }, bodyLimit);
    route.staff(
      contracts.publishRelease,
      ({ body: { manifest, files: sent }, actor }) =>
        publishRelease(deps, { manifest, read: createBodyReader(sent), sent: Object.keys(sent) }, actor),
      { bodyLimit },
    );
    route.staff(
      contracts.promoteRelease,
      async (call) => {
        const change = readChange(call);
        if (isFailure(change)) return change;
        const { key, basis_points: basisPoints = maxBasisPoints } = call.body;
        return reply(await promoteRelease(deps, { ...change, key, basisPoints }));
      },
      { phases: true },
    );
    const hold = { rollback: rollbackRelease, pause: pauseRelease, resume: resumeRelease, kill: killRelease };
    const endpoints = {
      rollback: contracts.rollbackRelease,
      pause: contracts.pauseRelease,
      resume: contracts.resumeRelease,
      kill: contracts.killRelease,
    };
    for (const action of ['rollback', 'pause', 'resume', 'kill'] as const)
      route.staff(endpoints[action], async (call) => {
        const change = readChange(call);
        return isFailure(change) ? change : replyUngated(await hold[action](db, change));
      });
    route.staff(
      contracts.sweepReleases,
      async (call) => {
        const { body, held, actor } = call;
        // It removes files of every remote and region, so a limited key may not run it.
        const beyond = refuseBeyondGrant(held, { names: ['*'], regions: ['*'] });
        if (beyond !== null) return beyond;
        const reason = body.dry_run === true ? '' : requireReason(call, body.reason);
        if (typeof reason !== 'string') return reason;
        return ok(await sweepReleases({ db, files }, { by: actor, dryRun: body.dry_run === true }));
      },
      { phases: true },
    );
  },
});
