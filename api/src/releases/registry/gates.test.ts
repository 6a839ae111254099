import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssignedSet, RolloutSchedule } from '@shop/contracts';
import { getAssetType, immutableCacheControl, signReceipt } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { type Build, makeBuild, type ReleaseShop, startReleaseShop } from './release-shop.fixture.ts';

const name = 'mf-checkout';
const shell = makeBuild('shell', 'one');
const [a, b] = ['A', 'B'].map((text) => makeBuild(name, text)) as [Build, Build];
/** Another version, as a team would publish it. */
const raised = makeBuild(name, 'raised', { version: '1.1.0' });
const where = { region: 'pl', name };

/** A fault in what the registry serves, as from a CDN. */
interface Fault {
  readonly status?: number;
  readonly body?: string;
  readonly type?: string;
  readonly cache?: string;
}
let fault: Fault = {};
let cdn: Server;
let registry: ReleaseShop;
beforeAll(async () => {
  cdn = createServer((request, reply) => {
    const found = [shell, a, raised].find(({ manifest }) => request.url?.includes(manifest.build));
    const file = (request.url ?? '').split('/').at(-1) ?? '';
    const bytes = Buffer.from(found?.files[file] ?? '', 'base64');
    reply.writeHead(fault.status ?? (found === undefined ? 404 : 200), {
      'content-type': fault.type ?? getAssetType(file),
      'cache-control': fault.cache ?? immutableCacheControl,
    });
    reply.end(fault.body ?? bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => cdn.once('listening', resolve));
  const { port } = cdn.address() as AddressInfo;
  registry = await startReleaseShop({
    settings: { environment: 'staging' },
    deliveredFrom: () => `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  cdn.close();
  await registry.shop.cleanup();
});
beforeEach(async () => {
  fault = {};
  await registry.empty();
  await registry.open(shell, a);
});

const check = async (build: Build = a) => {
  const { body } = await registry.post('check', { ...where, key: build.key });
  return body as { ok: boolean; gates: { gate: string; ok: boolean; evidence: string }[] };
};
const delivery = async () => (await check()).gates.find(({ gate }) => gate === 'delivery');
const promote = (build: Build, more: object = {}) =>
  registry.post('promote', { ...where, key: build.key, basis_points: 500, ...more });

it('fetches every file as a browser would, and says what is wrong with which', async () => {
  expect(await delivery()).toMatchObject({ ok: true });
  const faults: readonly (readonly [Fault, string])[] = [
    [{ status: 404 }, 'returns status 404'],
    [{ body: '/* tampered */' }, 'differs from the manifest'],
    [{ type: 'text/html' }, 'is served as "text/html"'],
    [{ cache: 'no-store' }, 'has cache header "no-store"'],
  ];
  for (const [one, said] of faults) {
    fault = one;
    expect(await delivery()).toMatchObject({ ok: false });
    expect((await delivery())?.evidence).toContain(`remoteEntry.js ${said}`);
  }
});

it('refuses to promote what a visitor could not load, and keeps the finding', async () => {
  await registry.publish(raised);
  fault = { status: 503 };
  const refused = await promote(raised);
  expect(refused).toMatchObject({ status: 422, body: { code: 'gate_refused' } });
  expect((refused.body as { detail: string }).detail).toMatch(
    /delivery: .*returns status 503.*publish the build again/,
  );
  const { evidence } = await registry.get<{ evidence: { gate: string; occasion: string }[] }>(
    `evidence?ok=false&key=${encodeURIComponent(raised.key)}`,
  );
  expect(evidence.map(({ gate, occasion }) => `${occasion} ${gate}`)).toEqual(['promote delivery']);
  await expect(registry.shop.db.execute(sql`update release_evidence set ok = true`)).rejects.toThrow();
  await expect(registry.shop.db.execute(sql`delete from release_evidence`)).rejects.toThrow();
});

/** Reports a result without a browser: the test is about which results count. */
const smoke = async (build: Build, ok: boolean) => {
  const { body } = await registry.post('previews', { region: 'pl', releases: [{ name, key: build.key }] });
  await registry.shop.db.execute(
    sql`update rollouts set candidate = ${build.key}, state = 'running', basis_points = 1 where region = 'pl' and name = ${name}`,
  );
  const { right } = await registry.get<{ right: AssignedSet }>(
    'diff?left_region=pl&right_region=pl&right=candidate',
  );
  await registry.shop.db.execute(
    sql`update rollouts set candidate = null, state = 'idle', basis_points = 0 where region = 'pl' and name = ${name}`,
  );
  const { token } = body as { token: string };
  const secret = registry.shop.deps.settings.sessionSecret;
  const receipt = signReceipt(secret, { token, releaseSet: right.id, path: '/' });
  const reply = await registry.post('smoke', {
    ...where,
    key: build.key,
    preview: token,
    release_set: right.id,
    browser: 'Chromium 1',
    steps: [{ step: 'home', ok, took_ms: 1, detail: ok ? '' : 'blank', receipt }],
  });
  expect(reply.status).toBe(200);
};

describe('outside a developer’s machine', () => {
  const detail = async () => ((await promote(raised)).body as { detail: string }).detail;
  beforeEach(async () => {
    await registry.publish(raised);
  });

  it('a region asks for a browser’s walk with this release, and says how to make one', async () => {
    expect(await detail()).toContain(`npm run release -- smoke ${name} ${raised.key} --region pl`);
    await smoke(raised, false);
    expect(await detail()).toContain('The last smoke test failed');
    await smoke(raised, true);
    expect((await promote(raised)).status).toBe(200);
  });

  it('a walk counts for its region, for a day, and beside the shell it was made with', async () => {
    await smoke(raised, true);
    const eu = await registry.post('promote', { region: 'eu', name, key: raised.key });
    expect(eu).toMatchObject({ status: 422, body: { code: 'gate_refused' } });
    await registry.shop.db.script('alter table release_evidence disable trigger user');
    await registry.shop.db.execute(
      sql`update release_evidence set at = at - interval '25 hours' where gate = 'smoke'`,
    );
    expect(await detail()).toContain('older than 24 h');
    await registry.shop.db.execute(
      sql`update release_evidence set at = now(), shell = '0+0' where gate = 'smoke'`,
    );
    expect(await detail()).toContain('The shell of pl has changed');
    await registry.shop.db.execute(
      sql`update release_evidence set shell = ${shell.key} where gate = 'smoke'`,
    );
    expect((await promote(raised)).status).toBe(200);
    await registry.shop.db.execute(
      sql`update release_evidence set at = at - interval '25 hours' where gate = 'smoke'`,
    );
    await registry.shop.db.script('alter table release_evidence enable trigger user');
    // It is already in rollout here, so its share may grow.
    expect((await promote(raised, { basis_points: 1000 })).status).toBe(200);
  });

  it('a schedule waits for the walk of its next region, and asks the gate again after ten minutes', async () => {
    await smoke(raised, true);
    const steps = ['pl', 'eu'].map((region) => ({ region, basis_points: 10_000, soak_minutes: 0 }));
    await registry.post('schedules', { name, key: raised.key, steps });
    await registry.shop.runJobs();
    const { schedules } = await registry.get<{ schedules: RolloutSchedule[] }>('schedules');
    const [waiting] = schedules;
    expect(waiting).toMatchObject({
      ...{ state: 'running', position: 0 },
      waiting_for: expect.stringContaining(`smoke ${name} ${raised.key} --region eu`),
    });
    expect(Date.parse(waiting?.next_at ?? '') - Date.parse(waiting?.updated_at ?? '')).toBe(600_000);
    const kept = async () => (await registry.get<{ total_count: number }>('evidence?region=eu')).total_count;
    const once = await kept();
    expect(once).toBeGreaterThan(0);
    // A repeated schedule check with equal findings stores no new evidence. A manual check is
    // stored each time.
    await registry.shop.db.execute(sql`update rollout_schedules set next_at = now() - interval '1 second'`);
    await registry.shop.db.execute(
      sql`update jobs set run_at = now() - interval '1 second' where state = 'waiting'`,
    );
    await registry.shop.runJobs();
    const looked = await registry.get<{ schedules: RolloutSchedule[] }>('schedules');
    expect(looked.schedules[0]?.rev).toBeGreaterThan(waiting?.rev ?? 0);
    expect(await kept()).toBe(once);
    expect((await registry.post('promote', { region: 'eu', name, key: raised.key })).body).toMatchObject({
      ...{ code: 'gate_refused', refused_by: ['smoke'] },
      said: [{ code: 'smoke_missing', values: { region: 'eu' } }],
    });
    expect(await kept()).toBeGreaterThan(once);
  });

  it('another content of a version is refused until the version is raised', async () => {
    const again = await registry.publish(b);
    expect(again).toMatchObject({ status: 409, body: { code: 'release_exists' } });
    expect((again.body as { detail: string }).detail).toContain('raise the version');
    expect((await registry.publish(raised)).body).toEqual({ key: raised.key, created: false });
  });
});

it('does not send a region to a build whose files have vanished from the store', async () => {
  await registry.publish(raised);
  const [row] = await registry.shop.db.query<{ files: Record<string, string> }>(
    sql`select files from releases where key = ${raised.key}`,
  );
  await registry.files.remove(row?.files['remoteEntry.js'] ?? '');
  const refused = await promote(raised);
  expect(refused).toMatchObject({ status: 422, body: { code: 'gate_refused' } });
  expect((refused.body as { detail: string }).detail).toContain('assets: remoteEntry.js is missing');
  const { rollouts } = await registry.get<{ rollouts: { stable: string }[] }>(
    `rollouts?region=pl&name=${name}`,
  );
  expect(rollouts[0]?.stable).toBe(a.key);
});

it('checks a build that nobody has published, and keeps nothing of it', async () => {
  const next = makeBuild(name, 'next', { contract: '^2.0', version: '2.0.0' });
  const reply = await registry.post('check_build', {
    region: 'pl',
    manifest: next.manifest,
    files: next.files,
  });
  expect(reply.body).toMatchObject({ ok: false, key: next.key });
  const { gates } = reply.body as { gates: { gate: string; ok: boolean }[] };
  expect(gates.filter(({ ok }) => !ok).map(({ gate }) => gate)).toEqual(['contract']);
  expect(
    (await registry.get<{ total_count: number }>(`evidence?key=${encodeURIComponent(next.key)}`)).total_count,
  ).toBe(0);
});

it('refuses a build with files that its manifest does not know, or that it loads and does not list', async () => {
  const extra = await registry.post('publish', {
    manifest: raised.manifest,
    files: { ...raised.files, 'evil.js': 'AAAA' },
  });
  expect(extra).toMatchObject({ status: 422, body: { code: 'release_invalid' } });
  expect((extra.body as { detail: string }).detail).toContain('evil.js is not in the manifest');
  const lying = makeBuild(name, 'lying', { version: '3.0.0', preload: ['missing.js'] });
  const refused = await registry.publish(lying);
  expect((refused.body as { detail: string }).detail).toContain('loads missing.js and does not list it');
});
