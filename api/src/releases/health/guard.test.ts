import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as contracts from '@shop/contracts';
import type { ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { startTestApi } from '../../../test/start-test-api.ts';
import { evaluateCandidates } from './evaluate-candidates.ts';
import { candidateKey, healthShop, hourNow, stableKey, staff } from './health-shop.fixture.ts';
import { evaluateRollout } from './list-health.ts';

type DryRun = ReplyOf<typeof contracts.dryRunGuard>;

const { shop, reportOf, send, seen, look, health, rollout, history } = healthShop(startTestApi);

describe('the guard', () => {
  const faulty = async () => {
    await seen(stableKey, 'mounted', 700);
    await seen(candidateKey, 'mounted', 679);
    await seen(candidateKey, 'mount_failed', 21);
  };

  it('stops a candidate of which three in a hundred mounts throw, and says why', async () => {
    await faulty();
    const before = await rollout();
    const [looked] = await look();
    expect(looked).toMatchObject({ stopped: true, verdict: 'worse', candidate: candidateKey });
    expect(await rollout()).toMatchObject({
      ...{ stable: before.stable, candidate: candidateKey, movedBy: before.movedBy },
      ...{ state: 'killed', basisPoints: 0, denied: [candidateKey], rev: before.rev + 1 },
    });
    const events = await history();
    expect(events.at(-1)).toMatchObject({ by: 'guard', action: 'kill' });
    expect(events.at(-1)?.reason).toMatch(
      /21 of 700 \(3\.0 %\) with the candidate, 0 of 700 \(0\.0 %\) with stable/,
    );
    expect(
      shop()
        .logLines()
        .some((line) => line.includes('release stopped by the guard')),
    ).toBe(true);
    const scraped = await (await fetch(`${shop().url}/metrics`)).text();
    expect(scraped).toMatch(/release_guard_stops\{region="pl",remote="mf-checkout"\} \d+/);
    expect(await look()).toEqual([]);
    expect((await history()).length).toBe(events.length);
    expect((await health())[0]).toMatchObject({ state: 'killed', verdict: 'worse' });
  });

  it('lets a candidate go on that fails as seldom as stable', async () => {
    for (const key of [stableKey, candidateKey]) {
      await seen(key, 'mounted', 2985);
      await seen(key, 'mount_failed', 15);
      await seen(key, 'erred', 30);
      await seen(key, 'calm', 2970);
    }
    expect(await look()).toMatchObject([{ stopped: false, verdict: 'fine' }]);
    expect(await evaluateRollout(shop().db, await rollout())).toEqual({ kind: 'go' });
    expect((await rollout()).state).toBe('running');
  });

  it('decides nothing on too few documents, and on none', async () => {
    expect(await look()).toMatchObject([{ stopped: false, verdict: 'too_few' }]);
    await seen(stableKey, 'mounted', 99_000);
    await seen(candidateKey, 'mount_failed', 99);
    expect((await look())[0]?.says).toMatch(/^Not enough visitors yet: 99 documents with the candidate/);
    expect(await evaluateRollout(shop().db, await rollout())).toMatchObject({ kind: 'wait' });
    await seen(candidateKey, 'load_failed', 1);
    await seen(stableKey, 'load_failed', 1, 1);
    await seen(stableKey, 'mounted', 60, 1);
    await seen(candidateKey, 'mounted', 1, 1);
    expect(await look()).toMatchObject([{ stopped: true }]);
  });

  it('stops for slow paints and for orders that are given up, each within its own metric', async () => {
    for (const [key, poor] of [
      [stableKey, 400],
      [candidateKey, 700],
    ] as const) {
      await seen(key, 'mounted', 2000);
      await seen(key, 'lcp_poor', poor);
      await seen(key, 'lcp_good', 2000 - poor);
    }
    const [looked] = await look();
    expect(looked?.metrics.filter(({ verdict }) => verdict === 'worse').map(({ metric }) => metric)).toEqual([
      'lcp',
    ]);
    expect(looked?.says).toContain('largest contentful paint after 2.5 s');
  });

  it('looks at each document once: the same counts again are no new evidence', async () => {
    await seen(stableKey, 'mounted', 500);
    await seen(candidateKey, 'mounted', 495);
    await seen(candidateKey, 'mount_failed', 5);
    const [first] = await look();
    for (let again = 0; again < 20; again += 1) await look();
    expect((await look())[0]?.metrics[0]?.p_value).toBe(first?.metrics[0]?.p_value);
    expect((await rollout()).state).toBe('running');
  });

  it('does not count what an earlier rollout of the same release has shown', async () => {
    await seen(candidateKey, 'mount_failed', 500, 0, 1);
    await seen(stableKey, 'mounted', 500, 0, 1);
    expect(await look()).toMatchObject([{ stopped: false, verdict: 'too_few' }]);
  });

  it('stops once, when two processes look at the same time', async () => {
    await faulty();
    const before = (await history()).length;
    const looks = await Promise.all([1, 2, 3].map(() => evaluateCandidates(shop().db, shop().deps.log)));
    expect(looks.flat().filter(({ stopped }) => stopped)).toHaveLength(1);
    expect((await history()).length).toBe(before + 1);
  });

  it('leaves a rollout alone that somebody has just moved', async () => {
    await faulty();
    await shop().db.execute(
      sql`update rollouts set state = 'killed', rev = rev + 1 where name = 'mf-checkout'`,
    );
    expect(await look()).toEqual([]);
  });

  it('looks once a minute by the database’s clock, also when the shop’s own stands still', async () => {
    await faulty();
    shop().setClock(new Date(hourNow() * 3_600_000));
    const began = (await shop().db.query<{ now: Date }>(sql`select now() as now`))[0]?.now ?? new Date();
    // A process requests an evaluation at most once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (let visit = 0; visit < 3; visit += 1) await send(reportOf(stableKey, ['mounted']));
    const jobs = await shop().db.query<{ run_at: Date; now: Date }>(
      sql`select run_at, now() as now from jobs where name = 'releases.guard' order by run_at desc`,
    );
    // One more when a full minute has passed meanwhile.
    const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);
    const begun = minuteOf(jobs[0]?.now ?? began) - minuteOf(began);
    expect(jobs.length).toBeGreaterThanOrEqual(1);
    expect(jobs.length).toBeLessThanOrEqual(1 + begun);
    expect((jobs[0]?.run_at.getTime() ?? 0) - (jobs[0]?.now.getTime() ?? 0)).toBeLessThanOrEqual(60_000);
    await shop().db.execute(sql`update jobs set run_at = now() where name = 'releases.guard'`);
    await shop().runJobs();
    expect((await rollout()).state).toBe('killed');
  });

  it('notifies the shop’s own webhooks, signed', async () => {
    const heard: { signature: string; body: string }[] = [];
    const receiver: Server = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString('utf8');
      });
      request.on('end', () => {
        heard.push({ signature: String(request.headers['webhook-signature']), body });
        reply.end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const { secret } = (
      await shop().call('POST', '/v1/staff/webhook_endpoints', {
        headers: staff,
        body: { url, events: ['release.stopped'] },
      })
    ).body as { secret: string };
    await faulty();
    await look();
    await shop().runJobs();
    receiver.closeAllConnections();
    receiver.close();
    expect(heard).toHaveLength(1);
    const [{ signature, body } = { signature: '', body: '{}' }] = heard;
    const time = /^t=(\d+),/.exec(signature)?.[1] ?? '';
    expect(signature).toBe(
      `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
    );
    expect(JSON.parse(body)).toMatchObject({
      type: 'release.stopped',
      resource: 'release:pl:mf-checkout',
      data: { region: 'pl', remote: 'mf-checkout', release: candidateKey, stable: stableKey },
    });
  });
});

describe('what staff see', () => {
  it('shows counts, rates and intervals of each arm, in one region or all', async () => {
    await seen(stableKey, 'mounted', 182);
    await seen(stableKey, 'mount_failed', 81);
    await seen(candidateKey, 'mounted', 133);
    await seen(candidateKey, 'mount_failed', 15);
    const [found] = await health();
    const mount = found?.metrics.find(({ metric }) => metric === 'mount');
    // Newcombe 1998, table I, method 3: 81/263 and 15/148.
    expect(mount?.stable).toMatchObject({
      good: 182,
      bad: 81,
      low: expect.closeTo(0.2553, 4),
      high: expect.closeTo(0.3662, 4),
    });
    expect(mount?.candidate).toMatchObject({
      rate: expect.closeTo(15 / 148),
      low: expect.closeTo(0.0624, 4),
      high: expect.closeTo(0.1605, 4),
    });
    expect(await health('?region=se')).toEqual([]);
    expect(await health('?name=shell')).toEqual([]);
    expect(await health('?name=mf-checkout')).toHaveLength(1);
  });

  it('says in a dry run when the guard would have stopped it, and changes nothing', async () => {
    for (const hoursAgo of [20, 10, 5]) {
      await seen(stableKey, 'mounted', 400, hoursAgo);
      await seen(candidateKey, 'mounted', hoursAgo === 20 ? 400 : 380, hoursAgo);
      if (hoursAgo !== 20) await seen(candidateKey, 'load_failed', 20, hoursAgo);
    }
    const dryRun = async (query: string) =>
      (await shop().call('GET', `/v1/releases/guard${query}`, { headers: staff })).body as DryRun;
    const [found] = (await dryRun('?region=pl')).candidates;
    expect(found).toMatchObject({ verdict: 'worse' });
    expect(new Date(found?.would_stop_at ?? 0).getTime()).toBe((hourNow() - 9) * 3_600_000);
    expect((await dryRun('?region=pl&since_hours=8')).candidates).toMatchObject([
      { verdict: 'worse', would_stop_at: new Date((hourNow() - 4) * 3_600_000).toISOString() },
    ]);
    expect((await dryRun('?region=pl&since_hours=2')).candidates).toMatchObject([
      { verdict: 'too_few', would_stop_at: null },
    ]);
    expect((await dryRun('?region=se')).candidates).toEqual([]);
    expect((await rollout()).state).toBe('running');
    expect(await shop().db.query(sql`select 1 from release_guards`)).toEqual([]);
  });

  it('lets a key look no further than it is held to', async () => {
    const look = async (held: object, query = '') => {
      const { body } = await shop().call('POST', '/v1/staff/api_keys', {
        headers: staff,
        body: { name: 'CI', scopes: ['releases:*'], ...held },
      });
      const headers = { authorization: `Bearer ${(body as { key: string }).key}`, 'x-region': 'pl' };
      return (await shop().call('POST', `/v1/releases/guard${query}`, { headers })).status;
    };
    expect(await look({ regions: ['pl'] })).toBe(403);
    expect(await look({ regions: ['pl'] }, '?region=se')).toBe(403);
    expect(await look({ regions: ['pl'] }, '?region=pl')).toBe(200);
    expect(await look({ remotes: ['mf-account'] }, '?region=pl')).toBe(403);
    expect(await look({})).toBe(200);
  });

  it('lets nobody else look', async () => {
    const token = await shop().visitor();
    for (const [method, path] of [
      ['GET', 'health'],
      ['GET', 'guard'],
      ['POST', 'guard'],
    ] as const) {
      expect((await shop().call(method, `/v1/releases/${path}`)).status).toBe(401);
      expect((await shop().call(method, `/v1/releases/${path}`, { token })).status).toBe(404);
    }
  });
});
