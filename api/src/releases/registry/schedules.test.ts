import type { ReleaseEventRow, RolloutCell, RolloutSchedule } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { ok } from '../../platform/index.ts';
import {
  type Build,
  makeBuild,
  type ReleaseShop,
  staffKey,
  startReleaseShop,
} from './release-shop.fixture.ts';
import type { GuardVerdict } from './rollout-guard.ts';
import { insertSchedule } from './schedules.repo.ts';

let registry: ReleaseShop;
let verdict: GuardVerdict = { kind: 'go' };
beforeAll(async () => {
  registry = await startReleaseShop({ guard: async () => verdict });
});
afterAll(() => registry.shop.cleanup());
beforeEach(async () => {
  verdict = { kind: 'go' };
  registry.shop.setClock(null);
  await registry.empty();
  await registry.open(shell, a);
  await registry.publish(b);
});

const shell = makeBuild('shell', 'one');
const [a, b] = ['A', 'B'].map((text) => makeBuild('mf-checkout', text)) as [Build, Build];
const name = 'mf-checkout';
const step = (region: string, basis_points: number, soak_minutes = 60) => ({
  region,
  basis_points,
  soak_minutes,
});
const steps = [
  step('se', 500),
  step('se', 2500),
  step('se', 10_000, 240),
  step('pl', 10_000),
  step('eu', 1000),
];
const start = (planned: readonly object[] = steps, more: object = {}) =>
  registry.post('schedules', { name, key: b.key, steps: planned, ...more });
const started = async () => (await start()).body as RolloutSchedule;
const change = (id: number, action: string, body: object = {}) =>
  registry.post(`schedules/${id}/${action}`, body);
const read = (id: number) => registry.get<RolloutSchedule>(`schedules/${id}`);
const field = async (region: string): Promise<RolloutCell> => {
  const { rollouts } = await registry.get<{ rollouts: RolloutCell[] }>(
    `rollouts?region=${region}&name=${name}`,
  );
  const [found] = rollouts;
  if (found === undefined) throw new Error('no such field');
  return found;
};
/** The events that the shop's webhooks got. */
const told = () =>
  registry.shop.db.query<{ type: string; reason: string }>(
    sql`select type, data ->> 'reason' as reason from webhook_events order by created_at, type desc`,
  );
/** Lets the soak time pass in the database, whose clock decides, and runs due jobs. */
const later = async () => {
  await registry.shop.db.execute(
    sql`update rollout_schedules set next_at = now() - interval '1 second' where next_at is not null`,
  );
  await registry.shop.db.execute(
    sql`update jobs set run_at = now() - interval '1 second' where state = 'waiting'`,
  );
  await registry.shop.runJobs();
};

it('goes step by step through the regions, and is done', async () => {
  const { id } = await started();
  expect(await field('se')).toMatchObject({
    candidate: b.key,
    basis_points: 500,
    schedule: { id, position: 0, steps: 5 },
  });
  expect((await field('pl')).schedule).toMatchObject({ id });
  await registry.shop.runJobs();
  expect((await field('se')).basis_points).toBe(500);
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await later();
    const { position, state } = await read(id);
    seen.push(`${position} ${state}`);
  }
  expect(seen).toEqual(['1 running', '2 running', '3 running', '4 done']);
  expect((await field('se')).stable).toBe(b.key);
  expect((await field('pl')).stable).toBe(b.key);
  expect(await field('eu')).toMatchObject({ candidate: b.key, basis_points: 1000, schedule: null });
  const { steps: taken } = await read(id);
  const times = taken.map(({ taken_at }) => taken_at ?? '');
  expect([...times].sort()).toEqual(times);
  const { events } = await registry.get<{ events: ReleaseEventRow[] }>(`events?by=schedule:${id}`);
  expect(events.map(({ action, region }) => `${action} ${region}`)).toEqual([
    'share eu',
    'promote pl',
    'promote se',
    'share se',
  ]);
  expect(events[0]?.reason).toContain(`schedule ${id}, step 5 of 5`);
});

it('goes by the clock of the database, whatever a process thinks the time is', async () => {
  const { id } = await started();
  registry.shop.setClock(new Date(Date.now() + 400 * 86_400_000));
  await registry.shop.db.execute(
    sql`update jobs set run_at = now() - interval '1 second' where state = 'waiting'`,
  );
  await registry.shop.runJobs();
  expect((await read(id)).position).toBe(0);
});

it('is advanced, paused, resumed and stopped by hand, once for each revision', async () => {
  const { id, rev } = await started();
  expect((await change(id, 'advance', { rev, reason: 'quiet night' })).body).toMatchObject({ position: 1 });
  expect(await change(id, 'advance', { rev })).toMatchObject({
    status: 409,
    body: { code: 'rollout_conflict' },
  });
  expect((await field('se')).basis_points).toBe(2500);
  expect((await change(id, 'pause')).body).toMatchObject({ state: 'paused', next_at: null });
  await later();
  expect((await read(id)).position).toBe(1);
  expect((await change(id, 'pause')).status).toBe(422);
  expect((await change(id, 'resume')).body).toMatchObject({ state: 'running' });
  await later();
  expect((await read(id)).position).toBe(2);
  expect((await change(id, 'stop', { reason: 'holidays' })).body).toMatchObject({ state: 'stopped' });
  expect((await change(id, 'resume')).status).toBe(422);
  expect((await change(999_999, 'stop')).status).toBe(404);
  const person = await registry.person();
  expect((await registry.post(`schedules/${id}/stop`, {}, person)).status).toBe(422);
});

it('begins with its first step by hand where the process ended before it', async () => {
  const { db } = registry.shop;
  await db.transaction(async (tx) => {
    await insertSchedule(tx, { name, key: b.key, steps: steps.slice(0, 2), reason: '', by: 'test' });
    return ok(null);
  });
  const { schedules } = await registry.get<{ schedules: RolloutSchedule[] }>('schedules');
  const id = schedules[0]?.id ?? 0;
  expect((await change(id, 'advance')).body).toMatchObject({ position: 0, state: 'running' });
  expect((await field('se')).basis_points).toBe(500);
  expect((await change(id, 'advance')).body).toMatchObject({ position: 1, state: 'done' });
});

it('waits while the guard has too little data, and kills what the guard refuses', async () => {
  const { id } = await started();
  verdict = { kind: 'wait', reason: 'Too few visitors: 9 of 200.' };
  await later();
  verdict = { kind: 'wait', reason: 'Too few visitors: 117 of 200.' };
  await later();
  expect(await read(id)).toMatchObject({
    position: 0,
    state: 'running',
    waiting_for: 'Too few visitors: 117 of 200.',
  });
  const { events } = await registry.get<{ events: ReleaseEventRow[] }>('events?action=schedule_wait');
  expect(events).toHaveLength(1);
  expect(await told()).toEqual([{ type: 'release.waiting', reason: 'Too few visitors: 9 of 200.' }]);
  expect((await change(id, 'advance', { reason: 'a quiet region' })).body).toMatchObject({ position: 1 });
  verdict = { kind: 'stop', reason: 'Mounts fail three times as often.' };
  await later();
  expect(await read(id)).toMatchObject({
    state: 'stopped',
    waiting_for: 'Mounts fail three times as often.',
  });
  expect(await field('se')).toMatchObject({
    state: 'killed',
    basis_points: 0,
    denied: [b.key],
    changed_by: 'guard',
  });
  expect((await told()).slice(1)).toEqual([
    { type: 'release.stopped', reason: 'Mounts fail three times as often.' },
  ]);
  expect((await start()).body).toMatchObject({ code: 'release_invalid' });
});

it('waits over a pause in its region, and ends when somebody else has moved one', async () => {
  const { id } = await started();
  await registry.post('pause', { region: 'se', name });
  await later();
  expect(await read(id)).toMatchObject({ position: 0, state: 'running' });
  await registry.post('resume', { region: 'se', name });
  await later();
  expect((await read(id)).position).toBe(1);
  await registry.post('rollback', { region: 'se', name, reason: 'by hand' });
  await later();
  expect(await read(id)).toMatchObject({ state: 'stopped', position: 1 });
  expect((await field('se')).candidate).toBeNull();
  expect((await field('pl')).stable).toBe(a.key);
});

it('refuses steps that make no way, and a second schedule beside an open one', async () => {
  const detail = async (planned: readonly object[]) => {
    const reply = await start(planned);
    expect(reply.status).toBe(422);
    return JSON.stringify(reply.body);
  };
  expect(await detail([step('xx', 500)])).toContain('not an open region');
  expect(await detail([step('se', 2500), step('se', 500)])).toContain('a share only grows');
  expect(await detail([step('se', 10_001)])).toContain('steps.0.basis_points');
  expect(await detail([step('se', 0)])).toContain('steps.0.basis_points');
  expect(await detail([step('se', 500, 30_000)])).toContain('steps.0.soak_minutes');
  expect(await detail([])).toContain('steps');
  expect((await registry.post('schedules', { name: 'mf-editor', key: '9+0', steps })).status).toBe(422);
  expect((await registry.post('schedules', { name: 'mf-account', key: b.key, steps })).status).toBe(422);
  expect((await start()).status).toBe(200);
  expect(await detail(steps)).toContain('already');
  const both = await Promise.all([start([step('pl', 500)]), start([step('eu', 500)])]);
  expect(both.map(({ status }) => status)).toEqual([422, 422]);
  const list = (query: string) =>
    registry
      .get<{ schedules: RolloutSchedule[] }>(`schedules?${query}`)
      .then(({ schedules }) => schedules.length);
  expect(await Promise.all(['', 'region=se', 'region=gb', 'state=done', 'name=shell'].map(list))).toEqual([
    1, 1, 0, 0, 0,
  ]);
  expect((await registry.shop.call('GET', '/releases/schedules/abc', { headers: staffKey })).status).toBe(
    404,
  );
});

it('leaves no open schedule behind when the gate refuses the first step', async () => {
  const next = makeBuild(name, 'next', { contract: '^2.0' });
  await registry.publish(next);
  const refused = await registry.post('schedules', { name, key: next.key, steps });
  expect(refused).toMatchObject({ status: 422, body: { code: 'gate_refused' } });
  expect((refused.body as { detail: string }).detail).toContain('give the region the newer shell first');
  expect((await registry.get<{ schedules: RolloutSchedule[] }>('schedules')).schedules[0]?.state).toBe(
    'stopped',
  );
  expect((await start()).status).toBe(200);
});
