import type { AskApi } from '@shop/contracts';
import { type LeashedWorker, leashWorker, WorkerEnded } from './leashed-worker.ts';
import type { ServedPages } from './messages.ts';
import type { KeptFile, RenderJob, RenderResult } from './render-job.ts';

export interface LaneOptions {
  readonly entry: string;
  readonly askApi: AskApi;
  /** Milliseconds after which a job that holds the worker is ended with it. */
  readonly limitMs: number;
  /** The same while a build is being loaded, which is long work done once. */
  readonly loadLimitMs: number;
  readonly memoryMb?: number;
  /** Told whenever a build is in a worker: what it draws. */
  readonly loaded?: (build: string, pages: ServedPages) => void;
}

/** More builds than a release set has, in two versions each; the one unused longest goes. */
const mostBuilds = 16;

/** A worker and what it has been sent. */
interface Station {
  readonly worker: LeashedWorker;
  /** What each of its builds draws, the one used last at the end. */
  readonly routes: Map<string, readonly string[]>;
  readonly words: Set<string>;
}

/** One worker and its leash. It does one job at a time, so whoever hangs or fills the memory is known by name. */
export function createRenderLane({ entry, askApi, limitMs, loadLimitMs, memoryMb, loaded }: LaneOptions) {
  let station: Station | undefined;
  let closed = false;

  /** The worker there is; another one when that has ended. */
  const ensure = (): Station => {
    if (station === undefined || station.worker.hasEnded())
      station = {
        worker: leashWorker({ entry, askApi, memoryMb }),
        routes: new Map(),
        words: new Set(),
      };
    return station;
  };

  const load = async (at: Station, { key, read }: KeptFile): Promise<readonly string[]> => {
    const known = at.routes.get(key);
    at.routes.delete(key);
    if (known) {
      at.routes.set(key, known);
      return known;
    }
    makeRoom(at);
    const source = await read();
    const reply = await at.worker.ask({ do: 'load', build: key, file: `${key}.cjs`, source }, loadLimitMs);
    if (reply.said !== 'loaded') throw new Error(`The worker said "${reply.said}".`);
    const { said: _said, ...pages } = reply;
    at.routes.set(key, pages.routes);
    loaded?.(key, pages);
    return pages.routes;
  };

  const run = async (job: RenderJob): Promise<RenderResult> => {
    try {
      if (closed) return { ok: false, fault: 'shed' };
      const at = ensure();
      const routes = await load(at, job.build);
      const wanted = job.build.key.startsWith('shell@') ? 'chrome' : job.document.route?.id;
      if (wanted === undefined || !routes.includes(wanted)) return { ok: false, fault: 'not_served' };
      await sendWords(at, Object.values(job.words));
      return await draw(at, job, limitMs);
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      return { ok: false, fault: fault instanceof WorkerEnded ? fault.fault : 'failed', error: fault };
    }
  };

  /** One after the other, whoever asks: an answer always belongs to the job that runs. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  return {
    run: (job: RenderJob) => inTurn(() => run(job)),
    /** Loads a build ahead. Never rejects. */
    prepare: (build: KeptFile): Promise<void> =>
      inTurn(async () => {
        if (!closed) await load(ensure(), build);
      }).catch(() => undefined),
    close: async () => {
      closed = true;
      await station?.worker.end('shed', 'The host is closing.');
    },
  };
}
export type RenderLane = ReturnType<typeof createRenderLane>;

/** Drops the builds unused longest, with their words, until there is room for one more. */
function makeRoom({ worker, routes, words }: Station): void {
  for (const oldest of routes.keys()) {
    if (routes.size < mostBuilds) break;
    routes.delete(oldest);
    for (const key of words) if (key.startsWith(`${oldest}/`)) words.delete(key);
    worker.tell({ do: 'drop', build: oldest });
  }
}

/** Sends the files of words that the worker does not have yet. */
async function sendWords({ worker, words }: Station, files: readonly KeptFile[]): Promise<void> {
  for (const { key, read } of files) {
    if (words.has(key)) continue;
    worker.tell({ do: 'words', words: key, text: await read() });
    words.add(key);
  }
}

async function draw({ worker }: Station, job: RenderJob, limit: number): Promise<RenderResult> {
  const { build, document, address, words, known } = job;
  const wordKeys = Object.fromEntries(Object.entries(words).map(([name, { key }]) => [name, key]));
  const reply = await worker.ask(
    { do: 'render', build: build.key, document, address, words: wordKeys, known },
    limit,
  );
  if (reply.said !== 'drawn')
    return { ok: false, fault: 'failed', error: new Error(`The worker said "${reply.said}".`) };
  const { said: _said, ...page } = reply;
  return { ok: true, page };
}
