import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type OutboundPolicy, resolveTarget } from './public-address.ts';

/** Timeout of an endpoint, in milliseconds. */
const timeoutMs = 10_000;
/** Maximum number of bytes read of a reply. */
const replyLimit = 16 * 1024;

export type PostError =
  | 'refused_status'
  | 'redirect'
  | 'timeout'
  | 'unreachable'
  | 'address_not_public'
  | 'name_not_found'
  | 'certificate';

export interface PostResult {
  readonly status: number | null;
  /** `null`: delivered, with any status from 200 to 299. */
  readonly error: PostError | null;
  readonly ms: number;
}

const errorOf = (error: NodeJS.ErrnoException): PostError => {
  if (error.message === 'patience') return 'timeout';
  return /CERT|SIGNATURE|ALTNAME|SSL|TLS/.test(error.code ?? '') ? 'certificate' : 'unreachable';
};

/**
 * Posts a body to an external URL: only on the public internet, at exactly the checked address,
 * without following redirects, within `patience` milliseconds (ten seconds by default). Counts the
 * reply's bytes but does not store them. Never throws: a reply that is cut off or changes the
 * protocol is `unreachable`.
 */
export const postEvent = async (
  to: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  policy: OutboundPolicy,
  patience = timeoutMs,
): Promise<PostResult> => {
  const began = Date.now();
  const ended = (status: number | null, error: PostError | null): PostResult => ({
    status,
    error,
    ms: Date.now() - began,
  });
  const target = await resolveTarget(to, policy);
  if (typeof target === 'string') return ended(null, target);
  const { url, address, family } = target;
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const options: RequestOptions = {
    method: 'POST',
    lookup: pinned,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
  };
  return new Promise((resolve) => {
    const sent = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, (reply) => {
      const status = reply.statusCode ?? 0;
      const finish = () => {
        clearTimeout(timer);
        sent.destroy();
        const error = status >= 300 && status < 400 ? 'redirect' : 'refused_status';
        resolve(ended(status, status >= 200 && status < 300 ? null : error));
      };
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > replyLimit) finish();
      });
      reply.on('end', finish);
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      sent.destroy(new Error('patience'));
    }, patience);
    sent.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      resolve(ended(null, errorOf(error)));
    });
    // After a reply has begun, its end is not an error event of the request: it may be cut off or
    // switch protocol. `close` always fires last.
    sent.on('close', () => {
      clearTimeout(timer);
      resolve(ended(null, late ? 'timeout' : 'unreachable'));
    });
    sent.end(body);
  });
};
