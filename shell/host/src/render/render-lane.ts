import type { CallApi } from '@shop/contracts';
import type { ServedPages } from './messages.ts';
import type { PublishedFile, RenderJob, RenderResult } from './render-job.ts';
import { type SupervisedWorker, superviseWorker, WorkerTerminatedError } from './supervised-worker.ts';

export interface LaneOptions {
  readonly entry: string;
  readonly askApi: CallApi;
  /** Milliseconds after which a blocking job is terminated with its worker. */
  readonly limitMs: number;
  /** The same while a build is being loaded, which is slow but happens once. */
  readonly loadLimitMs: number;
  readonly memoryMb?: number;
  /** Called whenever a worker has loaded a build, with its pages. */
  readonly loaded?: (build: string, pages: ServedPages) => void;
}

/** More builds than a release set has, in two versions each; the least recently used is dropped. */
const maxBuilds = 16;

/** A worker and the data sent to it. */
interface WorkerState {
  readonly worker: SupervisedWorker;
  /** The routes of each of its builds, the most recently used at the end. */
  readonly routes: Map<string, readonly string[]>;
  readonly words: Set<string>;
}

/** Supervises one worker. It does one job at a time, so a hanging or memory-hungry build is identified. */
export function createRenderLane({ entry, askApi, limitMs, loadLimitMs, memoryMb, loaded }: LaneOptions) {
  let state: WorkerState | undefined;
  let closed = false;

  /** Returns the worker, or starts a new one after it has ended. */
  const ensureWorker = (): WorkerState => {
    if (state === undefined || state.worker.hasTerminated())
      state = {
        worker: superviseWorker({ entry, askApi, memoryMb }),
        routes: new Map(),
        words: new Set(),
      };
    return state;
  };

  const load = async (state: WorkerState, { key, read }: PublishedFile): Promise<readonly string[]> => {
    const loadedRoutes = state.routes.get(key);
    state.routes.delete(key);
    if (loadedRoutes) {
      state.routes.set(key, loadedRoutes);
      return loadedRoutes;
    }
    evictBuilds(state);
    const source = await read();
    const reply = await state.worker.request(
      { type: 'load', build: key, file: `${key}.cjs`, source },
      loadLimitMs,
    );
    if (reply.type !== 'loaded') throw new Error(`Unexpected worker message "${reply.type}".`);
    const { type: _type, ...pages } = reply;
    state.routes.set(key, pages.routes);
    loaded?.(key, pages);
    return pages.routes;
  };

  const run = async (job: RenderJob): Promise<RenderResult> => {
    try {
      if (closed) return { ok: false, fault: 'shed' };
      const at = ensureWorker();
      const routes = await load(at, job.build);
      const wanted = job.build.key.startsWith('shell@') ? 'chrome' : job.document.route?.id;
      if (wanted === undefined || !routes.includes(wanted)) return { ok: false, fault: 'not_served' };
      await sendWords(at, Object.values(job.words));
      return await renderInWorker(at, job, limitMs);
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      return {
        ok: false,
        fault: fault instanceof WorkerTerminatedError ? fault.fault : 'failed',
        error: fault,
      };
    }
  };

  /** One job at a time: a reply always belongs to the running job. */
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    run: (job: RenderJob) => enqueue(() => run(job)),
    /** Preloads a build. Never rejects. */
    prepare: (build: PublishedFile): Promise<void> =>
      enqueue(async () => {
        if (!closed) await load(ensureWorker(), build);
      }).catch(() => undefined),
    close: async () => {
      closed = true;
      await state?.worker.terminate('shed', 'The host is closing.');
    },
  };
}
export type RenderLane = ReturnType<typeof createRenderLane>;

/** Drops the least recently used builds, with their words, until there is room for one more. */
function evictBuilds({ worker, routes, words }: WorkerState): void {
  for (const oldest of routes.keys()) {
    if (routes.size < maxBuilds) break;
    routes.delete(oldest);
    for (const key of words) if (key.startsWith(`${oldest}/`)) words.delete(key);
    worker.post({ type: 'drop', build: oldest });
  }
}

/** Sends the dictionary files that the worker does not have yet. */
async function sendWords({ worker, words }: WorkerState, files: readonly PublishedFile[]): Promise<void> {
  for (const { key, read } of files) {
    if (words.has(key)) continue;
    worker.post({ type: 'words', words: key, text: await read() });
    words.add(key);
  }
}

async function renderInWorker({ worker }: WorkerState, job: RenderJob, limit: number): Promise<RenderResult> {
  const { build, document, address, words, previousQueries } = job;
  const wordKeys = Object.fromEntries(Object.entries(words).map(([name, { key }]) => [name, key]));
  const reply = await worker.request(
    { type: 'render', build: build.key, document, address, words: wordKeys, known: previousQueries },
    limit,
  );
  if (reply.type !== 'drawn')
    return { ok: false, fault: 'failed', error: new Error(`Unexpected worker message "${reply.type}".`) };
  const { type: _type, ...page } = reply;
  return { ok: true, page };
}
