/** @jest-environment node */
import type { Worker } from 'node:worker_threads';
import type { ShopDocument } from '@shop/contracts';
import type { PublishedFile, RenderJob } from './render-job.ts';
import { createRenderLane } from './render-lane.ts';
import { findWorkerEntry } from './worker-entry.ts';

/** The started workers, newest last. */
const started: Worker[] = [];
jest.mock('./worker-entry.ts', () => {
  const real: typeof import('./worker-entry.ts') = jest.requireActual('./worker-entry.ts');
  return {
    ...real,
    startWorker: (...given: Parameters<typeof real.startWorker>) => {
      const worker = real.startWorker(...given);
      started.push(worker);
      return worker;
    },
  };
});

const build: PublishedFile = {
  key: 'mf-catalogue@fine',
  read: async () => `exports.routes = ['home'];
exports.render = async () => ({ html: '<h1>here</h1>', queries: [], passes: 1, ms: 1 });`,
};
const jobWith = (words: PublishedFile): RenderJob => ({
  build,
  words: { 'mf-catalogue': words },
  document: { region: 'pl', locale: 'pl-PL', route: { id: 'home', params: {} } } as unknown as ShopDocument,
  address: '/',
  previousQueries: '[]',
});
const readable: PublishedFile = { key: 'words', read: async () => '{}' };

const lane = createRenderLane({
  entry: findWorkerEntry(),
  limitMs: 20_000,
  loadLimitMs: 20_000,
  askApi: () => Promise.reject(new Error('no API here')),
});
afterAll(() => lane.close());

it('asks no worker that has died since the build was loaded into it, and starts another', async () => {
  // The words are read after the build is loaded and before the page is asked for.
  const deadly = {
    key: 'deadly',
    read: () =>
      started
        .at(-1)
        ?.terminate()
        .then(() => '{}') ?? readable.read(),
  };
  const result = await lane.run(jobWith(deadly));
  expect(result).toMatchObject({ ok: false, fault: 'failed' });
  expect(result.ok ? '' : result.error?.message).toBe('The worker ended with 1.');
  expect(await lane.run(jobWith(readable))).toMatchObject({ ok: true, page: { html: '<h1>here</h1>' } });
  expect(started).toHaveLength(2);
});

it('asks none of a host that has closed meanwhile', async () => {
  const closing = { key: 'closing', read: () => lane.close().then(() => '{}') };
  expect(await lane.run(jobWith(closing))).toMatchObject({ ok: false, fault: 'shed' });
});
