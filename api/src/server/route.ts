import { Readable } from 'node:stream';
import type { Audience, Endpoint, ProblemCode } from '@shop/contracts';
import { fallbackRegion, type RegionId, regionIds, regionOf } from '@shop/regions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isBusy, isFull, isOutOfRange } from '../db/errors.ts';
import { accountFor } from '../staff/account-for.ts';
import { authenticate, beyondKey } from './authenticate.ts';
import { type Call, type CallUser, isBinary, type Route, type RouteOptions } from './call.ts';
import type { ApiDeps } from './domain.ts';
import { fingerprintOf, type Once, runInPhases, runOnce } from './idempotency.ts';
import { bearerOf, countCall, type RateLimiter } from './rate-limit.ts';
import { hasAlready, headerOf, keptReply, send, sendCacheable, sendPrivate } from './reply.ts';
import { type Failure, fail, isFailure, ok, type Result } from './result.ts';
import { check } from './validation.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type AnyCall = Call<unknown, unknown, unknown, CallUser | null>;
type AnyHandler = (call: AnyCall) => Promise<Result<unknown, ProblemCode>>;

export interface Registration {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  readonly handler: AnyHandler;
}

const readRegion = (header: string | undefined): RegionId | Failure<'invalid_input'> =>
  header === undefined || header === ''
    ? fallbackRegion
    : (regionOf(header)?.id ??
      fail('invalid_input', {
        fields: [
          { path: 'X-Region', code: 'not_offered', message: `Choose one of: ${regionIds.join(', ')}.` },
        ],
      }));

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

  const bearer = bearerOf(headerOf(request, 'authorization'));
  const wait = await countCall(
    limiter,
    { endpoint, options, settings, ip: request.ip, bearer },
    (name, value) => reply.header(name, value),
  );
  if (wait > 0) return refuse(fail('rate_limited'));

  const region = readRegion(headerOf(request, 'x-region'));
  if (isFailure(region)) return refuse(region);
  const caller = await authenticate(
    db,
    endpoint,
    {
      token: headerOf(request, 'x-spree-token'),
      key: bearer,
    },
    settings.staffKeys,
  );
  if (isFailure(caller)) return refuse(caller);
  if (writes.has(endpoint.method) && /^(staff:|key:)/.test(caller.actor))
    request.accountable = { actor: caller.actor, region };
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

  const failed = (error: unknown): Failure<'busy' | 'internal' | 'invalid_input'> => {
    if (isOutOfRange(error)) {
      request.log.warn({ err: error }, 'number out of range');
      return fail('invalid_input', {
        detail: 'A number in the request is larger than anything here; check it.',
      });
    }
    if (isFull(error)) {
      // Nobody but the operator can help, so the log is loud and the caller is asked to wait a while.
      request.log.error({ err: error }, 'no space left');
      reply.header('retry-after', '60');
      return fail('busy', { detail: 'There is no room to keep this at the moment; try again later.' });
    }
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
      // What the database refused has broken its transaction, which must be rolled back before anything is answered.
      if (isOutOfRange(error)) throw error;
      return failed(error);
    }
  };

  const replayable =
    key !== undefined && key !== '' && options.replay !== false && endpoint.binary === undefined;
  if (replayable) {
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const print = fingerprintOf(request.method, request.url, body);
    const replied = async () => keptReply(await (options.phases ? run().catch(failed) : run()), requestId);
    const once = await (options.phases
      ? runInPhases(db, caller.actor, key, print, replied)
      : runOnce(db, caller.actor, key, print, replied)
    ).catch((error: unknown): Once => ({ kind: 'ran', reply: keptReply(failed(error), requestId) }));
    if (once.kind === 'refused') return refuse(once.failure);
    return send(once.kind === 'replay' ? reply.header('idempotency-replayed', 'true') : reply, once.reply);
  }
  const result = await run().catch(failed);
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
  if (!result.ok || endpoint.method !== 'GET' || reply.hasHeader('cache-control')) return send(reply, kept);
  if (options.cacheSeconds !== undefined) return sendCacheable(request, reply, kept, options.cacheSeconds);
  return endpoint.audience === 'anyone' || options.replay === false
    ? send(reply, kept)
    : sendPrivate(request, reply, kept);
};

/**
 * Who may not send a large body is refused before a byte of it is read: what a stranger sends would else fill the memory,
 * and be taken apart, before anybody asked who they are. Everything else is asked once more behind the body.
 */
const refuseUnread =
  ({ endpoint, options }: Registration, { db, settings }: ApiDeps, limiter: RateLimiter) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const bearer = bearerOf(headerOf(request, 'authorization'));
    const token = headerOf(request, 'x-spree-token');
    const caller = await authenticate(db, endpoint, { token, key: bearer }, settings.staffKeys);
    if (!isFailure(caller)) return undefined;
    const wait = await countCall(
      limiter,
      { endpoint, options, settings, ip: request.ip, bearer },
      (name, value) => reply.header(name, value),
    );
    return send(reply, keptReply(wait > 0 ? fail('rate_limited') : caller, request.id));
  };

/** Bytes up to which any request may be read; as Fastify's own limit in `api.ts`. */
const ordinary = 1024 * 1024;

/**
 * A route for files takes them as a stream. What is sent there as JSON or as a form would be gathered in memory up to the
 * size of the largest file, so it is refused unread where it is large, or does not say how large it is.
 */
const refuseGathered = async (request: FastifyRequest, reply: FastifyReply) => {
  const type = headerOf(request, 'content-type')?.split(';')[0]?.trim();
  const length = headerOf(request, 'content-length');
  const small = length === undefined ? !('transfer-encoding' in request.headers) : Number(length) <= ordinary;
  return type === 'application/octet-stream' || small
    ? undefined
    : send(
        reply,
        keptReply(
          fail('invalid_input', {
            detail: 'Send the file itself with Content-Type: application/octet-stream.',
          }),
          request.id,
        ),
      );
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
    ...(options.bodyLimit !== undefined && endpoint.audience === 'staff'
      ? { onRequest: refuseUnread(registration, deps, limiter) }
      : {}),
    ...(options.bodyLimit !== undefined && endpoint.body === undefined && endpoint.audience !== 'staff'
      ? { onRequest: refuseGathered }
      : {}),
    config: { rawBody: options.rawBody === true, form: options.form === true },
    onSend: (request, reply, payload, done) => {
      accountFor(deps, endpoint, request, reply.statusCode, payload).then(() => done(null, payload), done);
    },
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
    shared: (endpoint: Endpoint, handler: AnyHandler, options?: RouteOptions) => {
      if (endpoint.alsoStaff !== true)
        throw new Error(`${endpoint.method} ${endpoint.path} is not for staff too.`);
      const everybodys = (call: AnyCall) =>
        handler(call.user?.role === 'staff' ? { ...call, user: null } : call);
      bind(['visitor', 'member'])(endpoint, everybodys, options);
    },
  }) as Route;
};
