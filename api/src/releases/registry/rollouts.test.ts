import type {
  AssignedSet,
  ListedRelease,
  ReleaseEventRow,
  RolloutCell,
  SetDifference,
} from '@shop/contracts';
import {
  type Build,
  makeBuild,
  type ReleaseShop,
  staffKey,
  startReleaseShop,
} from './release-shop.fixture.ts';

let registry: ReleaseShop;
beforeAll(async () => {
  registry = await startReleaseShop();
});
afterAll(() => registry.shop.cleanup());
beforeEach(async () => {
  await registry.empty();
  await registry.open(shell, a);
  await registry.publish(b);
});

const shell = makeBuild('shell', 'one');
const [a, b, c] = ['A', 'B', 'C'].map((text) => makeBuild('mf-checkout', text)) as [Build, Build, Build];
const where = { region: 'pl', name: 'mf-checkout' };
const cell = async (region = 'pl') => {
  const { rollouts } = await registry.get<{ rollouts: RolloutCell[] }>(
    `rollouts?region=${region}&name=mf-checkout`,
  );
  const [found] = rollouts;
  if (found === undefined) throw new Error('no such field');
  return found;
};
const cohort = (index: number) => index.toString(16).padStart(32, '0');

describe('the matrix', () => {
  it('says what runs where, for whom, who changed it and why, what the gate found, and where back would lead', async () => {
    await registry.post('promote', { ...where, key: b.key, basis_points: 500, reason: 'careful first' });
    const field = await cell();
    expect(field).toMatchObject({
      stable: a.key,
      candidate: b.key,
      candidate_version: '1.0.0',
      basis_points: 500,
      state: 'running',
      changed_by: 'staff:test',
      change: 'share',
      reason: '5 %: careful first',
      rollback_to: a.key,
      schedule: null,
    });
    expect(field.gates.map(({ gate }) => gate)).toEqual([
      'build',
      'contract',
      'shared',
      'routes',
      'slots',
      'locales',
      'assets',
    ]);
    expect(field.gates.every(({ ok }) => ok)).toBe(true);
    const whole = await registry.get<{ rollouts: RolloutCell[]; names: string[]; regions: object[] }>(
      'rollouts',
    );
    expect(whole.rollouts.length).toBe(2 * whole.regions.length);
    expect(whole.names).toContain('mf-editor');
  });

  it('answers a second operator with the row as it is now', async () => {
    await registry.publish(c);
    const { rev } = await cell();
    await registry.post('promote', { ...where, key: b.key, basis_points: 500, rev });
    const late = await registry.post('promote', { ...where, key: c.key, rev });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'rollout_conflict', rollout: { candidate: b.key, basis_points: 500, rev: rev + 1 } },
    });
    expect((late.body as { detail: string }).detail).toContain(`revision ${rev + 1}`);
  });

  it('resumes what was paused, and nothing else; without a candidate there is nothing to hold', async () => {
    for (const action of ['resume', 'pause', 'kill']) {
      const refused = await registry.post(action, where);
      expect([action, refused.status]).toEqual([action, 422]);
      expect((refused.body as { detail: string }).detail).toMatch(/No rollout of mf-checkout is .* in pl/);
    }
    for (const share of [10_001, -1, 0.5])
      expect((await registry.post('promote', { ...where, key: b.key, basis_points: share })).status).toBe(
        422,
      );
    await registry.post('promote', { ...where, key: b.key, basis_points: 500 });
    await registry.post('pause', where);
    expect((await registry.post('resume', where)).body).toMatchObject({
      state: 'running',
      basis_points: 500,
    });
  });

  it('asks a person why, and takes a tool’s word without', async () => {
    const person = await registry.person();
    const mute = await registry.post('promote', { ...where, key: b.key, basis_points: 500 }, person);
    expect(mute).toMatchObject({ status: 422, body: { fields: [{ path: 'reason', code: 'required' }] } });
    expect((await cell()).candidate).toBeNull();
    const said = await registry.post(
      'promote',
      { ...where, key: b.key, basis_points: 500, reason: 'ok' },
      person,
    );
    expect(said.status).toBe(200);
    expect((await registry.post('kill', where, person)).status).toBe(422);
    expect((await registry.post('kill', where)).status).toBe(200);
  });
});

describe('the history', () => {
  it('is narrowed by each filter', async () => {
    await registry.post('promote', { ...where, key: b.key });
    await registry.post('rollback', { ...where, reason: 'totals' });
    const ask = async (query: string) =>
      (await registry.get<{ events: ReleaseEventRow[]; total_count: number }>(`events?${query}`)).events;
    const all = await ask('per_page=100');
    const counts = await Promise.all(
      ['region=pl', 'name=shell', 'action=rollback', 'by=start', `key=${encodeURIComponent(b.key)}`].map(
        async (query) => (await ask(`per_page=100&${query}`)).length,
      ),
    );
    expect(counts.every((count) => count > 0 && count < all.length)).toBe(true);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect(await ask(`since=${soon}`)).toEqual([]);
    expect((await ask(`until=${soon}&per_page=100`)).length).toBe(all.length);
    expect(all[0]).toMatchObject({
      action: 'rollback',
      from: b.key,
      to: a.key,
      reason: 'totals',
      region: 'pl',
    });
    const first = await registry.get<{ events: ReleaseEventRow[]; next_cursor: string }>('events?per_page=2');
    const next = await registry.get<{ events: ReleaseEventRow[] }>(
      `events?per_page=2&cursor=${first.next_cursor}`,
    );
    expect([...first.events, ...next.events]).toEqual(all.slice(0, 4));
  });
});

describe('one release', () => {
  it('shows its contract, where it runs, and what the gate found', async () => {
    await registry.post('promote', { ...where, key: b.key, basis_points: 500 });
    const release = await registry.get<ListedRelease & Record<string, unknown>>(
      `builds/mf-checkout/${encodeURIComponent(b.key)}`,
    );
    expect(release).toMatchObject({
      key: b.key,
      published_by: 'staff:test',
      swept_at: null,
      running: [{ region: 'pl', as: 'candidate', basis_points: 500, state: 'running' }],
      files: [{ path: 'remoteEntry.js' }],
    });
    expect(release.evidence).toHaveLength(7);
    const path = `/releases/builds/mf-checkout/${encodeURIComponent('9.9.9+0')}`;
    expect((await registry.shop.call('GET', path, { headers: staffKey })).status).toBe(404);
    const listed = await registry.get<{ releases: ListedRelease[]; total_count: number }>(
      'builds?name=mf-checkout',
    );
    expect([listed.total_count, listed.releases.length]).toEqual([2, 2]);
  });
});

describe('a release set', () => {
  it('is what a cohort gets, with its place, and differs from the next one’s only where they differ', async () => {
    await registry.post('promote', { ...where, key: b.key, basis_points: 5000 });
    const sets = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        registry.get<AssignedSet>(`set?region=pl&cohort=${cohort(index)}`),
      ),
    );
    const given = sets.map(({ releases }) => releases.find(({ name }) => name === 'mf-checkout'));
    for (const one of given) {
      expect(one?.as).toBe((one?.bucket ?? 0) < 5000 ? 'candidate' : 'stable');
      expect(one?.key).toBe(one?.as === 'candidate' ? b.key : a.key);
    }
    expect(new Set(sets.map(({ id }) => id)).size).toBe(2);
    const { differences } = await registry.get<{ differences: SetDifference[] }>(
      'diff?left_region=pl&left=stable&right_region=pl&right=candidate',
    );
    expect(differences.map(({ name, same }) => [name, same])).toEqual([
      ['mf-checkout', false],
      ['shell', true],
    ]);
    expect(differences[0]).toMatchObject({
      left: a.key,
      right: b.key,
      files: { changed: ['remoteEntry.js'], same: 0 },
    });
  });

  it('can be seen as it was at a moment', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = (await registry.get<{ now: string }>('rollouts')).now;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await registry.post('promote', { ...where, key: b.key });
    const { differences } = await registry.get<{ differences: SetDifference[] }>(
      `diff?left_region=pl&left_at=${before}&right_region=pl`,
    );
    expect(differences.find(({ name }) => name === 'mf-checkout')).toMatchObject({
      left: a.key,
      right: b.key,
    });
  });

  it('names a region that is not there', async () => {
    const reply = await registry.shop.call('GET', '/releases/set?region=xx', { headers: staffKey });
    expect(reply).toMatchObject({ status: 422, body: { code: 'release_invalid' } });
    const forged = await registry.shop.call('GET', '/releases/set?region=pl&cohort=me', {
      headers: staffKey,
    });
    expect(forged.status).toBe(422);
  });
});

describe('keys of a pipeline', () => {
  it('publish what they are held to and nothing else', async () => {
    const key = await registry.key(['releases:publish'], { remotes: ['mf-checkout'] });
    expect((await registry.publish(c, key)).status).toBe(200);
    expect((await registry.publish(makeBuild('mf-editor', 'x'), key)).status).toBe(403);
    const promoted = await registry.post('promote', { ...where, key: b.key }, key);
    expect(promoted).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((promoted.body as { detail: string }).detail).toContain('releases:promote');
    expect((await cell()).stable).toBe(a.key);
  });

  it('are asked for before a byte of a build is read', async () => {
    const send = (headers: Readonly<Record<string, string>>) =>
      registry.shop.call('POST', '/releases/publish', {
        headers: { 'content-type': 'application/json', ...headers },
        bytes: Buffer.alloc(3_000_000, '{'),
      });
    expect((await send({})).status).toBe(401);
    expect((await send({ authorization: 'Bearer a key of somebody else' })).status).toBe(401);
    expect((await send(await registry.key(['releases:read']))).status).toBe(403);
    // A caller with the right to send it gets the validation errors.
    expect((await send(staffKey)).status).toBe(422);
  });

  it('promote in their regions, and stop what they may not start', async () => {
    const key = await registry.key(['releases:promote'], { regions: ['pl'] });
    expect((await registry.post('promote', { ...where, region: 'eu', key: b.key }, key)).status).toBe(403);
    expect((await registry.post('promote', { ...where, key: b.key, basis_points: 100 }, key)).status).toBe(
      200,
    );
    const steps = [
      { region: 'pl', basis_points: 500, soak_minutes: 5 },
      { region: 'eu', basis_points: 500, soak_minutes: 5 },
    ];
    expect((await registry.post('schedules', { name: 'mf-checkout', key: b.key, steps }, key)).status).toBe(
      403,
    );
    const stop = await registry.key(['releases:stop']);
    expect((await registry.post('promote', { ...where, key: b.key }, stop)).status).toBe(403);
    expect((await registry.post('kill', where, stop)).status).toBe(200);
    const wide = await registry.key(['releases:write'], { regions: ['pl'] });
    expect((await registry.post('gc', {}, wide)).status).toBe(403);
    expect((await registry.post('rollback', where, await registry.key(['releases:write']))).status).toBe(422);
  });
});
