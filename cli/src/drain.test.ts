import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { drain } from './drain.ts';

/** A server with one answer that is larger than what any socket takes at once. */
const serve = async () => {
  const app = Fastify();
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
  app.get('/slow', async () => {
    await released;
    return 'done';
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, begun, release, port: (app.server.address() as AddressInfo).port };
};

it('ends although one reader takes no more of its answer, and stops the worker meanwhile', async () => {
  const { app, begun, port } = await serve();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  await begun;
  const stopped: true[] = [];
  await drain(app, { stop: async () => void stopped.push(true) }, 200);
  expect(stopped).toEqual([true]);
  socket.destroy();
});

it('waits for an accepted request and a running job, however short the answer is', async () => {
  const { app, release, port } = await serve();
  const accepted = once(app.server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } });
  await accepted;
  let finish = () => {};
  const job = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let ended = false;
  const drained = drain(app, { stop: () => job }).then(() => {
    ended = true;
  });
  release();
  expect(await (await answer).text()).toBe('done');
  expect(ended).toBe(false);
  finish();
  await drained;
});
