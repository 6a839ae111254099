import { createServer, type Server, type Socket } from 'node:net';
import { postEvent } from './post-event.ts';

let server: Server;
let answer: (socket: Socket) => void = (socket) => socket.end();
const sockets = new Set<Socket>();

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => answer(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
});

const post = (patience?: number) => {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server does not listen.');
  return postEvent(`http://127.0.0.1:${at.port}/hook`, '{}', {}, { allowPrivate: true }, patience);
};

it.each([
  ['a body shorter than was said', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc'],
  ['a chunk that is cut', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab'],
  [
    'another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  ['no reply', ''],
  ['what is no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
])('answers that the endpoint was not reached when it sends %s and closes', async (_, reply) => {
  answer = (socket) => socket.end(reply);
  expect(await post()).toMatchObject({ status: null, error: 'unreachable' });
});

it.each([
  ['says nothing', ''],
  ['begins a reply and stays', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc'],
])('loses patience with an endpoint that %s', async (_, reply) => {
  answer = (socket) => socket.write(reply);
  expect(await post(300)).toMatchObject({ status: null, error: 'timeout' });
});
