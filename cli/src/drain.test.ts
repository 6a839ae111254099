import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { drain } from './drain.ts';
import { trackRequests } from './running-requests.ts';

/** A server with one reply that exceeds any socket buffer. */
const serve = async () => {
  const app = Fastify();
  const requests = trackRequests(app);
  const block = Buffer.alloc(1024 * 1024);
  const begun = new Promise<void>((resolve) => {
    app.get('/large', (_request, reply) => {
      let left = 256;
      reply.send(
        new Readable({
          read() {
            resolve();
            left -= 1;
            this.push(left > 0 ? block : null);
          },
        }),
      );
    });
  });
  const written: string[] = [];
  app.get('/slow', async () => {
    await released;
    written.push('work');
    return 'done';
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, requests, begun, release, written, port: (app.server.address() as AddressInfo).port };
};

it('ends although one reader takes no more of its answer, and stops the worker meanwhile', async () => {
  const { app, requests, begun, port } = await serve();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  await begun;
  const stopped: true[] = [];
  await drain(app, { stop: async () => void stopped.push(true) }, requests, {
    readers: 200,
    requests: 60_000,
  });
  expect(stopped).toEqual([true]);
  socket.destroy();
});

it('waits for an accepted request and a running job, however short the answer is', async () => {
  const { app, requests, release, port } = await serve();
  const accepted = once(app.server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } });
  await accepted;
  let finish = () => {};
  const job = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let ended = false;
  const drained = drain(app, { stop: () => job }, requests).then(() => {
    ended = true;
  });
  release();
  expect(await (await answer).text()).toBe('done');
  expect(ended).toBe(false);
  finish();
  await drained;
});

const idle = { stop: async () => undefined };

it('cuts off slow readers and never a request that is still worked on', async () => {
  const { app, requests, begun, release, written, port } = await serve();
  const reader = connect(port, '127.0.0.1').on('error', () => undefined);
  const server = once(app.server, 'connection') as Promise<[Socket]>;
  reader.pause();
  reader.write('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  const [slow] = await server;
  await begun;
  const accepted = once(app.server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/slow`).then((reply) => reply.text());
  await accepted;
  const cut = once(slow, 'close');
  const drained = drain(app, idle, requests, { readers: 50, requests: 60_000 }).then(() =>
    written.push('drained'),
  );
  await cut;
  release();
  // A kept-alive connection waits for the next request; a stopping server closes it.
  expect(await answer).toBe('done');
  await drained;
  expect(written).toEqual(['work', 'drained']);
  reader.destroy();
});

it('waits for the work of a request whose sender has gone', async () => {
  const { app, requests, release, written, port } = await serve();
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const accepted = once(app.server, 'request');
  const sender = connect(port, '127.0.0.1').on('error', () => undefined);
  sender.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
  const [socket] = await connected;
  await accepted;
  const gone = once(socket, 'close');
  sender.destroy();
  await gone;
  const drained = drain(app, idle, requests).then(() => written.push('drained'));
  await app.close();
  await new Promise(setImmediate);
  release();
  await drained;
  expect(written).toEqual(['work', 'drained']);
});

it('ends at the very last although a request never does', async () => {
  const { app, requests, port } = await serve();
  const accepted = once(app.server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/slow`).catch(() => 'cut off');
  await accepted;
  await drain(app, idle, requests, { readers: 20, requests: 100 });
  expect(await answer).toBe('cut off');
  expect(requests.count()).toBe(1);
});
