import type { Endpoint, Schema } from '@shop/contracts';
import { fallbackRegion, type RegionId, regionIds, regionOf } from '@shop/regions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { authenticate, refuseBeyondKey } from './authenticate.ts';
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

/** What advertisers, mail tools and social sites write behind an address that they lead a person to. */
const trackingParameters =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl)$/;

/** What was sent as query, without what others have added to the address of a page or file that a browser opens. */
const queryOf = ({ binary }: Endpoint, sent: unknown): unknown =>
  binary === 'reply'
    ? Object.fromEntries(Object.entries(Object(sent)).filter(([name]) => !trackingParameters.test(name)))
    : sent;

/** Where no fields are declared none are sent; an empty object or none at all says the same. */
const noFields = z.object({});

/** What the body has to be. Undefined: bytes, forms and what is signed are the handler's own to read. */
const bodySchemaOf = ({ endpoint, options }: Registration): Schema | undefined =>
  endpoint.body ?? (endpoint.binary === 'request' || options.form || options.rawBody ? undefined : noFields);

/** Checks the three parts of a request against the contract and tells all that is wrong at once. */
const validateRequest = (
  registration: Registration,
  request: FastifyRequest,
): Result<{ params: unknown; query: unknown; body: unknown }, 'invalid_input' | 'not_found'> => {
  const { endpoint } = registration;
  // No column can hold a NUL, so nothing can be at such an address.
  if (/%00/i.test(request.url)) return fail('not_found');
  const none = { ok: true, value: {} } as const;
  // The one name that a schema drops without a word, even where it tells every other that it does not know.
  if (Object.hasOwn(Object(request.query), '__proto__'))
    return fail('invalid_input', {
      fields: [{ path: 'query.__proto__', code: 'unknown_field', message: 'Leave out: __proto__.' }],
    });
  const params = endpoint.params ? validatePart(endpoint.params, request.params, 'params') : none;
  const query = validatePart(endpoint.query ?? noFields, queryOf(endpoint, request.query), 'query');
  const schema = bodySchemaOf(registration);
  const sent = request.body ?? (endpoint.body ? undefined : {});
  const body = schema ? validatePart(schema, sent, '') : none;
  const fields = [params, query, body].flatMap((part) => (part.ok ? [] : part.fields));
  return params.ok && query.ok && body.ok
    ? ok({ params: params.value, query: query.value, body: body.value })
    : fail('invalid_input', { fields });
};

/** Counts one call against its limits and tells of the tightest in the reply's headers. Returns the seconds to wait. */
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

/** Who asks, by the token or the key of the request. */
export const authenticateRequest = (
  { endpoint }: Registration,
  { db, settings }: ApiDeps,
  request: FastifyRequest,
) => {
  const token = readHeader(request, 'x-spree-token');
  const key = parseBearer(readHeader(request, 'authorization'));
  return authenticate(db, endpoint, { token, key }, settings.staffKeys);
};

/** The key under which a write is to run once; undefined where none is sent. */
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
 * Whether a request may be answered at all, and what it asks: within its limits, from a region there is, by somebody who
 * may, with parts that fit the contract. Whatever is wrong first is what the caller is told.
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
  const beyond = caller.key === null ? null : refuseBeyondKey(caller.key, endpoint, region, parts.value);
  if (beyond !== null) return beyond;
  const key = readIdempotencyKey(endpoint, request);
  return key.ok ? ok({ region, caller, parts: parts.value, key: key.value }) : key;
};
