import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { runDueJobs } from '../../platform/composition.ts';
import type { OrderShop } from '../../sales/testing.ts';
import { exportedFrom, pageView, startAnalyticsShop, trackIn } from './analytics.fixture.ts';
import { analyticsHandlers } from './forward-events.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startAnalyticsShop();
});
afterAll(() => shop.cleanup());

/** Runs the forwarding job against a receiver now. */
const forwardTo = async (url: string) => {
  await shop.db.execute(
    sql`update jobs set run_at = now() - interval '1 second', state = 'waiting' where name = 'analytics.forward'`,
  );
  await runDueJobs({
    db: shop.db,
    log: shop.deps.log,
    handlers: analyticsHandlers({ url, writeKey: 'key' }, shop.deps.log),
  });
};
const collector = async (status: (body: string) => number) => {
  const batches: { auth: string | undefined; body: { batch: { messageId: string }[] } }[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const code = status(text);
      if (code === 200) batches.push({ auth: request.headers.authorization, body: JSON.parse(text) });
      response.writeHead(code).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/batch`, batches, close: () => server.close() };
};

it('events are forwarded, each once, after an endpoint that failed has recovered', async () => {
  let code = 503;
  const target = await collector(() => code);
  await trackIn(shop, pageView());
  await forwardTo(target.url);
  expect(target.batches).toEqual([]);
  code = 200;
  await forwardTo(target.url);
  const sent = target.batches.flatMap(({ body }) => body.batch.map(({ messageId }) => messageId));
  expect(sent).toEqual((await exportedFrom(shop)).map(({ messageId }) => messageId));
  expect(target.batches[0]?.auth).toBe(`Basic ${Buffer.from('key:').toString('base64')}`);
  await forwardTo(target.url);
  expect(target.batches.flatMap(({ body }) => body.batch)).toHaveLength(sent.length);
  target.close();
});

it('an event the receiver never takes holds up none of the others', async () => {
  const target = await collector((body) =>
    body.includes('too much') || Buffer.byteLength(body) > 500_000 ? 400 : 200,
  );
  // About 120 kB each: five exceed the limit of one request.
  const item = {
    item_id: 'i',
    item_name: 'n'.repeat(200),
    item_variant: 'v'.repeat(200),
    price: 1,
    quantity: 1,
  };
  const properties = {
    item_list_id: 'all',
    items: Array.from({ length: 200 }, () => ({ ...item, item_category: 'c'.repeat(100) })),
  };
  const items = Array.from({ length: 7 }, () => pageView({ event: 'view_item_list', properties }));
  const bad = pageView({ properties: { page: 'too much', route: 'home' } });
  const [first, ...rest] = items;
  for (const event of [first, bad, ...rest]) expect(event && (await trackIn(shop, event)).status).toBe(200);
  await forwardTo(target.url);
  const sent = target.batches.flatMap(({ body }) => body.batch.map(({ messageId }) => messageId));
  expect(sent.filter((id) => items.some(({ messageId }) => messageId === id))).toEqual(
    items.map(({ messageId }) => messageId),
  );
  expect(sent).not.toContain(bad.messageId);
  expect(
    await shop.db.query(
      sql`select message_id, refused_status from analytics_events where forwarded_at is null order by id`,
    ),
  ).toEqual([{ message_id: bad.messageId, refused_status: 400 }]);
  target.close();
});

it('an endpoint that refuses everything is asked again, and no event is given up for it', async () => {
  let code = 400;
  const target = await collector(() => code);
  const sent = [pageView(), pageView(), pageView()];
  for (const event of sent) await trackIn(shop, event);
  const waiting = async () =>
    (
      await shop.db.query<{ message_id: string }>(sql`
        select message_id from analytics_events where forwarded_at is null and refused_status is null order by id`)
    ).map(({ message_id }) => message_id);
  await forwardTo(target.url);
  expect(await waiting()).toEqual(sent.map(({ messageId }) => messageId));
  expect(
    await shop.db.query(sql`
      select 1 as one from jobs where name = 'analytics.forward' and last_error like '%refused all of 3 events%'`),
  ).not.toEqual([]);
  code = 200;
  await forwardTo(target.url);
  expect(await waiting()).toEqual([]);
  target.close();
});
