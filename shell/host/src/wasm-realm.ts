import { wasmRealmPath } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves the document in which pages compile WebAssembly. It has no script and loads nothing. */
export const registerWasmRealm = (app: FastifyInstance): void => {
  app.get(wasmRealmPath, (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="en"><title>WebAssembly</title></html>\n'),
  );
};
