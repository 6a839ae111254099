import { Readable } from 'node:stream';
import { type Endpoint, type ProblemCode, scopeOf } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isDiskFull, isOutOfRange, isRetryable } from '../db/errors.ts';
import { admitRequest } from './admit-request.ts';
import { isBinary, type RecordCall } from './call.ts';
import type { ApiDeps } from './domain.ts';
import { computeFingerprint, type OnceResult, runInPhases, runOnce } from './idempotency.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Registration } from './registration.ts';
import { matchesEtag, readHeader, send, sendCacheable, sendPrivate, toStoredReply } from './reply.ts';
import { type Failure, fail, type Result } from './result.ts';

/**
 * A reply that breaks its contract is a bug: checked in tests and development, not in production.
 */
const checkReply = (endpoint: Endpoint, result: Result<unknown, ProblemCode>): void => {
  if (!result.ok || isBinary(result.value)) return;
  const checked = z.safeParse(endpoint.reply, result.value);
  if (!checked.success)
    throw new Error(
      `The reply of ${endpoint.method} ${endpoint.path} breaks its contract: ${JSON.stringify(checked.error.issues)}`,
    );
};

/** Maps an error to the caller's failure and a log entry. */
const failureOf =
  (request: FastifyRequest, reply: FastifyReply) =>
  (error: unknown): Failure<'busy' | 'internal' | 'invalid_input'> => {
    if (isOutOfRange(error)) {
      request.log.warn({ err: error }, 'number out of range');
      return fail('invalid_input', {
        detail: 'A number in the request is too large; check it.',
      });
    }
    if (isDiskFull(error)) {
      // Only the operator can help: log an error and tell the caller to wait.
      request.log.error({ err: error }, 'no space left');
      reply.header('retry-after', '60');
      return fail('busy', { detail: 'There is no room to store this at the moment; try again later.' });
    }
    if (isRetryable(error)) {
      request.log.warn({ err: error }, 'busy');
      return fail('busy');
    }
    request.log.error({ err: error }, 'request failed');
    return fail('internal');
  };

/** Sends the result of a call that is not stored for replays. */
const sendResult = (
  { endpoint, options }: Registration,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<unknown, ProblemCode>,
): FastifyReply => {
  if (result.ok && isBinary(result.value)) {
    const { body, type, headers } = result.value;
    const { etag } = headers;
    if (etag !== undefined && matchesEtag(request, etag)) return reply.headers(headers).status(304).send();
    return reply
      .headers({ 'cache-control': 'private, no-store', ...headers })
      .type(type)
      .send(body);
  }
  const storedReply = toStoredReply(result, request.id);
  // A handler that sets `cache-control` itself opts out of public caching.
  if (!result.ok || endpoint.method !== 'GET' || reply.hasHeader('cache-control'))
    return send(reply, storedReply);
  if (options.cacheSeconds !== undefined)
    return sendCacheable(request, reply, storedReply, options.cacheSeconds);
  return endpoint.audience === 'anyone' || options.replay === false
    ? send(reply, storedReply)
    : sendPrivate(request, reply, storedReply);
};

/** Refuses a caller who is limited to other regions than that of the record. */
const refuseBeyondRegions = async (
  { endpoint, options }: Registration,
  regions: readonly string[] | null,
  call: RecordCall,
): Promise<Failure<'forbidden'> | null> => {
  if (regions === null || options.regionOf === undefined) return null;
  const region = await options.regionOf(call);
  return region === null || regions.includes(region)
    ? null
    : fail('forbidden', { detail: `This needs ${scopeOf(endpoint)} in ${region}.` });
};

/** Handles a request to an endpoint; every path sends a reply. */
export const handleRequest = async (
  registration: Registration,
  deps: ApiDeps,
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { endpoint, handler, options } = registration;
  const { db, settings } = deps;
  const requestId = request.id;
  const admitted = await admitRequest(registration, deps, limiter, request, reply);
  if (!admitted.ok) return send(reply, toStoredReply(admitted, requestId));
  const { caller, parts, region, key, held } = admitted.value;
  const failed = failureOf(request, reply);

  const run = async (): Promise<Result<unknown, ProblemCode>> => {
    try {
      const refused = await refuseBeyondRegions(registration, held.regions, { db, ...parts });
      if (refused !== null) return refused;
      const result = await handler({
        ...parts,
        user: caller.user,
        actor: caller.actor,
        key: caller.key,
        held,
        region,
        db,
        log: request.log,
        requestId,
        ip: request.ip,
        header: (name) => readHeader(request, name),
        stream: request.body instanceof Readable ? request.body : Readable.from([]),
        setHeader: (name, value) => void reply.header(name, value),
        rawBody: request.rawBody ?? null,
      });
      if (settings.checkReplies ?? settings.environment !== 'production') checkReply(endpoint, result);
      return result;
    } catch (error) {
      // The database error broke the transaction, which must roll back before the reply is sent.
      if (isOutOfRange(error)) throw error;
      return failed(error);
    }
  };

  const isReplayable =
    key !== undefined && key !== '' && options.replay !== false && endpoint.binary === undefined;
  if (!isReplayable) return sendResult(registration, request, reply, await run().catch(failed));
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const print = computeFingerprint(request.method, request.url, body);
  const runToReply = async () =>
    toStoredReply(await (options.phases ? run().catch(failed) : run()), requestId);
  const once = await (options.phases
    ? runInPhases(db, caller.actor, key, print, runToReply)
    : runOnce(db, caller.actor, key, print, runToReply)
  ).catch((error: unknown): OnceResult => ({ kind: 'ran', reply: toStoredReply(failed(error), requestId) }));
  if (once.kind === 'refused') return send(reply, toStoredReply(once.failure, requestId));
  return send(once.kind === 'replay' ? reply.header('idempotency-replayed', 'true') : reply, once.reply);
};
