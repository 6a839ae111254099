import { randomUUID } from 'node:crypto';
import { makeBuild } from '@shop/api/releases/testing';
import type { AssignedSet, RolloutSchedule } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Entries, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const name = 'mf-checkout';
const where = { region: 'pl', name };
/** A signed-in person must give a reason. */
const reason = 'Asked for by the matrix';

const built = (of: 'mf-checkout' | 'shell' = name) => makeBuild(of, randomUUID());
const published = async (stage: Stage, of: 'mf-checkout' | 'shell' = name) => {
  const build = built(of);
  await stage.byStaff('POST', '/releases/publish', { manifest: build.manifest, files: build.files });
  return build.key;
};
/** Two releases in sequence, so that a rollback has a target. */
const promoted = async (stage: Stage) => {
  await stage.byStaff('POST', '/releases/promote', {
    region: 'pl',
    name: 'shell',
    key: await stage.once('shell', () => published(stage, 'shell')),
  });
  for (let round = 0; round < 2; round += 1)
    await stage.byStaff('POST', '/releases/promote', { ...where, key: await published(stage) });
};
/** A candidate for a tenth of the visitors. */
const shown = async (stage: Stage) => {
  await promoted(stage);
  const key = await published(stage);
  await stage.byStaff('POST', '/releases/promote', { ...where, key, basis_points: 1000 });
  return key;
};

const steps = [
  { region: 'pl', basis_points: 500, soak_minutes: 60 },
  { region: 'pl', basis_points: 2500, soak_minutes: 60 },
];
/** What a schedule needs: a release, and no other open schedule. */
const schedulable = async (stage: Stage) => {
  await promoted(stage);
  await stage.shop.db.execute(sql`
    update rollout_schedules set state = 'stopped', next_at = null where state in ('running', 'paused')`);
  return { name, key: await published(stage), steps, reason };
};
const scheduled = async (stage: Stage) =>
  stage.byStaff<RolloutSchedule>('POST', '/releases/schedules', await schedulable(stage));
const onSchedule = async (stage: Stage) => ({
  params: { id: (await scheduled(stage)).id },
  body: { reason },
});

/** The result of a smoke journey with a running candidate and its region's release set. */
const walked = async (stage: Stage) => {
  const key = await shown(stage);
  const { token } = await stage.byStaff<{ token: string }>('POST', '/releases/previews', {
    region: 'pl',
    releases: [{ name, key }],
  });
  const { right } = await stage.byStaff<{ right: AssignedSet }>(
    'GET',
    '/releases/diff?left_region=pl&right_region=pl&right=candidate',
  );
  return {
    body: {
      ...where,
      key,
      preview: token,
      release_set: right.id,
      browser: 'Chromium 1',
      steps: [{ step: 'home', ok: false, took_ms: 1, detail: 'no heading', receipt: null }],
    },
  };
};

/** The registry of releases. */
export const releaseCalls: Entries = {
  'GET /releases/status': staff({ query: { region: 'pl' } }),
  'GET /releases/rollouts': staff({ query: { region: 'pl' } }),
  'GET /releases/events': staff({ query: { region: 'pl', action: 'promote' } }),
  'GET /releases/builds': staff({ query: { name } }),
  'GET /releases/builds/:name/:key': staff(async (stage) => ({
    params: { name, key: await stage.once('release', () => published(stage)) },
  })),
  'GET /releases/evidence': staff({ query: { region: 'pl', gate: 'contract' } }),
  'GET /releases/set': staff({ query: { region: 'pl', cohort: '0'.repeat(32) } }),
  'GET /releases/diff': staff({ query: { left_region: 'pl', right_region: 'eu' } }),
  'POST /releases/publish': staff(() => {
    const { manifest, files } = built();
    return { body: { manifest, files } };
  }),
  'POST /releases/promote': staff(async (stage) => {
    await promoted(stage);
    return { body: { ...where, key: await published(stage), reason } };
  }),
  'POST /releases/rollback': staff(async (stage) => {
    await promoted(stage);
    return { body: { ...where, reason } };
  }),
  'POST /releases/pause': staff(async (stage) => {
    await shown(stage);
    return { body: { ...where, reason } };
  }),
  'POST /releases/resume': staff(async (stage) => {
    await shown(stage);
    await stage.byStaff('POST', '/releases/pause', where);
    return { body: { ...where, reason } };
  }),
  'POST /releases/kill': staff(async (stage) => {
    await shown(stage);
    return { body: { ...where, reason } };
  }),
  'POST /releases/check': staff(async (stage) => ({ body: { ...where, key: await published(stage) } })),
  'POST /releases/check_build': staff(() => {
    const { manifest, files } = built();
    return { body: { region: 'pl', manifest, files } };
  }),
  'POST /releases/previews': staff({ body: { region: 'pl', cohort: '0'.repeat(32) } }),
  'POST /releases/overrides': staff(async (stage) => {
    await promoted(stage);
    return { body: { ...where, origin: 'http://localhost:4001', reason } };
  }),
  'POST /releases/smoke': staff(walked),
  'POST /releases/gc': staff({ body: { dry_run: true } }),
  'POST /releases/schedules': staff(async (stage) => ({ body: await schedulable(stage) })),
  'GET /releases/schedules': staff({ query: { name } }),
  'GET /releases/schedules/:id': staff(async (stage) => ({
    params: { id: (await stage.once('schedule', () => scheduled(stage))).id },
  })),
  'POST /releases/schedules/:id/advance': staff(onSchedule),
  'POST /releases/schedules/:id/pause': staff(onSchedule),
  'POST /releases/schedules/:id/resume': staff(async (stage) => {
    const { id } = await scheduled(stage);
    await stage.byStaff('POST', `/releases/schedules/${id}/pause`, {});
    return { params: { id }, body: { reason } };
  }),
  'POST /releases/schedules/:id/stop': staff(onSchedule),
};
