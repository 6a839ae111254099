import type { HealthOutcome } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { startTestApi } from '../../../test/start-test-api.ts';
import { candidateKey, healthShop, hourNow, idOf, setOf, stableKey } from './health-shop.fixture.ts';
import { createTicketIssuer } from './tickets.ts';

const { shop, ticketFor, reportOf, send, counts } = healthShop(startTestApi);

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
    const columns = await shop().db.query<{ name: string }>(sql`
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
});

describe('tickets', () => {
  const tickets = () => {
    let now = new Date();
    const give = createTicketIssuer({
      db: shop().db,
      secret: shop().deps.settings.sessionSecret,
      clock: () => now,
    });
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
