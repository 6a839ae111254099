import { createHash } from 'node:crypto';
import { type ProblemCode, statusOf } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredReply } from './idempotency.ts';
import { toProblem } from './problems.ts';
import type { Failure, Result } from './result.ts';

const problemType = 'application/problem+json; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

/** Transient failures: the same request may succeed a moment later. */
const transientCodes: ReadonlySet<ProblemCode> = new Set([
  'busy',
  'rate_limited',
  'request_in_progress',
  'completion_in_progress',
  'internal',
]);

/** Returns a header by its lower-case name; the first of several values. */
export const readHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Returns the ETag of exactly these bytes. */
const computeEtag = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

export const toStoredReply = (result: Result<unknown, ProblemCode>, requestId: string): StoredReply =>
  result.ok
    ? { status: 200, contentType: jsonType, body: JSON.stringify(result.value) }
    : {
        status: statusOf[result.code],
        contentType: problemType,
        body: JSON.stringify(toProblem(result, requestId)),
        isTransient: transientCodes.has(result.code),
      };

export const send = (reply: FastifyReply, storedReply: StoredReply) => {
  if (storedReply.isTransient && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  return reply
    .status(storedReply.status)
    .header('content-type', storedReply.contentType)
    .header('cache-control', 'no-store')
    .send(storedReply.body);
};

/** Sends a publicly cacheable reply; 304 when the caller already has these bytes. */
export const sendCacheable = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType }: StoredReply,
  seconds: number,
) => {
  const etag = computeEtag(body);
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', 'X-Region, Accept-Language');
  return matchesEtag(request, etag)
    ? reply.status(304).send()
    : reply.status(200).header('content-type', contentType).send(body);
};

/** Whether `If-None-Match` names this ETag or `*`. */
export const matchesEtag = (request: FastifyRequest, etag: string): boolean =>
  (readHeader(request, 'if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/**
 * Sends a reply for its caller alone: cached, but revalidated before each use. 304 when nothing has
 * changed.
 */
export const sendPrivate = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType }: StoredReply,
) => {
  const etag = computeEtag(body);
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'X-Region, Accept-Language, X-Spree-Token, Authorization');
  return matchesEtag(request, etag)
    ? reply.status(304).send()
    : reply.status(200).header('content-type', contentType).send(body);
};

/** Sends a refusal outside the endpoints. */
export const sendProblem = (reply: FastifyReply, failure: Failure<ProblemCode>) =>
  reply
    .status(statusOf[failure.code])
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblem(failure, reply.request.id)));
