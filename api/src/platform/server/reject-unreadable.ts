import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { toProblem } from './problems.ts';
import { fail } from './result.ts';

type Status = 400 | 408 | 417 | 431;

/** Error messages for requests that cannot be parsed, with what to do. */
const sentences: Readonly<Record<Status, string>> = {
  400: 'This is not a valid HTTP request; correct its lines and headers and send it again.',
  408: 'The request took too long to arrive; send it again, or send less at once.',
  417: 'The expectation in the header Expect cannot be met; leave the header out.',
  431: 'The headers are too large; send less in them, for example fewer cookies.',
};

/** How long the client may take to read the refusal and close, in milliseconds. */
const lingerMs = 2000;

interface Refusal {
  readonly status: Status;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Builds a problem reply for a refusal below the routes. It closes the connection. */
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

/** The response in flight on a connection; with pipelined requests, the last one. */
const openResponses = new WeakMap<Socket, ServerResponse>();
/** Connections to be refused when the response in flight has ended. */
const closingSockets = new WeakSet<Socket>();

/**
 * Tracks the response in flight on each connection; without it `rejectUnreadable` would write into
 * one.
 */
export const trackResponses = (server: Server): void => {
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    openResponses.set(socket, response);
    response.once('close', () => {
      if (openResponses.get(socket) === response) openResponses.delete(socket);
    });
  });
};

/**
 * Answers unparsable requests, oversized headers and requests that time out, and closes the
 * connection. A closed connection gets nothing. When a response has begun, it only closes the
 * connection; while an earlier request is still being handled, it waits for that response.
 */
export const rejectUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // The remaining bytes of a refused request must not cause a second refusal.
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
  // An incomplete request is the refused one; a complete one came before it.
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
  // Closing while data is still arriving resets the connection, and the client loses the reply.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer)).resume();
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests with a body limit of at most `small` bytes that have not arrived after `patience`
 * milliseconds. The server's general request timeout is that of the largest upload, which a form
 * never needs.
 */
export const limitBodyTime = (app: FastifyInstance, small: number, patience = 65_000): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, { raw: answer }) => {
    if (!hasBody(raw) || (routeOptions.bodyLimit ?? small) > small) return;
    // A request injected by the shop itself has no connection, and its body is complete.
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

/**
 * Returns the refusal of a request without `Host`, which HTTP/1.1 requires; `null` when it has one.
 */
export const validateHost = ({ httpVersion, headers }: IncomingMessage): Refusal | null =>
  httpVersion === '1.0' || headers.host !== undefined ? null : refusalOf(400);

/** Answers unsupported `Expect: …` headers; `100-continue` is supported. */
export const rejectExpectations = (server: Server): void => {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = refusalOf(417);
    response.writeHead(status, headers).end(body);
  });
};
