import type { IncomingMessage } from 'node:http';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Headers and members that must never reach a log line. */
const secrets = [
  'authorization',
  'cookie',
  'x-spree-token',
  'x-spree-order-token',
  'design-token',
  'access-token',
  'token',
  'password',
  'spree_api_key',
  'reset_password_token',
  'confirmation_token',
  'signature',
];

const quoted = (name: string) => `["${name}"]`;

/** Returns a logger of JSON lines on standard output. Redacts secrets in every logged object. */
export const createLog = (level = 'info', destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: {
        paths: secrets.flatMap((name) => [quoted(name), `*${quoted(name)}`, `*.*${quoted(name)}`]),
        remove: true,
      },
      serializers: {
        // The query may hold signatures and mailed tokens, so this logs only the method; `route.ts`
        // adds the route.
        req: (request: IncomingMessage & { readonly id?: unknown }) => ({
          id: request.id,
          method: request.method,
        }),
        res: (reply: { readonly statusCode: number }) => ({ statusCode: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    ...(destination ? [destination] : []),
  );
