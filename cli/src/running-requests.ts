import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than the writes between a reply and its first byte, in milliseconds. */
const closeGraceMs = 10_000;

/** The requests that a server is working on. Created by `trackRequests`. */
export interface RunningRequests {
  /** Returns the number of accepted requests without a reply, including those whose sender has gone. */
  readonly count: () => number;
  /** From now on connections close with their current reply. */
  readonly closeAfterAnswers: () => void;
  /** Closes connections without work: idle ones, and those whose reply is not being read. */
  readonly cutReaders: () => void;
}

/** Tracks the requests of a server; call it before listening. */
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
    // Closed before its reply: the sender has gone, but the work continues.
    response.once('close', () => {
      if (response.headersSent) open.delete(response);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
    // Node reports nothing more about an unread reply.
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
