import * as contracts from '@shop/contracts';
import { fallbackRegion, type RegionId, regionIds } from '@shop/regions';
import { everybody } from '@shop/releases';
import type { FileStore } from '../files/file-store.ts';
import type { Domain } from '../server/domain.ts';
import { type Failure, fail, isFailure, ok } from '../server/result.ts';
import { killRelease, pauseRelease } from './hold-release.ts';
import { type Change, promoteRelease, type RolloutResult } from './promote-release.ts';
import { publishRelease } from './publish-release.ts';
import { listReleases } from './releases.repo.ts';
import { rollbackRelease } from './rollback-release.ts';
import { listEvents, listRollouts, toRow } from './rollouts.repo.ts';

/** The largest build that may be published, as base64 in JSON. */
const bodyLimit = 96 * 1024 * 1024;

interface ChangeBody {
  readonly region: string;
  readonly name: contracts.ReleasableName;
  readonly reason?: string | undefined;
  readonly rev?: number | undefined;
}

const isRegion = (region: string): region is RegionId => (regionIds as readonly string[]).includes(region);

const changeOf = (body: ChangeBody, actor: string): Change | Failure<'release_invalid'> =>
  isRegion(body.region)
    ? { region: body.region, name: body.name, by: actor, reason: body.reason ?? '', rev: body.rev }
    : fail('release_invalid', {
        detail: `There is no region "${body.region}". Regions: ${regionIds.join(', ')}.`,
      });

const reply = (result: RolloutResult) => (result.ok ? ok(toRow(result.value)) : result);

/** Without a gate these two codes are all that can come back. */
type HeldCode = 'release_invalid' | 'rollout_conflict';
const replyHeld = (result: RolloutResult) =>
  result.ok ? ok(toRow(result.value)) : (result as Failure<HeldCode>);

/** The release registry over HTTP, for operators and CI. */
export const releases = ({ files }: { readonly files: FileStore }): Domain => ({
  name: 'releases',
  ready: ({ db }) =>
    listRollouts(db, fallbackRegion).then(
      () => true,
      () => false,
    ),
  register: (route, { db, settings }) => {
    const deps = { db, files, brand: settings.brand };
    route.staff(contracts.getReleaseStatus, async ({ query: { region } }) =>
      ok({
        rollouts: (await listRollouts(db, region)).map(toRow),
        releases: (await listReleases(db)).map(({ created_at, ...release }) => ({
          ...release,
          created_at: created_at.toISOString(),
        })),
        events: (await listEvents(db, region)).map(({ at, ...event }) => ({
          ...event,
          at: at.toISOString(),
        })),
      }),
    );
    route.staff(
      contracts.publishRelease,
      async ({ body, actor }) =>
        publishRelease(
          deps,
          {
            manifest: body.manifest,
            read: async (path) => {
              const text = Object.hasOwn(body.files, path) ? body.files[path] : undefined;
              return text === undefined ? null : Buffer.from(text, 'base64');
            },
          },
          actor,
        ),
      { bodyLimit },
    );
    route.staff(contracts.promoteRelease, async ({ body, actor }) => {
      const change = changeOf(body, actor);
      if (isFailure(change)) return change;
      const basisPoints = body.basis_points ?? everybody;
      return reply(await promoteRelease(deps, { ...change, key: body.key, basisPoints }));
    });
    const hold = { rollback: rollbackRelease, pause: pauseRelease, kill: killRelease };
    const endpoints = {
      rollback: contracts.rollbackRelease,
      pause: contracts.pauseRelease,
      kill: contracts.killRelease,
    };
    for (const action of ['rollback', 'pause', 'kill'] as const)
      route.staff(endpoints[action], async ({ body, actor }) => {
        const change = changeOf(body, actor);
        return isFailure(change) ? change : replyHeld(await hold[action](db, change));
      });
  },
});
