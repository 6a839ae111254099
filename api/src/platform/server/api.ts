import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@shop/contracts';
import Fastify, { errorCodes, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import { isRetryable } from '../db/errors.ts';
import { withSubscribers } from '../events/events.ts';
import type { JobHandler } from '../jobs/define-job.ts';
import { createHousekeeping } from '../jobs/housekeeping.ts';
import { mailHandlers } from '../mail/send-mail.ts';
import type { ApiDeps, Domain } from './domain.ts';
import { parseJsonBody } from './json-body.ts';
import { addMetrics, registerSharedLimitsMetric } from './metrics.ts';
import { addOperations } from './operations.ts';
import { createRateLimiter } from './rate-limit.ts';
import type { Registration } from './registration.ts';
import {
  limitBodyTime,
  rejectExpectations,
  rejectUnreadable,
  trackResponses,
  validateHost,
} from './reject-unreadable.ts';
import { sendProblem } from './reply.ts';
import { type Failure, fail } from './result.ts';
import { addRoute, collectRoutes } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean;
    form?: boolean;
  }
  interface FastifyRequest {
    rawBody?: Buffer;
    /** Who is accountable for a write call: staff, their tools, API keys. */
    accountable?: { readonly actor: string; readonly region: string };
  }
}

/** Default limit of a body in bytes. */
const usualBody = 1024 * 1024;

/** Maps the errors that Fastify raises before a handler runs. */
const failureOf = (error: FastifyError): Failure<ProblemCode> => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return fail('invalid_input', { detail: 'The request is too large; send less at once.' });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return fail('invalid_input', { detail: 'Send JSON with the header Content-Type: application/json.' });
  if (error.statusCode !== undefined && error.statusCode < 500)
    return fail('invalid_input', { detail: 'The request is not valid JSON; correct it and send it again.' });
  return fail(isRetryable(error) ? 'busy' : 'internal');
};

/**
 * Adds the missing path of `http://host?query`: otherwise the router would look for it after the
 * first slash of the query.
 */
const addMissingPath = (url: string): string => url.replace(/^(https?:\/\/[^/?#]*)(?=[?#]|$)/i, '$1/');

/** Matches URLs of an endpoint's path, with or without a trailing slash. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

/** Every path has a route for these methods, if only to answer 405. */
const routedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Adds routes that answer 405 with `Allow` for the methods without an endpoint. Returns the allowed
 * methods of a path, for methods that have no routes (TRACE, PROPFIND …); `null` for an unknown
 * path.
 */
const refuseOtherMethods = (
  app: FastifyInstance,
  registrations: readonly Registration[],
): ((path: string) => string | null) => {
  const methods = new Map<string, { path: string; allowed: Set<string> }>();
  const known: { readonly pattern: RegExp; readonly allow: string }[] = [];
  for (const { endpoint } of registrations) {
    const shape = endpoint.path.replace(/:\w+/g, ':_');
    const entry = methods.get(shape) ?? { path: endpoint.path, allowed: new Set<string>() };
    entry.allowed.add(endpoint.method);
    methods.set(shape, entry);
  }
  for (const { path, allowed } of methods.values()) {
    const others = routedMethods.filter((method) => !allowed.has(method));
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
    known.push({ pattern: patternOf(`/api${path}`), allow });
    if (others.length === 0) continue;
    app.route({
      method: others,
      url: `/api${path}`,
      handler: (_request, reply) => sendProblem(reply.header('allow', allow), fail('method_not_allowed')),
    });
  }
  return (path) => known.find(({ pattern }) => pattern.test(path))?.allow ?? null;
};

export interface Api {
  readonly app: FastifyInstance;
  /** Every registered endpoint, for OpenAPI and tests. */
  readonly registrations: readonly Registration[];
  /** Job handlers of the domains; pass them to `startWorker`. */
  readonly jobs: readonly JobHandler[];
  /** The registry behind `/metrics`. */
  readonly metrics: Registry;
  /** The store that publishes events to the domains' subscribers, for code that runs beside the API. */
  readonly db: Db;
}

/**
 * Builds the API from its domains without listening. Endpoints come from the contracts and are
 * mounted under `/api`.
 * @example const { app } = createApi(deps, [identity(), orders({ … })]); await app.listen({ port })
 */
export const createApi = (given: ApiDeps, domains: readonly Domain[]): Api => {
  const subscribers = domains.flatMap((domain) => domain.subscribers?.(given) ?? []);
  const deps: ApiDeps = { ...given, db: withSubscribers(given.db, subscribers) };
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    trustProxy: deps.settings.trustProxy,
    bodyLimit: usualBody,
    // An upload of 64 MB over 1 Mbit/s takes nine minutes. Headers have a shorter limit.
    requestTimeout: 600_000,
    http: { headersTimeout: 60_000, requireHostHeader: false },
    clientErrorHandler: rejectUnreadable,
    rewriteUrl: ({ url = '/' }) => addMissingPath(url),
    connectionTimeout: 65_000,
    keepAliveTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A URL that cannot be decoded never reaches a route, so it is answered here, as not found.
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(reply.header('x-content-type-options', 'nosniff'), fail('not_found'));
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const refusal = validateHost(request.raw);
    if (refusal !== null) return reply.status(refusal.status).headers(refusal.headers).send(refusal.body);
  });
  rejectExpectations(app.server);
  trackResponses(app.server);
  limitBodyTime(app, usualBody);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, not the URL: URLs may hold tokens.
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody) request.rawBody = body;
    try {
      done(null, parseJsonBody(body));
    } catch (error) {
      done(error instanceof Error ? error : new Error('the body could not be read'), undefined);
    }
  });
  // The content type of forms without scripts and of one-click unsubscribe; only for endpoints that
  // accept it.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (request, body, done) => {
      if (!request.routeOptions.config.form) return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
      const encoded =
        request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
      done(null, encoded ? Object.fromEntries(new URLSearchParams(String(body))) : {});
    },
  );
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (failure.code === 'internal') request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, failure);
  });
  let allowOf: (path: string) => string | null = () => null;
  app.setNotFoundHandler((request, reply) => {
    const allow = [...routedMethods, 'HEAD'].includes(request.method)
      ? null
      : allowOf(request.url.split('?', 1)[0] ?? '');
    return allow === null
      ? sendProblem(reply, fail('not_found'))
      : sendProblem(reply.header('allow', allow), fail('method_not_allowed'));
  });

  const metrics = addMetrics(app, deps.db);
  for (const domain of domains) domain.metrics?.(metrics, deps.db);
  if (deps.limits) registerSharedLimitsMetric(metrics, deps.limits);
  const registrations: Registration[] = [];
  const route = collectRoutes(registrations);
  for (const domain of domains) domain.register(route, deps);
  const limiter = deps.limits ?? createRateLimiter(deps.clock);
  for (const registration of registrations) addRoute(app, registration, deps, limiter);
  allowOf = refuseOtherMethods(app, registrations);
  const ready = async () =>
    (
      await Promise.all(domains.map(async (domain) => ((await domain.ready?.(deps)) ?? true) || domain.name))
    ).filter((name) => name !== true);
  addOperations(app, { ...deps, ready }, registrations, metrics);
  const jobs: readonly JobHandler[] = [
    createHousekeeping(domains.flatMap(({ housekeeping }) => housekeeping ?? [])),
    ...mailHandlers(deps.mailer),
    ...domains.flatMap((domain) => domain.jobs?.(deps) ?? []),
  ].map((handler) => ({
    ...handler,
    run: (payload, context) =>
      handler.run(payload, { ...context, db: withSubscribers(context.db, subscribers) }),
  }));
  return { app, registrations, jobs, metrics, db: deps.db };
};
