import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as contracts from '@shop/contracts';
import type { HealthOutcome, ReplyOf } from '@shop/contracts';
import { releaseSetId, signTicket } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { json } from '../db/db.ts';
import { identity } from '../identity/identity.ts';
import { keys } from '../keys/keys.ts';
import { findRollout } from '../releases/rollouts.repo.ts';
import { webhooks } from '../webhooks/webhooks.ts';
import { createAdmission } from './admission.ts';
import { askGuard } from './list-health.ts';
import { lookAtCandidates } from './look-at-candidates.ts';
import { releaseHealth } from './release-health.ts';
import { createTickets } from './tickets.ts';

type Looked = ReplyOf<typeof contracts.lookWithGuard>['candidates'];
type Health = ReplyOf<typeof contracts.getReleaseHealth>['candidates'];
type DryRun = ReplyOf<typeof contracts.dryRunGuard>;

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), keys(), webhooks(), releaseHealth()] });
}, 60_000);
afterAll(() => shop.cleanup());

const build = (letter: string) => letter.repeat(20);
const [shellKey, stableKey, candidateKey] = ['c', 'a', 'b'].map((letter) => `1.0.0+${build(letter)}`) as [
  string,
  string,
  string,
];
const staff = { authorization: 'Bearer a staff key for tests' };
let salt = 0;

/** pl: mf-checkout stands on a, half of the visitors get b. */
beforeEach(async () => {
  const { db } = shop;
  await db.script(
    'truncate release_health, release_health_documents, release_guards, webhook_events, webhook_endpoints cascade',
  );
  await db.execute(sql`delete from jobs`);
  await db.execute(sql`delete from rollouts`);
  for (const [name, key] of [
    ['shell', shellKey],
    ['mf-checkout', stableKey],
    ['mf-checkout', candidateKey],
  ] as const)
    await db.execute(sql`
      insert into releases (name, key, version, build, manifest, files, bytes, published_by)
      values (${name}, ${key}, '1.0.0', ${key.slice(6)}, ${json({})}, ${json({})}, 1, 'test') on conflict do nothing`);
  await db.execute(sql`
    insert into rollouts (region, name, stable, candidate, basis_points, salt, state, moved_by) values
      ('pl', 'shell', ${shellKey}, null, 0, 's', 'idle', 'test'),
      ('pl', 'mf-checkout', ${stableKey}, ${candidateKey}, 5000, ${`salt ${salt++}`}, 'running', 'test')`);
  shop.setClock(null);
});

const setOf = (checkout: string) => ({ shell: shellKey, 'mf-checkout': checkout });
const idOf = (picks: Readonly<Record<string, string>>) =>
  releaseSetId(
    Object.fromEntries(
      Object.entries(picks).map(([name, key]) => {
        const [version = '', hash = ''] = key.split('+');
        return [name, { version, build: hash }];
      }),
    ),
  );
const hourNow = () => Math.floor(Date.now() / 3_600_000);
let documents = 0;
/** A ticket as the host makes it. */
const ticketFor = (checkout: string, change: Partial<Parameters<typeof signTicket>[1]> = {}) =>
  signTicket(shop.deps.settings.sessionSecret, {
    region: 'pl',
    releaseSet: idOf(setOf(checkout)),
    era: 2,
    hour: hourNow(),
    document: String(documents++).padStart(16, '0'),
    ...change,
  });
const reportOf = (checkout: string, outcomes: readonly HealthOutcome[], ticket = ticketFor(checkout)) => ({
  ticket,
  region: 'pl',
  picks: Object.entries(setOf(checkout)).map(([name, key]) => ({ name, key })),
  reports: [{ remote: 'mf-checkout', outcomes }],
});
const send = (body: object) => shop.call('POST', '/v1/release_health', { body });
const counts = () =>
  shop.db.query<{ release: string; outcome: string; count: number }>(
    sql`select release, outcome, sum(count)::int as count from release_health group by release, outcome order by release, outcome`,
  );
/** So many documents, as if they had been reported. */
const seen = (release: string, outcome: HealthOutcome, count: number, hoursAgo = 0, era = 2) =>
  shop.db.execute(sql`
    insert into release_health (region, remote, release, hour, era, outcome, count)
    values ('pl', 'mf-checkout', ${release}, date_trunc('hour', now()) - make_interval(hours => ${hoursAgo}),
      ${era}, ${outcome}, ${count})`);
const look = async () =>
  ((await shop.call('POST', '/v1/releases/guard', { headers: staff })).body as { candidates: Looked })
    .candidates;
const health = async (query = '?region=pl') =>
  ((await shop.call('GET', `/v1/releases/health${query}`, { headers: staff })).body as { candidates: Health })
    .candidates;
const rollout = async () => {
  const found = await findRollout(shop.db, 'pl', 'mf-checkout');
  if (found === null) throw new Error('no rollout');
  return found;
};
const history = () =>
  shop.db.query<{ by: string; action: string; reason: string }>(
    sql`select by, action, reason from release_events where by = 'guard' and from_key = ${candidateKey} order by id`,
  );

describe('counting', () => {
  it('counts each metric of a document once, however often and at whatever moment it is sent', async () => {
    const report = reportOf(stableKey, ['mounted', 'lcp_good']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(report)));
    const counted = replies.map(({ body }) => (body as { counted: number }).counted);
    expect(counted.reduce((a, b) => a + b)).toBe(2);
    expect(
      (await send({ ...report, reports: [{ remote: 'mf-checkout', outcomes: ['mount_failed', 'erred'] }] }))
        .body,
    ).toEqual({
      counted: 1,
    });
    expect(await counts()).toEqual([
      { release: stableKey, outcome: 'erred', count: 1 },
      { release: stableKey, outcome: 'lcp_good', count: 1 },
      { release: stableKey, outcome: 'mounted', count: 1 },
    ]);
  });

  it('adds the documents of one release up, apart from those of another', async () => {
    for (const key of [stableKey, stableKey, candidateKey]) await send(reportOf(key, ['mounted']));
    expect(await counts()).toEqual([
      { release: stableKey, outcome: 'mounted', count: 2 },
      { release: candidateKey, outcome: 'mounted', count: 1 },
    ]);
  });

  it('takes the first of two outcomes that exclude each other', async () => {
    expect((await send(reportOf(stableKey, ['mounted', 'load_failed']))).body).toEqual({ counted: 1 });
    expect(await counts()).toEqual([{ release: stableKey, outcome: 'mounted', count: 1 }]);
  });

  it.each([
    [
      'a release that the host did not give this document',
      () => reportOf(candidateKey, ['mounted'], ticketFor(stableKey)),
    ],
    ['another region', () => ({ ...reportOf(stableKey, ['mounted']), region: 'se' })],
    [
      'a part of the release set',
      () => {
        const whole = reportOf(stableKey, ['mounted']);
        return { ...whole, picks: whole.picks.slice(1) };
      },
    ],
    [
      'a ticket with another document in it',
      () => {
        const [hour, era, , seal] = ticketFor(stableKey).split('.');
        return reportOf(stableKey, ['mounted'], [hour, era, 'x'.repeat(16), seal].join('.'));
      },
    ],
    [
      'a ticket with another era in it',
      () => {
        const [hour, , document, seal] = ticketFor(stableKey).split('.');
        return reportOf(stableKey, ['mounted'], [hour, '9', document, seal].join('.'));
      },
    ],
    ['an outcome there is none of', () => reportOf(stableKey, ['fine' as HealthOutcome])],
    [
      'a name twice',
      () => {
        const whole = reportOf(stableKey, ['mounted']);
        return { ...whole, picks: [...whole.picks, ...whole.picks] };
      },
    ],
  ])('refuses %s', async (_what, report) => {
    const reply = await send(report());
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([422, 'invalid_input']);
    expect(await counts()).toEqual([]);
  });

  it('does not count a document of yesterday, nor one from the future', async () => {
    for (const hour of [hourNow() - 13, hourNow() + 2])
      expect((await send(reportOf(stableKey, ['mounted'], ticketFor(stableKey, { hour })))).body).toEqual({
        counted: 0,
      });
    expect(
      (await send(reportOf(stableKey, ['mounted'], ticketFor(stableKey, { hour: hourNow() - 12 })))).body,
    ).toEqual({ counted: 1 });
  });

  it('sets no cookie and keeps nothing that says who', async () => {
    const reply = await send(reportOf(stableKey, ['mounted']));
    expect(reply.headers.get('set-cookie')).toBeNull();
    const columns = await shop.db.query<{ name: string }>(sql`
      select distinct column_name as name from information_schema.columns
      where table_name in ('release_health', 'release_health_documents') order by 1`);
    expect(columns.map(({ name }) => name)).toEqual([
      'before',
      'count',
      'document',
      'era',
      'hour',
      'judged',
      'outcome',
      'region',
      'release',
      'remote',
    ]);
  });

  it('counts sixty documents an hour of one network', () => {
    let now = 0;
    const admits = createAdmission(1, () => now);
    const admitted = (address: string) =>
      Array.from({ length: 100 }, (_, index) => admits(address, `d${index}`)).filter(Boolean).length;
    expect([admitted('a'), admitted('b')]).toEqual([60, 60]);
    expect(admits('a', 'd3')).toBe(true);
    // One line of IPv6 has a whole /64; another /64 is somebody else.
    expect([admitted('2001:db8:0:1::5'), admitted('2001:db8:0:1:9::'), admitted('2001:db8:0:2::5')]).toEqual([
      60, 60, 60,
    ]);
    expect(admits('2001:db8:0:1::77', 'd70')).toBe(false);
    now = 3_600_000;
    expect(admits('a', 'd99')).toBe(true);
  });
});

describe('tickets', () => {
  const tickets = () => {
    let now = new Date();
    const give = createTickets({ db: shop.db, secret: shop.deps.settings.sessionSecret, clock: () => now });
    return {
      give,
      later: (hours: number) => {
        now = new Date(now.getTime() + hours * 3_600_000);
      },
    };
  };
  const given = { region: 'pl', releaseSet: idOf(setOf(stableKey)) };

  it('let a document count, once a visitor and hour', async () => {
    const { give, later } = tickets();
    const first = await give({ ...given, cohort: 'one' });
    expect((await send(reportOf(stableKey, ['mounted'], first))).body).toEqual({ counted: 1 });
    expect(await give({ ...given, cohort: 'one' })).toBe('');
    expect(await give({ ...given, cohort: 'two' })).not.toBe('');
    later(1);
    expect(await give({ ...given, cohort: 'one' })).not.toBe('');
  });

  it('say under which shares the document was given out, and nothing of the visitor', async () => {
    const { give } = tickets();
    const ticket = await give({ ...given, cohort: 'cohort-of-one-visitor' });
    expect(ticket.split('.')[1]).toBe('2');
    expect(ticket).not.toContain('cohort-of-one-visitor');
  });
});

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
    expect(shop.logLines().some((line) => line.includes('release stopped by the guard'))).toBe(true);
    const scraped = await (await fetch(`${shop.url}/metrics`)).text();
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
    expect(await askGuard(shop.db, await rollout())).toEqual({ kind: 'go' });
    expect((await rollout()).state).toBe('running');
  });

  it('decides nothing on too few documents, and on none', async () => {
    expect(await look()).toMatchObject([{ stopped: false, verdict: 'too_few' }]);
    await seen(stableKey, 'mounted', 99_000);
    await seen(candidateKey, 'mount_failed', 99);
    expect((await look())[0]?.says).toMatch(/^Not enough visitors yet: 99 documents with the candidate/);
    expect(await askGuard(shop.db, await rollout())).toMatchObject({ kind: 'wait' });
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
    expect(looked?.says).toContain('largest paint after 2.5 s');
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
    const looks = await Promise.all([1, 2, 3].map(() => lookAtCandidates(shop.db, shop.deps.log)));
    expect(looks.flat().filter(({ stopped }) => stopped)).toHaveLength(1);
    expect((await history()).length).toBe(before + 1);
  });

  it('leaves a rollout alone that somebody has just moved', async () => {
    await faulty();
    await shop.db.execute(
      sql`update rollouts set state = 'killed', rev = rev + 1 where name = 'mf-checkout'`,
    );
    expect(await look()).toEqual([]);
  });

  it('looks once a minute by the database’s clock, also when the shop’s own stands still', async () => {
    await faulty();
    shop.setClock(new Date(hourNow() * 3_600_000));
    // A process asks for a look once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (let visit = 0; visit < 3; visit += 1) await send(reportOf(stableKey, ['mounted']));
    const jobs = await shop.db.query<{ run_at: Date; now: Date }>(
      sql`select run_at, now() as now from jobs where name = 'releases.guard'`,
    );
    expect(jobs).toHaveLength(1);
    expect((jobs[0]?.run_at.getTime() ?? 0) - (jobs[0]?.now.getTime() ?? 0)).toBeLessThanOrEqual(60_000);
    await shop.db.execute(sql`update jobs set run_at = now() where name = 'releases.guard'`);
    await shop.runJobs();
    expect((await rollout()).state).toBe('killed');
  });

  it('tells the shop’s own webhooks, signed', async () => {
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
      await shop.call('POST', '/v1/staff/webhook_endpoints', {
        headers: staff,
        body: { url, events: ['release.stopped'] },
      })
    ).body as { secret: string };
    await faulty();
    await look();
    await shop.runJobs();
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
      (await shop.call('GET', `/v1/releases/guard${query}`, { headers: staff })).body as DryRun;
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
    expect(await shop.db.query(sql`select 1 from release_guards`)).toEqual([]);
  });

  it('lets a key look no further than it is held to', async () => {
    const look = async (held: object, query = '') => {
      const { body } = await shop.call('POST', '/v1/staff/api_keys', {
        headers: staff,
        body: { name: 'CI', scopes: ['releases:*'], ...held },
      });
      const headers = { authorization: `Bearer ${(body as { key: string }).key}`, 'x-region': 'pl' };
      return (await shop.call('POST', `/v1/releases/guard${query}`, { headers })).status;
    };
    expect(await look({ regions: ['pl'] })).toBe(403);
    expect(await look({ regions: ['pl'] }, '?region=se')).toBe(403);
    expect(await look({ regions: ['pl'] }, '?region=pl')).toBe(200);
    expect(await look({ remotes: ['mf-account'] }, '?region=pl')).toBe(403);
    expect(await look({})).toBe(200);
  });

  it('lets nobody else look', async () => {
    const token = await shop.visitor();
    for (const [method, path] of [
      ['GET', 'health'],
      ['GET', 'guard'],
      ['POST', 'guard'],
    ] as const) {
      expect((await shop.call(method, `/v1/releases/${path}`)).status).toBe(401);
      expect((await shop.call(method, `/v1/releases/${path}`, { token })).status).toBe(404);
    }
  });
});
