import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { toProblem } from './problems.ts';
import { fail } from './result.ts';

type Status = 400 | 408 | 417 | 431;

/** What is wrong with a request that never becomes one, and what to do. */
const sentences: Readonly<Record<Status, string>> = {
  400: 'This is not a valid HTTP request; correct its lines and headers and send it again.',
  408: 'The request took too long to arrive; send it again, or less at once.',
  417: 'The expectation in the header Expect cannot be met; leave the header out.',
  431: 'The headers are too large; send less in them, for example fewer cookies.',
};

/** How long the other side may take to read its refusal and hang up, in milliseconds. */
const lingerMs = 2000;

interface Refusal {
  readonly status: Status;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A refusal like any other of the API, for what is refused below the routes. The connection ends with it. */
const refusalOf = (status: Status): Refusal => {
  const id = randomUUID();
  const problem = toProblem(fail('invalid_input', { detail: sentences[status] }), id);
  const body = JSON.stringify({ ...problem, status });
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
      connection: 'close',
    },
    body,
  };
};

const statusOfError = (code: string | undefined): Status => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** The answer that is under way on a connection; where requests follow each other at once, that of the last. */
const openResponses = new WeakMap<Socket, ServerResponse>();
/** Connections that are refused when the answer under way has ended. */
const closingSockets = new WeakSet<Socket>();

/** Knows what is under way on each connection; without it `rejectUnreadable` would write into an answer. */
export const trackResponses = (server: Server): void => {
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    openResponses.set(socket, response);
    response.once('close', () => {
      if (openResponses.get(socket) === response) openResponses.delete(socket);
    });
  });
};

/**
 * Answers bytes that cannot be read as a request, headers that are too large and requests that do not arrive in time,
 * and ends the connection. One that is gone gets nothing; where an answer has begun, it ends the connection alone; and
 * behind a request that is still worked on, it waits for the answer to that.
 */
export const rejectUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // What still arrives of a request that was refused is refused no second time.
  if (socket.writableEnded || closingSockets.has(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = openResponses.get(socket);
  if (answer?.headersSent && !answer.writableEnded) {
    socket.destroy();
    return;
  }
  // A request that has not arrived whole is what is refused here; one that has is another, before it.
  if (answer && (answer.req.complete || answer.writableEnded)) {
    closingSockets.add(socket);
    answer.once('close', () => {
      closingSockets.delete(socket);
      rejectUnreadable(error, socket);
    });
    return;
  }
  const { status, headers, body } = refusalOf(statusOfError(error.code));
  const lines = Object.entries({ ...headers, date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Ended at once while something is still on its way, a connection is reset, and the answer is lost with it.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer)).resume();
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body may be no larger than `small` bytes and has not arrived after `patience` milliseconds: the
 * time a server gives to any request is that of its largest upload, and nobody needs it for a form.
 */
export const limitBodyTime = (app: FastifyInstance, small: number, patience = 65_000): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, { raw: answer }) => {
    if (!hasBody(raw) || (routeOptions.bodyLimit ?? small) > small) return;
    // A request of the shop to itself has no connection, and its body is there at once.
    if (!(raw.socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      if (!raw.complete) rejectUnreadable(late, raw.socket);
    }, patience).unref();
    const over = () => clearTimeout(timer);
    raw.once('close', over);
    answer.once('close', over);
  });
};

/** What a request gets that does not say to whom it is sent, as HTTP/1.1 asks of every one; `null`: it does. */
export const validateHost = ({ httpVersion, headers }: IncomingMessage): Refusal | null =>
  httpVersion === '1.0' || headers.host !== undefined ? null : refusalOf(400);

/** Answers `Expect: …` with a sentence, but for `100-continue`, which is met. */
export const rejectExpectations = (server: Server): void => {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = refusalOf(417);
    response.writeHead(status, headers).end(body);
  });
};
