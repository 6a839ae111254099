import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Audience, Endpoint, ProblemCode } from '@shop/contracts';
import { statusOf } from '@shop/contracts';
import { fallbackRegion, type RegionId, regionIds, regionOf } from '@shop/regions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isBusy } from '../db/errors.ts';
import { authenticate, beyondKey } from './authenticate.ts';
import { type Call, type CallUser, isBinary, type Route, type RouteOptions } from './call.ts';
import type { ApiDeps } from './domain.ts';
import { fingerprintOf, type KeptReply, type Once, runInPhases, runOnce } from './idempotency.ts';
import { problemOf } from './problems.ts';
import type { RateLimiter } from './rate-limit.ts';
import { type Failure, fail, isFailure, ok, type Result } from './result.ts';
import { check } from './validation.ts';

const perMinute: Readonly<Record<Audience, number>> = {
  anyone: 1200,
  visitor: 1200,
  member: 1200,
  staff: 1200,
};
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const problemType = 'application/problem+json; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

type AnyCall = Call<unknown, unknown, unknown, CallUser | null>;
type AnyHandler = (call: AnyCall) => Promise<Result<unknown, ProblemCode>>;

export interface Registration {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  readonly handler: AnyHandler;
}

/** Failures that pass by themselves: the same request may succeed a moment later. */
const transient: ReadonlySet<ProblemCode> = new Set([
  'busy',
  'rate_limited',
  'request_in_progress',
  'completion_in_progress',
  'internal',
]);

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const readRegion = (header: string | undefined): RegionId | Failure<'invalid_input'> =>
  header === undefined || header === ''
    ? fallbackRegion
    : (regionOf(header)?.id ??
      fail('invalid_input', {
        fields: [
          { path: 'X-Region', code: 'not_offered', message: `Choose one of: ${regionIds.join(', ')}.` },
        ],
      }));

const keptReply = (result: Result<unknown, ProblemCode>, requestId: string): KeptReply =>
  result.ok
    ? { status: 200, contentType: jsonType, body: JSON.stringify(result.value) }
    : {
        status: statusOf[result.code],
        contentType: problemType,
        body: JSON.stringify(problemOf(result, requestId)),
        again: transient.has(result.code),
      };

const send = (reply: FastifyReply, kept: KeptReply) => {
  if (kept.again && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  return reply
    .status(kept.status)
    .header('content-type', kept.contentType)
    .header('cache-control', 'no-store')
    .send(kept.body);
};

/** A reply that anybody may keep for a while; 304 when the caller has these very bytes already. */
const sendCacheable = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType }: KeptReply,
  seconds: number,
) => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', 'X-Region, Accept-Language');
  return hasAlready(request, etag)
    ? reply.status(304).send()
    : reply.status(200).header('content-type', contentType).send(body);
};

/** Whether the caller says that it keeps the reply of this tag, or any at all. */
const hasAlready = (request: FastifyRequest, etag: string): boolean =>
  (headerOf(request, 'if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Checks the three parts of a request against the contract and tells all that is wrong at once. */
const checkParts = (
  endpoint: Endpoint,
  request: FastifyRequest,
): Result<{ params: unknown; query: unknown; body: unknown }, 'invalid_input' | 'not_found'> => {
  // No column can hold a NUL, so nothing can be at such an address.
  if (/%00/i.test(request.url)) return fail('not_found');
  const none = { ok: true, value: {} } as const;
  // The one name that a schema drops without a word, even where it tells every other that it does not know.
  if (Object.hasOwn(Object(request.query), '__proto__'))
    return fail('invalid_input', {
      fields: [{ path: 'query.__proto__', code: 'unknown_field', message: 'Leave out: __proto__.' }],
    });
  const params = endpoint.params ? check(endpoint.params, request.params, 'params') : none;
  const query = endpoint.query ? check(endpoint.query, request.query, 'query') : none;
  const body = endpoint.body ? check(endpoint.body, request.body ?? undefined, '') : none;
  const fields = [params, query, body].flatMap((part) => (part.ok ? [] : part.fields));
  return params.ok && query.ok && body.ok
    ? ok({ params: params.value, query: query.value, body: body.value })
    : fail('invalid_input', { fields });
};

/** A reply that breaks its contract is our mistake: found in tests and development, not paid for in production. */
const checkReply = (endpoint: Endpoint, result: Result<unknown, ProblemCode>): void => {
  if (!result.ok || isBinary(result.value)) return;
  const checked = z.safeParse(endpoint.reply, result.value);
  if (!checked.success)
    throw new Error(
      `The reply of ${endpoint.method} ${endpoint.path} breaks its contract: ${JSON.stringify(checked.error.issues)}`,
    );
};

/** Answers one request to one endpoint; every way out is a reply. */
const answer = async (
  { endpoint, handler, options }: Registration,
  deps: ApiDeps,
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { db, settings } = deps;
  const requestId = request.id;
  const refuse = (failure: Failure<ProblemCode>) => send(reply, keptReply(failure, requestId));

  const limit = (options.perMinute ?? perMinute[endpoint.audience]) * settings.rateLimitFactor;
  const wait = limit > 0 ? limiter.take(`${request.ip} ${options.perMinute ? endpoint.path : ''}`, limit) : 0;
  if (wait > 0) {
    reply.header('retry-after', String(wait));
    return refuse(fail('rate_limited'));
  }

  const region = readRegion(headerOf(request, 'x-region'));
  if (isFailure(region)) return refuse(region);
  const caller = await authenticate(
    db,
    endpoint,
    {
      token: headerOf(request, 'x-spree-token'),
      key: /^Bearer (.+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1],
    },
    settings.staffKeys,
  );
  if (isFailure(caller)) return refuse(caller);
  const parts = checkParts(endpoint, request);
  if (!parts.ok) return refuse(parts);
  const beyond = caller.key === null ? null : beyondKey(caller.key, endpoint, region, parts.value);
  if (beyond !== null) return refuse(beyond);

  const key = writes.has(endpoint.method) ? headerOf(request, 'idempotency-key') : undefined;
  if (endpoint.idempotency === 'required' && (key === undefined || key === ''))
    return refuse(fail('idempotency_key_required'));
  if (key !== undefined && key.length > 255)
    return refuse(
      fail('invalid_input', {
        fields: [
          { path: 'Idempotency-Key', code: 'too_long', message: 'Use at most 255 characters.', limit: 255 },
        ],
      }),
    );

  const failed = (error: unknown): Failure<'busy' | 'internal'> => {
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'busy');
      return fail('busy');
    }
    request.log.error({ err: error }, 'request failed');
    return fail('internal');
  };
  const run = async (): Promise<Result<unknown, ProblemCode>> => {
    try {
      const result = await handler({
        ...parts.value,
        user: caller.user,
        actor: caller.actor,
        key: caller.key,
        region,
        db,
        log: request.log,
        requestId,
        ip: request.ip,
        header: (name) => headerOf(request, name),
        stream: request.body instanceof Readable ? request.body : Readable.from([]),
        setHeader: (name, value) => void reply.header(name, value),
        rawBody: request.rawBody ?? null,
      });
      if (settings.environment !== 'production') checkReply(endpoint, result);
      return result;
    } catch (error) {
      return failed(error);
    }
  };

  const replayable =
    key !== undefined && key !== '' && options.replay !== false && endpoint.binary === undefined;
  if (replayable) {
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const print = fingerprintOf(request.method, request.url, body);
    const replied = async () => keptReply(await run(), requestId);
    const once = await (options.phases
      ? runInPhases(db, caller.actor, key, print, replied)
      : runOnce(db, caller.actor, key, print, replied)
    ).catch((error: unknown): Once => ({ kind: 'ran', reply: keptReply(failed(error), requestId) }));
    if (once.kind === 'refused') return refuse(once.failure);
    return send(once.kind === 'replay' ? reply.header('idempotency-replayed', 'true') : reply, once.reply);
  }
  const result = await run();
  if (result.ok && isBinary(result.value)) {
    const { body, type, headers } = result.value;
    const { etag } = headers;
    if (etag !== undefined && hasAlready(request, etag)) return reply.headers(headers).status(304).send();
    return reply
      .headers({ 'cache-control': 'private, no-store', ...headers })
      .type(type)
      .send(body);
  }
  const kept = keptReply(result, requestId);
  // A handler that sets `cache-control` itself keeps its reply to its caller.
  return result.ok && options.cacheSeconds !== undefined && !reply.hasHeader('cache-control')
    ? sendCacheable(request, reply, kept, options.cacheSeconds)
    : send(reply, kept);
};

/** Puts one endpoint under `/api`. */
export const addRoute = (
  app: FastifyInstance,
  registration: Registration,
  deps: ApiDeps,
  limiter: RateLimiter,
): void => {
  const { endpoint, options } = registration;
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: { rawBody: options.rawBody === true, form: options.form === true },
    handler: (request, reply) => answer(registration, deps, limiter, request, reply),
  });
};

/** Collects what the domains register; see `Route`. */
export const collectRoutes = (into: Registration[]): Route => {
  const bind =
    (allowed: readonly Audience[]) =>
    (endpoint: Endpoint, handler: unknown, options: RouteOptions = {}) => {
      if (!allowed.includes(endpoint.audience))
        throw new Error(
          `${endpoint.method} ${endpoint.path} is for ${endpoint.audience}; bind it with the matching route function.`,
        );
      into.push({ endpoint, handler: handler as AnyHandler, options });
    };
  return Object.assign(bind(['visitor', 'member']), {
    open: bind(['anyone']),
    staff: bind(['staff']),
  }) as Route;
};
