import * as contracts from '@shop/contracts';
import {
  cutPage,
  type Db,
  fail,
  isFailure,
  ok,
  pagingMembers,
  type Route,
  readCursor,
  toLimitOffset,
} from '../../platform/index.ts';
import { countEvents, latestEvents, listEvents } from './events.repo.ts';
import { countEvidence, latestEvidence, listEvidence } from './evidence.repo.ts';
import { presentMatrix } from './list-rollouts.ts';
import { requireRegion } from './read-change.ts';
import { compareReleaseSets, findCurrentReleaseSet, findReleaseSetAt } from './release-sets.ts';
import { countReleases, findListed, findRelease, type ListedRow, listReleases } from './releases.repo.ts';
import { listRollouts, toRow } from './rollouts.repo.ts';

const toListed = ({ created_at, swept_at, ...row }: ListedRow): contracts.ListedRelease => ({
  ...row,
  created_at: created_at.toISOString(),
  swept_at: swept_at?.toISOString() ?? null,
});

const readSide = async (
  db: Db,
  asked: { readonly region: string; readonly side: string | undefined; readonly at: string | undefined },
) => {
  const region = requireRegion(asked.region);
  if (typeof region !== 'string') return region;
  return asked.at === undefined
    ? findCurrentReleaseSet(db, region, asked.side ?? 'stable')
    : findReleaseSetAt(db, region, new Date(asked.at));
};

const readRelease = async (db: Db, name: string, key: string) => {
  const listed = await findListed(db, name, key);
  const release = await findRelease(db, name, key);
  if (listed === null || release === null) return fail('not_found');
  const { manifest } = release;
  const rollouts = (await listRollouts(db)).filter((rollout) => rollout.name === name);
  return ok({
    ...toListed(listed),
    contract: manifest.contract,
    routes: manifest.provides.routes,
    slots: manifest.provides.slots,
    locales: manifest.provides.locales,
    shared: Object.entries(manifest.shared).map(([module, version]) => ({ module, version })),
    csp: Object.entries(manifest.csp).map(([directive, sources]) => ({ directive, sources })),
    files: manifest.assets.map(({ path, bytes, sri }) => ({ path, bytes, sri })),
    running: rollouts.flatMap(({ region, stable, candidate, basisPoints, state }) => [
      ...(stable === key ? [{ region, as: 'stable' as const, basis_points: 10_000, state }] : []),
      ...(candidate === key ? [{ region, as: 'candidate' as const, basis_points: basisPoints, state }] : []),
    ]),
    evidence: [...(await latestEvidence(db, { name, key }))],
  });
};

/** Read endpoints of the registry: matrix, history, releases, evidence, sets. */
export const registerListRoutes = (route: Route, db: Db): void => {
  route.staff(contracts.getReleaseStatus, async ({ query: { region } }) =>
    ok({
      rollouts: (await listRollouts(db, region)).map(toRow),
      releases: (await listReleases(db, undefined, { limit: 500, offset: 0 })).map(
        ({ name, key, version, build, bytes, created_at }) => ({
          name,
          key,
          version,
          build,
          bytes,
          created_at: created_at.toISOString(),
        }),
      ),
      events: (await latestEvents(db, region)).map(({ at, id: _id, ...event }) => ({
        ...event,
        at: at.toISOString(),
      })),
    }),
  );
  route.staff(contracts.listRollouts, async ({ query }) => ok(await presentMatrix(db, query)));
  route.staff(contracts.listReleaseEvents, async ({ query }) => {
    const after = readCursor(query);
    if (isFailure(after)) return after;
    const { limit, offset } = toLimitOffset(query);
    const found = await listEvents(db, query, {
      limit: limit + 1,
      offset: after === null ? offset : 0,
      after,
    });
    const { rows, next } = cutPage(found, limit, ({ id }) => id);
    return ok({
      events: rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      ...pagingMembers(query, rows.length, await countEvents(db, query)),
      ...(next === null ? {} : { next_cursor: next }),
    });
  });
  route.staff(contracts.listReleases, async ({ query }) => {
    const rows = await listReleases(db, query.name, toLimitOffset(query));
    return ok({
      releases: rows.map(toListed),
      ...pagingMembers(query, rows.length, await countReleases(db, query.name)),
    });
  });
  route.staff(contracts.getRelease, ({ params: { name, key } }) => readRelease(db, name, key));
  route.staff(contracts.listGateEvidence, async ({ query }) => {
    const rows = await listEvidence(db, query, toLimitOffset(query));
    return ok({ evidence: [...rows], ...pagingMembers(query, rows.length, await countEvidence(db, query)) });
  });
  route.staff(contracts.getReleaseSet, async ({ query }) => {
    const set = await readSide(db, { region: query.region, side: query.cohort, at: undefined });
    return isFailure(set) ? set : ok(set);
  });
  route.staff(contracts.diffReleaseSets, async ({ query }) => {
    const left = await readSide(db, { region: query.left_region, side: query.left, at: query.left_at });
    if (isFailure(left)) return left;
    const right = await readSide(db, { region: query.right_region, side: query.right, at: query.right_at });
    if (isFailure(right)) return right;
    return ok({ left, right, differences: await compareReleaseSets(db, left, right) });
  });
};
