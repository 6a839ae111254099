/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { type Manifest, pageMark } from '@shop/contracts';
import { sriOf } from '@shop/releases';
import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from '../host.fixture.ts';
import { registerHost } from '../register-host.ts';
import type { RenderEvent } from './outcome-reporter.ts';
import { findWorkerEntry } from './worker-entry.ts';

const serverOf = (routes: string, body: string) =>
  `exports.routes = ${routes}; let drawn = 0;
   exports.render = async (task) => { drawn += 1; const done = (html) => ({ html, queries: [[['read'], '</script>']], passes: 1, ms: 1 }); ${body} };`;
const chrome = serverOf("['chrome']", `return done('<header>Shop</header><main>${pageMark}</main>');`);
const telling = serverOf(
  "['home', 'product']",
  "return done(['drawn ' + drawn, task.document.region, task.document.locale, task.document.cohort, task.document.requestId, task.address, task.known.length].join('|'));",
);

/** Opens a host with these programs as shell and catalogue; `change` may tamper with stored files. */
const open = (
  catalogue: string,
  { kept = catalogue, deadlineMs = 20_000, limitMs = 20_000, workers = 2 } = {},
) => {
  const withServer = (name: 'shell' | 'mf-catalogue', source: string): Manifest => {
    const plain = fixtureManifest(name);
    const file = { path: 'server/render.1.cjs', sri: sriOf(Buffer.from(source)), bytes: source.length };
    return { ...plain, assets: [file], server: file.path };
  };
  const manifests = [withServer('shell', chrome), withServer('mf-catalogue', catalogue)];
  const events: RenderEvent[] = [];
  const warned: string[] = [];
  let now = new Date('2026-11-28T12:00:00Z');
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void warned.push(line) } },
  });
  registerHost(app, {
    settings: fixtureSettings,
    registry: {
      releases: async () => Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])),
      asset: async (name, _build, path) =>
        path.startsWith('server/') ? Buffer.from(name === 'shell' ? chrome : kept) : null,
    },
    clock: () => now,
    render: {
      render: {
        workers,
        maxQueued: 8,
        deadlineMs,
        limitMs,
        loadLimitMs: 20_000,
        entry: findWorkerEntry(),
        askApi: () => Promise.reject(new Error('no API here')),
      },
      observe: (event) => events.push(event),
    },
  } as Parameters<typeof registerHost>[1]);
  opened.push(app);
  const get = async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost:8080', ...headers } });
  return {
    get,
    events,
    warned,
    outcomes: () => events.filter(({ remote }) => remote === 'mf-catalogue').map(({ outcome }) => outcome),
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
};
const opened: ReturnType<typeof Fastify>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});
const shown = (body: string) => /data-served="mf-catalogue">(.*?)<\/div>/s.exec(body)?.[1];

describe('a landing page', () => {
  it('stands in the document inside the chrome, with what it has read, and holds nothing of who asked', async () => {
    const { get } = open(telling);
    const { body } = await get('/?region=pl&utm_source=x', { cookie: `cohort=${'1'.repeat(32)}` });
    expect(body).toContain(
      '<div id="shop"><header>Shop</header><main><div data-served="mf-catalogue">drawn 1|',
    );
    expect(shown(body)).toBe('drawn 1|pl|pl-PL|||/|0');
    expect(body).toContain(
      '<script type="application/json" id="shop-queries">[[["read"],"\\u003c/script>"]]</script>',
    );
    expect(body).not.toContain('shop-skeleton"');
    expect(body).not.toContain('style="');
  });

  it('is drawn once for all who ask for the same, and anew for another region, language, query, or after a minute', async () => {
    const { get, later, outcomes } = open(telling);
    const count = async (url: string, headers = {}) => shown((await get(url, headers)).body)?.split('|')[0];
    const [first, second] = await Promise.all([count('/?region=pl'), count('/?region=pl')]);
    expect([first, second]).toEqual(['drawn 1', 'drawn 1']);
    expect(await count('/?region=pl', { cookie: `cohort=${'2'.repeat(32)}` })).toBe('drawn 1');
    expect(outcomes()).toEqual(['drawn', 'kept']);
    for (const other of ['/?region=gb', '/?region=pl&l=212']) await count(other);
    later(61);
    await count('/?region=pl');
    expect(outcomes().filter((outcome) => outcome === 'drawn')).toHaveLength(4);
  });

  it('is the same whatever stands in an address that it does not read, and another for what it reads', async () => {
    const reading = `exports.parameters = { home: ['l', 'o.*'] }; ${telling}`;
    const { get, outcomes } = open(reading);
    const drawnBy = async (query: string) => shown((await get(`/?region=pl${query}`)).body)?.split('|')[5];
    expect(await drawnBy('')).toBe('/');
    // More concurrent requests than may wait for a worker.
    const made = Array.from({ length: 40 }, (_, index) => drawnBy(`&x=${index}&o=${index}`));
    expect(new Set(await Promise.all(made))).toEqual(new Set(['/']));
    expect(outcomes()).toEqual(['drawn', ...made.map(() => 'kept')]);
    expect(await drawnBy('&o.top=3&x=1&l=212')).toBe('/?l=212&o.top=3');
    expect(await drawnBy(`&l=212&o.top=3&x=${'1'.repeat(500)}`)).toBe('/?l=212&o.top=3');
    expect(await drawnBy('&l=213')).toBe('/?l=213');
    expect(outcomes().slice(-3)).toEqual(['drawn', 'kept', 'drawn']);
  });

  it('that many ask for is drawn ahead of time, and its last drawing stands in for one that comes too late', async () => {
    const slow = telling.replace('return done', 'if (drawn > 2) while (true); return done');
    const { get, later, outcomes } = open(slow, { deadlineMs: 300, workers: 1 });
    for (let wait = 0; wait < 400 && outcomes().at(-1) !== 'kept'; wait++) await get('/');
    later(50);
    const ahead = (await get('/')).body;
    expect(shown(ahead)).toContain('drawn 1|');
    for (let wait = 0; wait < 2000 && outcomes().at(-1) !== 'drawn'; wait++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    later(50);
    expect(shown((await get('/')).body)).toContain('drawn 2|');
    later(20);
    const old = (await get('/')).body;
    expect(shown(old)).toContain('drawn 2|');
    expect(outcomes().slice(-2)).toEqual(['late', 'old']);
    // The browser is informed, and refetches the data.
    expect([ahead, old].map((body) => body.includes('id="shop-queries" data-old>'))).toEqual([false, true]);
  });

  it('is sent in gzip to whoever takes it', async () => {
    const { get } = open(telling);
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain('data-served="mf-catalogue"');
  });

  it('that hangs gives the skeleton within its deadline; after three faults its build is left alone for a minute', async () => {
    const hanging = serverOf("['home']", 'while (true);');
    const { get, outcomes, later, warned } = open(hanging, { deadlineMs: 300, limitMs: 3_000 });
    for (let round = 0; round < 3; round++) {
      const { statusCode, body } = await get('/');
      // Replied before its worker was terminated.
      expect(outcomes().at(-1)).toBe('late');
      expect([statusCode, body.includes('id="shop-skeleton"'), shown(body)]).toEqual([200, true, undefined]);
      for (
        let wait = 0;
        wait < 2000 && outcomes().filter((outcome) => outcome === 'hung').length <= round;
        wait++
      )
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await get('/');
    expect(outcomes().at(-1)).toBe('paused');
    expect(warned.join('')).toContain(
      '"remote":"mf-catalogue","version":"1.0.0+aaaaaaaaaaaaaaaaaaaa","route":"home","fault":"hung"',
    );
    later(61);
    await get('/');
    expect(outcomes().at(-1)).toBe('late');
  });

  it.each([
    ['throws', serverOf("['home']", "throw new Error('x');"), {}],
    ['is not what was published', telling, { kept: `${telling} ` }],
  ])('whose build %s gives the skeleton, and the same document as without it', async (_, source, how) => {
    const { get, outcomes } = open(source, how);
    const { statusCode, body } = await get('/');
    expect([statusCode, body.includes('id="shop-skeleton"'), body.includes('shop-queries')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(outcomes()).toEqual(['failed']);
  });

  it('is told from a page that the build does not draw', async () => {
    const { get, outcomes } = open(telling);
    expect((await get('/koszyk/?region=pl')).body).toContain('id="shop-skeleton"');
    expect(outcomes()).toEqual([]);
  });

  it('keeps its program to itself', async () => {
    const { get } = open(telling);
    expect((await get(`/build/mf-catalogue/${'a'.repeat(20)}/server/render.1.cjs`)).statusCode).toBe(404);
  });
});
