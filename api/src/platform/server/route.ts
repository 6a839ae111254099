import type { Audience, Endpoint } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess } from '../audit/record-access.ts';
import { authenticateRequest, countRequest } from './admit-request.ts';
import type { Route, RouteOptions } from './call.ts';
import type { ApiDeps } from './domain.ts';
import { handleRequest } from './handle-request.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { AnyCall, AnyHandler, Registration } from './registration.ts';
import { readHeader, send, toStoredReply } from './reply.ts';
import { fail, isFailure } from './result.ts';

/**
 * Checks permission before it reads a large body: otherwise a stranger's upload would fill the
 * memory and be parsed before authentication. Everything else is checked again after the body.
 */
const refuseBeforeBody =
  (registration: Registration, deps: ApiDeps, limiter: RateLimiter) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const caller = await authenticateRequest(registration, deps, request);
    if (!isFailure(caller)) return undefined;
    const wait = await countRequest(registration, deps, limiter, request, reply);
    return send(reply, toStoredReply(wait > 0 ? fail('rate_limited') : caller, request.id));
  };

/** Size up to which any body is read, in bytes; the same as Fastify's limit in `api.ts`. */
const maxOrdinaryBody = 1024 * 1024;

/**
 * File routes read their body as a stream. JSON or a form sent there would be buffered up to the
 * file limit, so it is refused unread when it is large or has no length.
 */
const refuseBufferedUpload = async (request: FastifyRequest, reply: FastifyReply) => {
  const type = readHeader(request, 'content-type')?.split(';')[0]?.trim();
  const length = readHeader(request, 'content-length');
  const small =
    length === undefined ? !('transfer-encoding' in request.headers) : Number(length) <= maxOrdinaryBody;
  return type === 'application/octet-stream' || small
    ? undefined
    : send(
        reply,
        toStoredReply(
          fail('invalid_input', {
            detail: 'Send the file itself with Content-Type: application/octet-stream.',
          }),
          request.id,
        ),
      );
};

/** Mounts one endpoint under `/api`. */
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
      ? { onRequest: refuseBeforeBody(registration, deps, limiter) }
      : {}),
    ...(options.bodyLimit !== undefined && endpoint.body === undefined && endpoint.audience !== 'staff'
      ? { onRequest: refuseBufferedUpload }
      : {}),
    config: { rawBody: options.rawBody === true, form: options.form === true },
    onSend: (request, reply, payload, done) => {
      recordAccess(deps, endpoint, request, reply.statusCode, payload).then(() => done(null, payload), done);
    },
    handler: (request, reply) => handleRequest(registration, deps, limiter, request, reply),
  });
};

/** Collects the domains' registrations; see `Route`. */
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
      const hideStaffUser = (call: AnyCall) =>
        handler(call.user?.role === 'staff' ? { ...call, user: null } : call);
      bind(['visitor', 'member'])(endpoint, hideStaffUser, options);
    },
  }) as Route;
};
