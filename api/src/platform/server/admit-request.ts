import type { Endpoint, Schema } from '@shop/contracts';
import { fallbackRegion, type RegionId, regionIds, regionOf } from '@shop/regions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { authenticate, refuseBeyondKey } from './authenticate.ts';
import { cleanInput } from './clean-input.ts';
import type { ApiDeps } from './domain.ts';
import { countCall, parseBearer, type RateLimiter } from './rate-limit.ts';
import type { Registration } from './registration.ts';
import { readHeader } from './reply.ts';
import { type Failure, fail, isFailure, ok, type Result } from './result.ts';
import { validatePart } from './validation.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const readRegion = (header: string | undefined): RegionId | Failure<'invalid_input'> =>
  header === undefined || header === ''
    ? fallbackRegion
    : (regionOf(header)?.id ??
      fail('invalid_input', {
        fields: [
          { path: 'X-Region', code: 'not_offered', message: `Choose one of: ${regionIds.join(', ')}.` },
        ],
      }));

/** Parameters that advertisers, mail tools and social networks append to links. */
const trackingParameters =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl)$/;

/**
 * Returns the query without foreign tracking parameters on pages and files that a browser opens.
 */
const queryOf = ({ binary }: Endpoint, sent: unknown): unknown =>
  binary === 'reply'
    ? Object.fromEntries(Object.entries(Object(sent)).filter(([name]) => !trackingParameters.test(name)))
    : sent;

/** An endpoint without declared fields accepts an empty object or nothing. */
const noFields = z.object({});

/**
 * Returns the body's schema; undefined where the handler reads the body itself (bytes, forms,
 * signed bodies).
 */
const bodySchemaOf = ({ endpoint, options }: Registration): Schema | undefined =>
  endpoint.body ?? (endpoint.binary === 'request' || options.form || options.rawBody ? undefined : noFields);

/** Validates the three parts of a request against the contract and returns all errors at once. */
const validateRequest = (
  registration: Registration,
  request: FastifyRequest,
): Result<{ params: unknown; query: unknown; body: unknown }, 'invalid_input' | 'not_found'> => {
  const { endpoint } = registration;
  // PostgreSQL cannot store a NUL, so no resource can have such a path.
  if (/%00/i.test(request.url)) return fail('not_found');
  const none = { ok: true, value: {} } as const;
  // Schemas drop this name silently, even where they report every other unknown name.
  if (Object.hasOwn(Object(request.query), '__proto__'))
    return fail('invalid_input', {
      fields: [{ path: 'query.__proto__', code: 'unknown_field', message: 'Leave out: __proto__.' }],
    });
  const params = endpoint.params
    ? validatePart(endpoint.params, cleanInput(endpoint.params, request.params), 'params')
    : none;
  const queried = endpoint.query ?? noFields;
  const query = validatePart(queried, cleanInput(queried, queryOf(endpoint, request.query)), 'query');
  const schema = bodySchemaOf(registration);
  const sent = request.body ?? (endpoint.body ? undefined : {});
  const body = schema ? validatePart(schema, cleanInput(schema, sent), '') : none;
  const fields = [params, query, body].flatMap((part) => (part.ok ? [] : part.fields));
  return params.ok && query.ok && body.ok
    ? ok({ params: params.value, query: query.value, body: body.value })
    : fail('invalid_input', { fields });
};

/**
 * Counts a call against its rate limits and sets the headers for the tightest one. Returns the
 * seconds to wait.
 */
export const countRequest = (
  { endpoint, options }: Registration,
  { settings }: ApiDeps,
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> => {
  const bearer = parseBearer(readHeader(request, 'authorization'));
  return countCall(limiter, { endpoint, options, settings, ip: request.ip, bearer }, (name, value) =>
    reply.header(name, value),
  );
};

/**
 * Authenticates the caller by the request's token or key, in the request's region. An unknown region
 * counts as the fallback region here; `admitRequest` refuses it.
 */
export const authenticateRequest = (
  { endpoint }: Registration,
  { db, settings }: ApiDeps,
  request: FastifyRequest,
) => {
  const region = readRegion(readHeader(request, 'x-region'));
  const token = readHeader(request, 'x-spree-token');
  const key = parseBearer(readHeader(request, 'authorization'));
  const where = isFailure(region) ? fallbackRegion : region;
  return authenticate(db, endpoint, { token, key, region: where }, settings);
};

/** Returns the Idempotency-Key of a write; undefined without the header. */
const readIdempotencyKey = (
  { method, idempotency }: Endpoint,
  request: FastifyRequest,
): Result<string | undefined, 'idempotency_key_required' | 'invalid_input'> => {
  const key = writes.has(method) ? readHeader(request, 'idempotency-key') : undefined;
  if (idempotency === 'required' && (key === undefined || key === ''))
    return fail('idempotency_key_required');
  if (key === undefined || key.length <= 255) return ok(key);
  return fail('invalid_input', {
    fields: [
      { path: 'Idempotency-Key', code: 'too_long', message: 'Use at most 255 characters.', limit: 255 },
    ],
  });
};

/**
 * Admits a request or returns the first reason to refuse it: rate limits, region, authentication,
 * permission, then validation against the contract.
 */
export const admitRequest = async (
  registration: Registration,
  deps: ApiDeps,
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { endpoint } = registration;
  if ((await countRequest(registration, deps, limiter, request, reply)) > 0) return fail('rate_limited');
  const region = readRegion(readHeader(request, 'x-region'));
  if (isFailure(region)) return region;
  const caller = await authenticateRequest(registration, deps, request);
  if (isFailure(caller)) return caller;
  if (writes.has(endpoint.method) && /^(staff:|key:)/.test(caller.actor))
    request.accountable = { actor: caller.actor, region };
  const parts = validateRequest(registration, request);
  if (!parts.ok) return parts;
  const held = caller.key ?? { regions: caller.staffRegions, remotes: null };
  const beyond = refuseBeyondKey(held, endpoint, region, parts.value);
  if (beyond !== null) return beyond;
  const key = readIdempotencyKey(endpoint, request);
  return key.ok ? ok({ region, caller, parts: parts.value, key: key.value, held }) : key;
};
