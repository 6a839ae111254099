import { join } from 'node:path';
import { isLocalhost, normalizeHost } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { outboxPage } from '../mail/outbox-page.ts';
import { docsPage } from './docs-page.ts';
import type { ApiDeps } from './domain.ts';
import { openApiOf } from './openapi.ts';
import { pagePolicy, pageStyle } from './page.ts';
import { parseBearer } from './rate-limit.ts';
import type { Registration } from './registration.ts';
import { sendProblem } from './reply.ts';
import { fail } from './result.ts';
import type { ApiSettings } from './settings.ts';
import { sameSecret } from './tokens.ts';

/** A store that takes longer than this many milliseconds is not ready. */
const readinessTimeoutMs = 3000;

const respondsInTime = async (question: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), readinessTimeoutMs);
  });
  try {
    return await Promise.race([question.then(() => true), late]);
  } catch {
    // An unreachable store is an expected result here; the store logs the reason.
    return false;
  } finally {
    clearTimeout(timer);
  }
};

const isLoopback = (request: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');

/** Whether a program on this machine calls without a proxy in between. */
const isLocalProgram = (request: FastifyRequest): boolean =>
  (isLoopback(request) || request.socket.remoteAddress === request.socket.localAddress) &&
  request.headers['x-forwarded-for'] === undefined;

/** Whether `Authorization: Bearer` holds an operator key. */
const hasOperatorKey = (request: FastifyRequest, { staffKeys }: ApiSettings): boolean => {
  const bearer = parseBearer(request.headers.authorization);
  return bearer !== undefined && Object.values(staffKeys).some((key) => sameSecret(key, bearer));
};

const operatorKeyMessage = 'Send the operator’s key: Authorization: Bearer …';

/**
 * Metrics contain business figures: they require an operator key or, in development, a call from
 * this machine.
 */
const canReadMetrics = (request: FastifyRequest, settings: ApiSettings): boolean =>
  (settings.environment === 'local' &&
    isLoopback(request) &&
    request.headers['x-forwarded-for'] === undefined) ||
  hasOperatorKey(request, settings);

/**
 * Where `staff backup` on the same machine downloads a running shop's embedded store, with an
 * operator key.
 */
export const storeCopyPath = '/api/operator/store.tar';

const addStoreCopy = (app: FastifyInstance, { db, settings, log }: ApiDeps): void => {
  const { dump } = db;
  if (dump === undefined) return;
  app.get(storeCopyPath, async (request, reply) => {
    if (!isLocalProgram(request)) return reply.callNotFound();
    if (!hasOperatorKey(request, settings))
      return sendProblem(
        reply.header('www-authenticate', 'Bearer'),
        fail('unauthorized', { detail: operatorKeyMessage }),
      );
    const copy = await dump();
    log.info({ bytes: copy.size, requestId: request.id }, 'the store was copied');
    return reply
      .header('cache-control', 'no-store')
      .type('application/x-tar')
      .send(Buffer.from(await copy.arrayBuffer()));
  });
};

/**
 * Adds the endpoints for operators and developers: liveness, readiness, metrics, API description.
 */
export const addOperations = (
  app: FastifyInstance,
  deps: ApiDeps & { readonly ready: () => Promise<readonly string[]> },
  registrations: readonly Registration[],
  metrics: Registry,
): void => {
  const { db, settings, log, limits, ready } = deps;
  addStoreCopy(app, deps);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const database = await respondsInTime(db.query(sql`select 1`));
    const missing = [...(database ? [] : ['database']), ...(await ready())];
    if (missing.length > 0) log.warn({ missing }, 'not ready');
    // Without Redis the API still answers with looser limits, so the process stays in service.
    const degraded = limits === undefined || (await limits.shared()) ? [] : ['redis'];
    return reply
      .status(missing.length === 0 ? 200 : 503)
      .send({ ok: missing.length === 0, missing, degraded });
  });
  app.get('/metrics', async (request, reply) =>
    canReadMetrics(request, settings)
      ? reply.type(metrics.contentType).send(await metrics.metrics())
      : sendProblem(
          reply.header('www-authenticate', 'Bearer'),
          fail('unauthorized', { detail: operatorKeyMessage }),
        ),
  );
  // Written at the first request: it takes a tenth of a process's start.
  let description: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApiOf(registrations, settings.brand));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  const docs = docsPage(registrations, settings.brand);
  const sendPage = (reply: FastifyReply, html: string) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html);
  app.get('/api/docs', async (_request, reply) => sendPage(reply, docs));
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
  if (settings.environment === 'local' && settings.smtpUrl === null)
    app.get('/api/dev/mail', async (request, reply) => {
      // Links in mails open accounts: only this machine, under its own host name, may read them.
      if (!isLoopback(request) || !isLocalhost(normalizeHost(request.headers.host ?? '')))
        return reply.callNotFound();
      return sendPage(
        reply.header('cache-control', 'no-store'),
        await outboxPage(join(settings.dataDir, 'mail')),
      );
    });
};
