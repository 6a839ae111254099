import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookDelivery, WebhookEndpoint, WebhookEvent } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { recordEvent } from './record-event.ts';
import { webhooks } from './webhooks.ts';

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let api: TestApi;
let receiver: Server;
let at: string;
let answer: (status: (code: number, headers?: Record<string, string>) => void) => void = (end) => end(200);
const heard: Heard[] = [];

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      answer((code, headers) => reply.writeHead(code, headers).end('thanks'));
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  at = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  api = await startTestApi({ domains: () => [identity(), webhooks()] });
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await api.cleanup();
});
beforeEach(() => {
  heard.length = 0;
  answer = (end) => end(200);
});

let people = 0;
const member = async () => {
  people += 1;
  const { body } = await api.call('POST', '/sign_up', {
    token: await api.visitor(),
    body: { user: { email: `hook${people}@example.com`, password: 'correct horse battery' } },
  });
  const { token, user } = body as { token: string; user: { id: number } };
  return { token, id: Number(user.id) };
};
const subscribe = async (token: string, events: readonly string[], url = at) =>
  (await api.call('POST', '/v1/webhook_endpoints', { token, body: { url, events } }))
    .body as WebhookEndpoint & {
    secret: string;
  };
const happen = (userId: number, number: string, type: 'order.placed' | 'order.paid' = 'order.placed') =>
  api.db.transaction((tx) =>
    recordEvent(tx, { type, resource: `order:${number}`, userId, data: { order_number: number } }),
  );
const deliveries = async (token: string, id: number, query = '') =>
  (await api.call('GET', `/v1/webhook_endpoints/${id}/deliveries${query}`, { token })).body as {
    deliveries: WebhookDelivery[];
    total_count: number;
    next_cursor: string | null;
  };
const skipPause = () =>
  api.db.execute(sql`update jobs set run_at = now() where name = 'webhooks.deliver' and state = 'waiting'`);

it('delivers events to an endpoint, signed over time and body, numbered per resource', async () => {
  const { token, id } = await member();
  const { secret, ...endpoint } = await subscribe(token, ['order.placed']);
  await happen(id, 'R1');
  await happen(id, 'R1', 'order.paid');
  await happen(id, 'R1');
  await api.runJobs();
  const events = heard.map(({ body }) => JSON.parse(body) as WebhookEvent);
  expect(events.map(({ type, sequence }) => [type, sequence]).sort()).toEqual([
    ['order.placed', 1],
    ['order.placed', 3],
  ]);
  const [first] = heard;
  const signature = String(first?.headers['webhook-signature']);
  const [, time = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(mac).toBe(createHmac('sha256', secret).update(`${time}.${first?.body}`).digest('hex'));
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  expect(first?.headers['webhook-id']).toBe(events[0]?.id);
  const log = await deliveries(token, endpoint.id);
  expect(log.deliveries.map(({ state, status, attempts }) => [state, status, attempts])).toEqual([
    ['delivered', 200, 1],
    ['delivered', 200, 1],
  ]);
  const shown = await api.call('GET', `/v1/webhook_endpoints/${endpoint.id}`, { token });
  expect(shown.body).toEqual(endpoint);
  expect(shown.text).not.toContain(secret);
});

it('records nothing when the transaction is rolled back', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  const failed = api.db.transaction(async (tx) => {
    await recordEvent(tx, { type: 'order.placed', resource: 'order:R2', userId: id, data: {} });
    throw new Error('not to be');
  });
  await expect(failed).rejects.toThrow('not to be');
  await api.runJobs();
  expect(heard).toHaveLength(0);
  expect((await deliveries(token, endpoint.id)).total_count).toBe(0);
});

it('goes on with the next attempt when the process ended in every try of one, and fails after the last', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  answer = (end) => end(503);
  await happen(id, 'R-dead');
  await api.runJobs();
  const die = () =>
    api.db.execute(sql`
      update jobs set state = 'running', attempts = max_attempts, lease_until = now() - interval '1 second'
      where name = 'webhooks.deliver' and state = 'waiting'`);
  await die();
  await api.runJobs();
  const [second] = (await deliveries(token, endpoint.id)).deliveries;
  expect(second).toMatchObject({ state: 'waiting', status: null, error: 'timeout', attempts: 2 });
  expect(second?.next_attempt_at).not.toBeNull();
  for (let attempt = 3; attempt <= 10; attempt += 1) {
    await die();
    await api.runJobs();
  }
  const [last] = (await deliveries(token, endpoint.id)).deliveries;
  expect(last).toMatchObject({ state: 'failed', error: 'timeout', attempts: 10, next_attempt_at: null });
  expect(heard.map(({ headers }) => headers['webhook-attempt'])).toEqual(['1']);
});

it('tries again with growing pauses, each attempt signed anew, until it arrives', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  answer = (end) => end(503);
  await happen(id, 'R3');
  const began = Date.now();
  await api.runJobs();
  const ended = Date.now();
  const [failed] = (await deliveries(token, endpoint.id)).deliveries;
  expect(failed).toMatchObject({ state: 'waiting', status: 503, error: 'refused_status', attempts: 1 });
  const next = Date.parse(failed?.next_attempt_at ?? '');
  expect(next - began).toBeGreaterThan(7000);
  expect(next - ended).toBeLessThan(14_000);
  expect(
    ((await api.call('GET', `/v1/webhook_endpoints/${endpoint.id}`, { token })).body as WebhookEndpoint)
      .failing_since,
  ).not.toBeNull();
  answer = (end) => end(204);
  await skipPause();
  await api.runJobs();
  expect((await deliveries(token, endpoint.id)).deliveries[0]).toMatchObject({
    state: 'delivered',
    attempts: 2,
  });
  expect(heard.map(({ headers }) => headers['webhook-attempt'])).toEqual(['1', '2']);
  expect(
    ((await api.call('GET', `/v1/webhook_endpoints/${endpoint.id}`, { token })).body as WebhookEndpoint)
      .failing_since,
  ).toBeNull();
});

it('gives up after ten attempts, and sends once more when asked', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  answer = (end) => end(500);
  await happen(id, 'R4');
  for (let round = 0; round < 12; round += 1) {
    await api.runJobs();
    await skipPause();
  }
  const [failed] = (await deliveries(token, endpoint.id, '?state=failed')).deliveries;
  expect(failed).toMatchObject({ state: 'failed', attempts: 10, next_attempt_at: null });
  answer = (end) => end(200);
  expect((await api.call('POST', `/v1/webhook_deliveries/${failed?.id}/resend`, { token })).status).toBe(200);
  await api.runJobs();
  expect((await deliveries(token, endpoint.id)).deliveries[0]).toMatchObject({
    state: 'delivered',
    attempts: 11,
  });
  expect(heard).toHaveLength(11);
});

it('follows no redirect', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  answer = (end) => end(302, { location: at });
  await happen(id, 'R5');
  await api.runJobs();
  expect(heard).toHaveLength(1);
  expect((await deliveries(token, endpoint.id)).deliveries[0]).toMatchObject({
    error: 'redirect',
    status: 302,
  });
  await api.call('DELETE', `/v1/webhook_endpoints/${endpoint.id}`, { token });
});

it('pauses an endpoint that fails for days, and goes on when it is resumed', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  answer = (end) => end(500);
  await api.db.execute(
    sql`update webhook_endpoints set failing_since = now() - interval '4 days' where id = ${endpoint.id}`,
  );
  await happen(id, 'R6');
  await api.runJobs();
  const read = async () =>
    (await api.call('GET', `/v1/webhook_endpoints/${endpoint.id}`, { token })).body as WebhookEndpoint;
  expect(await read()).toMatchObject({ state: 'paused', paused_reason: expect.any(String) });
  await happen(id, 'R7');
  await skipPause();
  await api.runJobs();
  expect(heard).toHaveLength(1);
  expect((await deliveries(token, endpoint.id)).deliveries[0]).toMatchObject({
    state: 'failed',
    error: 'paused',
  });
  const resumed = await api.call('PATCH', `/v1/webhook_endpoints/${endpoint.id}`, {
    token,
    body: { state: 'active' },
  });
  expect(resumed.body).toMatchObject({ state: 'active', paused_reason: null, failing_since: null });
  answer = (end) => end(200);
  await happen(id, 'R8');
  await api.runJobs();
  expect(heard).toHaveLength(2);
});

it('sends an account events of its own alone, and the shop those of everybody', async () => {
  const [one, other] = [await member(), await member()];
  const endpoint = await subscribe(one.token, ['order.placed']);
  const staff = { authorization: 'Bearer a staff key for tests' };
  const shops = await api.call('POST', '/v1/staff/webhook_endpoints', {
    headers: staff,
    body: { url: `${at}/shop`, events: ['order.placed'] },
  });
  expect(shops.status).toBe(200);
  await happen(other.id, 'R9');
  await api.runJobs();
  expect(heard).toHaveLength(1);
  expect((await deliveries(one.token, endpoint.id)).total_count).toBe(0);
  const shopId = (shops.body as WebhookEndpoint).id;
  const log = await api.call('GET', `/v1/staff/webhook_endpoints/${shopId}/deliveries`, { headers: staff });
  const [delivery] = (log.body as { deliveries: WebhookDelivery[] }).deliveries;
  for (const [method, path] of [
    ['GET', `/v1/webhook_endpoints/${endpoint.id}`],
    ['PATCH', `/v1/webhook_endpoints/${endpoint.id}`],
    ['DELETE', `/v1/webhook_endpoints/${endpoint.id}`],
    ['POST', `/v1/webhook_endpoints/${endpoint.id}/secret`],
    ['POST', `/v1/webhook_endpoints/${endpoint.id}/test`],
    ['GET', `/v1/webhook_endpoints/${endpoint.id}/deliveries`],
    ['POST', `/v1/webhook_deliveries/${delivery?.id}/resend`],
  ] as const) {
    const body = method === 'PATCH' ? { body: {} } : {};
    expect([path, (await api.call(method, path, { token: other.token, ...body })).status]).toEqual([
      path,
      404,
    ]);
  }
  await api.call('DELETE', `/v1/staff/webhook_endpoints/${shopId}`, { headers: staff });
  expect((await api.call('GET', `/v1/staff/webhook_endpoints/${shopId}`, { headers: staff })).status).toBe(
    404,
  );
});

it('sends a test on request, and signs with a new secret once it has one', async () => {
  const { token } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  const renewed = (await api.call('POST', `/v1/webhook_endpoints/${endpoint.id}/secret`, { token })).body as {
    secret: string;
  };
  expect(renewed.secret).not.toBe(endpoint.secret);
  const sent = await api.call('POST', `/v1/webhook_endpoints/${endpoint.id}/test`, { token });
  expect(sent.body).toMatchObject({ state: 'waiting', event: { type: 'webhook.test', sequence: 1 } });
  await api.runJobs();
  const [, time = '', mac = ''] =
    /^t=(\d+),v1=(\w+)$/.exec(String(heard[0]?.headers['webhook-signature'])) ?? [];
  expect(mac).toBe(createHmac('sha256', renewed.secret).update(`${time}.${heard[0]?.body}`).digest('hex'));
});

it('pages by cursor: what arrives meanwhile neither shifts nor repeats', async () => {
  const { token, id } = await member();
  const endpoint = await subscribe(token, ['order.placed']);
  for (let index = 0; index < 5; index += 1) await happen(id, `C${index}`);
  await api.runJobs();
  const seen: number[] = [];
  let page = await deliveries(token, endpoint.id, '?per_page=2');
  seen.push(...page.deliveries.map((one) => one.id));
  while (page.next_cursor !== null) {
    await happen(id, `C-late-${seen.length}`);
    await api.runJobs();
    page = await deliveries(token, endpoint.id, `?per_page=2&page_token=${page.next_cursor}`);
    seen.push(...page.deliveries.map((one) => one.id));
  }
  expect(seen).toHaveLength(5);
  expect([...new Set(seen)].sort((a, b) => b - a)).toEqual(seen);
  for (const bad of ['x', 'W10', Buffer.from('[-1]').toString('base64url')]) {
    const reply = await api.call('GET', `/v1/webhook_endpoints/${endpoint.id}/deliveries?cursor=${bad}`, {
      token,
    });
    expect([bad, reply.status]).toEqual([bad, 422]);
  }
});

it('refuses addresses that are not public, outside of a developer’s machine', async () => {
  const staging = await startTestApi({
    domains: () => [identity(), webhooks()],
    db: api.db,
    settings: { environment: 'staging' },
  });
  const { token, id } = await member();
  const ask = (url: string) =>
    staging.call('POST', '/v1/webhook_endpoints', { token, body: { url, events: ['order.placed'] } });
  for (const url of [
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@example.com/',
    'https://example.com:22/',
    'https://metadata.google.internal/',
    'https://localhost/',
    'https://intranet/',
  ])
    expect([url, (await ask(url)).body]).toMatchObject([url, { code: 'webhook_url_refused' }]);
  // A name that resolves to a private address is refused at the call.
  await api.db.execute(sql`
    insert into webhook_endpoints (user_id, url, events, created_by)
    values (${id}, ${at.replace('127.0.0.1', 'localhost')}, array['order.placed'], 'test')`);
  await happen(id, 'S1');
  await staging.runJobs();
  expect(heard).toHaveLength(0);
  const [row] = await api.db.query<{ error: string }>(sql`
    select d.error from webhook_deliveries d join webhook_events v on v.id = d.event_id where v.resource = 'order:S1'`);
  expect(row?.error).toBe('address_not_public');
  await staging.cleanup();
});
