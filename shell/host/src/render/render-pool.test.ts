/** @jest-environment node */
import type { ApiRequest, ShopDocument } from '@shop/contracts';
import type { RenderJob } from './render-job.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { findWorkerEntry } from './worker-entry.ts';

/** A build as a team might make it. `body` is that of `render(task, askApi)`; `top` runs when it is loaded. */
const buildOf = (name: string, body: string, top = '') => ({
  key: `mf-catalogue@${name}`,
  read: async () => `${top}
exports.routes = ['home'];
exports.render = async (task, askApi) => { const done = (html) => ({ html, queries: [], passes: 1, ms: 1 }); ${body} };`,
});
const documentOf = (region: string, locale = 'pl-PL') =>
  ({ region, locale, route: { id: 'home', params: {} } }) as unknown as ShopDocument;
const jobOf = (build: RenderJob['build'], region = 'pl'): RenderJob => ({
  build,
  words: {
    'mf-catalogue': { key: `words ${region}`, read: async () => `{"mf-catalogue":{"hi":"${region}"}}` },
  },
  document: documentOf(region),
  address: '/',
  previousQueries: '[]',
});

const asked: ApiRequest[] = [];
let pool: RenderPool;
const open = (limitMs: number) =>
  createRenderPool({
    workers: 2,
    maxQueued: 8,
    entry: findWorkerEntry(),
    limitMs,
    loadLimitMs: 20_000,
    memoryMb: 64,
    askApi: async (request) => {
      asked.push(request);
      // The earlier request is answered later, to detect mix-ups.
      await new Promise((resolve) => setTimeout(resolve, request.path.includes('slow') ? 60 : 5));
      return { status: 200, body: { path: request.path } };
    },
  });
const fine = buildOf('fine', "return done('<h1>' + task.document.region + '</h1>');");
const stillFine = async () =>
  expect(await pool.run(jobOf(fine))).toMatchObject({ ok: true, page: { html: '<h1>pl</h1>' } });

beforeAll(() => {
  // Long enough to render a page on a busy machine.
  pool = open(3_000);
});
afterAll(() => pool.close());

it('draws a page with the words and the answers that are its own, many at once', async () => {
  const build = buildOf(
    'asks',
    `const { body } = await askApi({ method: 'GET', path: '/' + task.document.region, headers: {} });
     return done([task.document.region, body.path, task.words['mf-catalogue']['mf-catalogue'].hi].join(' '));`,
  );
  const regions = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'pl-slow' : 'gb'));
  const drawn = await Promise.all(regions.map((region) => pool.run(jobOf(build, region))));
  expect(drawn.map((result) => result.ok && result.page.html)).toEqual(
    regions.map((region) => `${region} /${region} ${region}`),
  );
});

it('keeps two versions of one remote apart, each with what it remembers', async () => {
  const counting = (name: string) =>
    buildOf(name, 'return done([name, ++count].join(" "));', `let count = 0; const name = "${name}";`);
  const results = [];
  for (const name of ['v1', 'v2', 'v1']) results.push(await pool.run(jobOf(counting(name))));
  expect(results.map((result) => result.ok && result.page.html)).toEqual(['v1 1', 'v2 1', 'v1 2']);
});

it('takes words that cannot be read for a fault of their page, and never for the answer of the next', async () => {
  const spoilt = { ...jobOf(fine), words: { 'mf-catalogue': { key: 'spoilt', read: async () => '{"hi":' } } };
  for (let round = 0; round < 2; round++) {
    const result = await pool.run(spoilt);
    expect(result.ok ? '' : result.error?.message).toBe('The words spoilt cannot be read.');
    await stillFine();
  }
});

it('has a build that was dropped again with its words', async () => {
  const saying = (name: string) => {
    const build = buildOf(name, "return done(task.words['mf-catalogue'].hi);");
    const words = { key: `${build.key}/words.json`, read: async () => JSON.stringify({ hi: name }) };
    return { ...jobOf(build), words: { 'mf-catalogue': words } };
  };
  const names = Array.from({ length: 40 }, (_, index) => `kept ${index}`);
  for (const name of [...names, 'kept 0'])
    expect(await pool.run(saying(name))).toMatchObject({ ok: true, page: { html: name } });
});

it.each([
  ['throws', buildOf('throws', "throw new Error('no such size');"), 'failed', 'no such size'],
  ['cannot even be loaded', buildOf('broken', '', "throw new Error('at the top');"), 'failed', 'at the top'],
  [
    'reads files',
    buildOf('files', "return done(require('node:fs').readFileSync('/etc/passwd', 'utf8'));"),
    'failed',
    'may not use',
  ],
  ['ends its own thread', buildOf('exits', 'process.exit(3);'), 'failed', 'ended with 3'],
  [
    'throws where nobody waits',
    buildOf('later', "setTimeout(() => { throw new Error('later'); }, 5); await new Promise(() => {});"),
    'failed',
    'later',
  ],
  ['never comes back', buildOf('hangs', 'while (true);'), 'hung', 'No answer within'],
  ['waits for ever', buildOf('waits', 'await new Promise(() => {});'), 'hung', 'No answer within'],
])('tells of a page that %s, and goes on', async (_, build, fault, message) => {
  const result = await pool.run(jobOf(build));
  expect(result).toMatchObject({ ok: false, fault });
  expect(result.ok ? '' : (result.error?.message ?? '')).toContain(message);
  await stillFine();
});

it('tells of a page that fills the memory, and goes on', async () => {
  const fills = buildOf('fills', 'const all = []; while (true) all.push(new Array(1000).fill(all.length));');
  // However long a busy machine takes to fill it.
  const patient = open(100_000);
  const result = await patient.run(jobOf(fills));
  expect(result).toMatchObject({ ok: false, fault: 'out_of_memory' });
  expect(result.ok ? '' : (result.error?.message ?? '')).toContain('memory');
  expect(await patient.run(jobOf(fine))).toMatchObject({ ok: true, page: { html: '<h1>pl</h1>' } });
  await patient.close();
});

it('serves others while one hangs, and refuses at once what could only wait', async () => {
  const hanging = pool.run(jobOf(buildOf('hangs', 'while (true);')));
  await stillFine();
  const many = await Promise.all(Array.from({ length: 30 }, () => pool.run(jobOf(fine))));
  expect(many.some((result) => result.ok)).toBe(true);
  expect(many.filter((result) => !result.ok).every((result) => !result.ok && result.fault === 'shed')).toBe(
    true,
  );
  expect(await hanging).toMatchObject({ ok: false, fault: 'hung' });
});

it.each([
  ['a module asked of the process', "process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')"],
  ['a module of the inside', "process.binding('fs')"],
  ['a signal', 'process.kill(process.ppid, 0)'],
  ['a library of native code', "require('node:crypto').setEngine('/tmp/shipped-as-an-asset.so')"],
  ['a request of its own', "await fetch('http://127.0.0.1:9')"],
  ['the loader of the program', "globalThis.require('fs').readFileSync('/etc/passwd', 'utf8')"],
  ['the thread it runs in', "globalThis.module.constructor._load('fs')"],
])('leaves a page no way out by %s', async (what, way) => {
  const result = await pool.run(jobOf(buildOf(`out ${what}`, `return done(String(${way}));`)));
  expect(result).toMatchObject({ ok: false, fault: 'failed' });
  expect(result.ok ? '' : result.error?.message).toMatch(/is not a function|undefined/);
  await stillFine();
});

it('shows pages neither the environment nor routes that a build does not draw', async () => {
  process.env.SESSION_SECRET = 'nobody sees this';
  const nosy = buildOf('nosy', 'return done(JSON.stringify(process.env));');
  const result = await pool.run(jobOf(nosy));
  expect(result.ok && result.page.html).not.toContain('nobody sees this');
  const other = { ...jobOf(fine), document: { ...documentOf('pl'), route: { id: 'cart', params: {} } } };
  expect(await pool.run(other)).toEqual({ ok: false, fault: 'not_served' });
});
