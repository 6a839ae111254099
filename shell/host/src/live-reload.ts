import { releaseSetId } from '@shop/releases';
import type { FastifyInstance } from 'fastify';
import { resolveCohort } from './cohort.ts';
import { readCookies } from './cookies.ts';
import type { ReleaseRegistry } from './registry.ts';

const pollMs = 500;

/** Listens in the page: a message means that its release set is outdated. */
export const liveReloadScript = (region: string, releaseSet: string): string =>
  `new EventSource('/dev/reload?region=${region}&set=${releaseSet}').onmessage=function(){location.reload()}`;

/** Serves `/dev/reload`, only on a developer's machine: server-sent events that announce a newer release set. */
export const registerLiveReload = (app: FastifyInstance, registry: ReleaseRegistry): void => {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const close of open) close();
  });
  app.get<{ Querystring: { region?: string; set?: string } }>('/dev/reload', (request, reply) => {
    const { region = '', set = '' } = request.query;
    const { cohort } = resolveCohort(readCookies(request.headers.cookie));
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write('retry: 1000\n\n');
    const timer = setInterval(() => {
      registry.releases(region, cohort).then(
        (releases) => {
          if (releaseSetId(releases) !== set) raw.write('data: reload\n\n');
        },
        (error: unknown) => request.log.warn({ err: error }, 'live reload could not ask the registry'),
      );
    }, pollMs);
    const close = () => {
      clearInterval(timer);
      open.delete(close);
      raw.end();
    };
    open.add(close);
    raw.on('close', close);
  });
};
