import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type OutboundPolicy, resolveTarget } from './public-address.ts';

/** How long an endpoint may take to answer, in milliseconds. */
const timeoutMs = 10_000;
/** More of a reply than this is not read. */
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
  /** `null`: it arrived, which is any status from 200 to 299. */
  readonly error: PostError | null;
  readonly ms: number;
}

const errorOf = (error: NodeJS.ErrnoException): PostError => {
  if (error.message === 'patience') return 'timeout';
  return /CERT|SIGNATURE|ALTNAME|SSL|TLS/.test(error.code ?? '') ? 'certificate' : 'unreachable';
};

/**
 * Sends a body to somebody else's address: to the public internet alone, to the very address that was checked, without
 * following redirects, in at most `patience` milliseconds (ten seconds). What comes back is only counted, never kept.
 * Always answers, however the other side ends: a reply that is cut off or changes the protocol is `unreachable`.
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
    // Once a reply has begun its end is no error of the request: cut off, or another protocol. This comes last, always.
    sent.on('close', () => {
      clearTimeout(timer);
      resolve(ended(null, late ? 'timeout' : 'unreachable'));
    });
    sent.end(body);
  });
};
