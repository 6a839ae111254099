import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export interface TestReply {
  readonly status?: number;
  readonly json?: unknown;
  /** Milliseconds before the reply; `drop` closes the connection instead. */
  readonly delayMs?: number;
  readonly dropConnection?: boolean;
}

/** Starts a real HTTP server for client tests: records requests and sends the test's replies. */
export async function startHttpServer(createReply: (request: ReceivedRequest) => TestReply) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const cors = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers':
          '*, X-Region, X-Spree-Token, X-Click-Data, Idempotency-Key, If-Match, X-File-Name, Content-Type, Accept-Language',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      };
      if (request.method === 'OPTIONS')
        return response.writeHead(204, { ...cors, Connection: 'close' }).end();
      const entry: ReceivedRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      received.push(entry);
      const {
        status = 200,
        json = {},
        delayMs: after = 0,
        dropConnection: drop = false,
      } = createReply(entry);
      if (drop) return response.destroy();
      setTimeout(() => {
        response
          .writeHead(status, { ...cors, 'Content-Type': 'application/json', Connection: 'close' })
          .end(JSON.stringify(json));
      }, after);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns a problem body in the API's format. */
export const problemBody = (code: string, status: number, extra: object = {}): TestReply => ({
  status,
  json: { type: `urn:problem:${code}`, title: code, status, code, detail: code, error: code, ...extra },
});
