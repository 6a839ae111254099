// One store: what is refused before it is read reaches no row.
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { defineEndpoint } from '@shop/contracts';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { defaultLimits } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Domain } from './domain.ts';
import { limitBodyTime, rejectUnreadable, trackResponses } from './reject-unreadable.ts';
import { ok } from './result.ts';

const touch = defineEndpoint({
  method: 'POST',
  path: '/test/touch/:name',
  summary: 'A write that takes nothing',
  audience: 'anyone',
  params: z.object({ name: z.string() }),
  reply: z.object({ done: z.boolean() }),
  errors: [],
});
const things: Domain = {
  name: 'things',
  register: (route) => route.open(touch, async () => ok({ done: true })),
};

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [things] });
});
afterAll(() => shop.cleanup());

/** Sends exactly these bytes and reads until the server ends the connection. */
const exchange = (
  bytes: string,
  meanwhile: (socket: Socket) => void = () => undefined,
  port = Number(new URL(shop.url).port),
) =>
  new Promise<{ status: number; headers: Headers; problem: Record<string, unknown> }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      meanwhile(socket);
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += String(part);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = new Headers(
        lines.map((line): [string, string] => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon), line.slice(colon + 1).trim()];
        }),
      );
      expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(body));
      resolve({ status: Number(first.split(' ')[1]), headers, problem: JSON.parse(body || '{}') });
    });
  });

const line = 'POST /api/test/touch/a HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n';
const isRefusal = ({ status, headers, problem }: Awaited<ReturnType<typeof exchange>>, expected: number) => {
  expect([status, headers.get('content-type')]).toEqual([
    expected,
    'application/problem+json; charset=utf-8',
  ]);
  expect(problem).toMatchObject({
    status: expected,
    code: 'invalid_input',
    type: 'urn:problem:invalid_input',
  });
  expect(problem.request_id).toBe(headers.get('x-request-id'));
  expect(String(problem.detail)).toMatch(/\w+ .*\.$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
};

describe('what is no request', () => {
  it.each([
    [
      'two ways to say where the body ends',
      `${line}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n{}\n`,
      400,
    ],
    ['two lengths', `${line}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}\n`, 400],
    ['a header over two lines', `${line}X-Long: a\r\n b\r\n\r\n`, 400],
    ['no host', 'POST /api/test/touch/a HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', 400],
    ['no HTTP', 'EHLO shop\r\n', 400],
    ['large headers', `${line}Cookie: ${'c'.repeat(40_000)}\r\n\r\n`, 431],
    ['an expectation', `${line}Expect: tea\r\nContent-Length: 0\r\n\r\n`, 417],
  ])('is refused like everything else: %s', async (_, bytes, expected) => {
    isRefusal(await exchange(bytes), expected);
  });

  it('is refused when it does not arrive in time', async () => {
    shop.api.app.server.once('connection', (socket: Socket) => {
      // Started but incomplete, as when the request timeout expires.
      socket.once('data', () =>
        shop.api.app.server.emit(
          'clientError',
          Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        ),
      );
    });
    isRefusal(await exchange(`${line}Content-Length: 100\r\n\r\n{`), 408);
  });
});

describe('bytes that are no request, behind one that is', () => {
  let end = async () => {};
  afterEach(() => end());
  const serve = async () => {
    const app = Fastify({ clientErrorHandler: rejectUnreadable });
    trackResponses(app.server);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.get('/slow', async () => {
      await released;
      return { done: true };
    });
    app.get('/begun', (_request, reply) => {
      reply.hijack().raw.writeHead(200, { 'content-length': '10' }).write('begun');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    let text = '';
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    end = async () => {
      release();
      socket.destroy();
      app.server.closeAllConnections();
      await app.close();
    };
    const ended = new Promise<string>((resolve) => {
      socket.on('error', () => undefined).on('close', () => resolve(text));
    });
    const arrived = new Promise<void>((resolve) => {
      socket.on('data', (part) => {
        text += String(part);
        if (text.endsWith('begun')) resolve();
      });
    });
    const unreadable = new Promise((resolve) => app.server.once('clientError', resolve));
    return { socket, release, arrived, ended, unreadable };
  };
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

  it('are refused after its answer', async () => {
    const { socket, release, ended, unreadable } = await serve();
    socket.write(`${ask('/slow')}EHLO shop\r\n\r\n`);
    await unreadable;
    // More bytes must not cause a second refusal.
    socket.write('and more');
    release();
    const [first = '', second = '', third] = (await ended).split(/(?=HTTP\/1\.1 )/);
    expect(first).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n\{"done":true\}$/s);
    expect(second).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s);
    expect(third).toBeUndefined();
  });

  it('are not written into an answer that has begun: it is cut off', async () => {
    const { socket, arrived, ended } = await serve();
    socket.write(ask('/begun'));
    await arrived;
    socket.write('EHLO shop\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nbegun$/s);
  });
});

it('waits long for the body of an upload alone', async () => {
  const app = Fastify({ bodyLimit: 10 });
  limitBodyTime(app, 10, 100);
  app.post('/form', async () => ({ done: true }));
  app.post('/upload', { bodyLimit: 1000 }, async () => ({ done: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begun = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`;
  let finish = () => {};
  const arrived = new Promise((resolve) => app.server.once('request', resolve));
  const upload = exchange(
    begun('/upload'),
    (socket) => {
      finish = () => void socket.write('}');
    },
    port,
  );
  await arrived;
  // It started later than the upload and is refused first.
  isRefusal(await exchange(begun('/form'), undefined, port), 408);
  finish();
  expect((await upload).status).toBe(200);
  await app.close();
});

it('bounds no request that the shop sends to itself, and none that is answered, read or not', async () => {
  const app = Fastify();
  limitBodyTime(app, 2 ** 20, 100);
  // Answers before reading its body.
  app.post('/closed', {
    onRequest: async (_request, reply) => {
      await reply.code(405).send();
    },
    handler: () => undefined,
  });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const own = await app.inject({
      method: 'POST',
      url: '/closed',
      headers: { 'content-type': 'application/json', 'content-length': '20' },
      payload: new Readable({ read: () => undefined }),
    });
    expect([own.statusCode, jest.getTimerCount()]).toEqual([405, 0]);
  } finally {
    jest.useRealTimers();
    await app.close();
  }
});

it('lets a request of HTTP/1.0 be without a host', async () => {
  const answer = await exchange('POST /api/test/touch/a HTTP/1.0\r\nContent-Length: 0\r\n\r\n');
  expect(answer.status).toBe(200);
});

it('gives the largest upload the time it takes over 1 Mbit/s, and headers no longer than a minute', () => {
  const { requestTimeout, headersTimeout } = shop.api.app.server;
  expect(requestTimeout).toBeGreaterThan((defaultLimits.bytes * 8) / 1000);
  expect(requestTimeout).toBeLessThanOrEqual(600_000);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});

it.each(['TRACE', 'PROPFIND', 'SEARCH', 'GET'])('says what a path allows to %s', async (method) => {
  const ask = (path: string) =>
    exchange(`${method} ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  const there = await ask('/api/test/touch/a?x=1');
  expect([there.status, there.headers.get('allow'), there.problem.code]).toEqual([
    405,
    'POST',
    'method_not_allowed',
  ]);
  expect((await ask('/api/test/nothing/a')).status).toBe(404);
});

it('looks for the path of a whole address in its path, never in its query', async () => {
  const ask = (address: string) =>
    exchange(`POST ${address} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  expect((await ask('http://shop/api/test/touch/a')).status).toBe(200);
  expect((await ask('http://shop?x=/api/test/touch/a')).status).toBe(404);
  expect((await ask('http://shop/?x=/api/test/touch/a')).status).toBe(404);
});
