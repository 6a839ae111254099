import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than what is written down between an answer and its first byte, in milliseconds. */
const closeGraceMs = 10_000;

/** What a server works on. Made by `trackRequests`. */
export interface RunningRequests {
  /** How many accepted requests have not come to their answer, those included whose sender has gone. */
  readonly count: () => number;
  /** From now on connections end with the answer they carry. */
  readonly closeAfterAnswers: () => void;
  /** Ends the connections nobody works for: idle ones, and those whose answer has begun and is not taken. */
  readonly cutReaders: () => void;
}

/** Follows the requests of a server from before it listens. */
export const trackRequests = (app: FastifyInstance): RunningRequests => {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let closing = false;
  const running = () => [...open].filter(({ headersSent }) => !headersSent);
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', async (_request, { raw: response }) => {
    open.add(response);
    response.once('finish', () => open.delete(response));
    // Closed before its answer, it is one whose sender has gone: what is done for it goes on.
    response.once('close', () => {
      if (response.headersSent) open.delete(response);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
    // Node tells no more of an answer that nobody reads.
    if (reply.raw.closed) setTimeout(() => open.delete(reply.raw), closeGraceMs).unref();
  });
  return {
    count: () => running().length,
    closeAfterAnswers: () => {
      closing = true;
    },
    cutReaders: () => {
      const worked = new Set(running().map(({ req }) => req.socket));
      for (const socket of sockets) if (!worked.has(socket)) socket.destroy();
    },
  };
};
