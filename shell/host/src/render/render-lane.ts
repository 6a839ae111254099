import type { Worker } from 'node:worker_threads';
import type { ApiRequest, AskApi } from '@shop/contracts';
import type { FromWorker, ServedPages, ToWorker } from './messages.ts';
import type { KeptFile, RenderFault, RenderJob, RenderResult } from './render-job.ts';
import { startWorker } from './worker-entry.ts';

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

interface Running {
  readonly worker: Worker;
  readonly routes: Map<string, readonly string[]>;
  readonly words: Set<string>;
  /** Why it will answer nobody any more. */
  ended?: WorkerEnded;
}

class WorkerEnded extends Error {
  readonly fault: RenderFault;
  constructor(fault: RenderFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const faultOf = (error: Error): RenderFault => (error instanceof WorkerEnded ? error.fault : 'failed');

/** One worker and its leash. It does one job at a time, so whoever hangs or fills the memory is known by name. */
export function createRenderLane({ entry, askApi, limitMs, loadLimitMs, memoryMb, loaded }: LaneOptions) {
  let running: Running | undefined;
  let closed = false;
  let settle: ((outcome: FromWorker | Error) => void) | undefined;

  const end = (fault: RenderFault, message: string) => {
    const last = running;
    const ended = new WorkerEnded(fault, message);
    if (last) last.ended = ended;
    running = undefined;
    settle?.(ended);
    settle = undefined;
    return last?.worker.terminate();
  };

  const answer = (worker: Worker, ask: number, request: ApiRequest) => {
    askApi(request)
      .catch(() => null)
      .then((reply) => worker.postMessage({ do: 'reply', ask, reply } satisfies ToWorker))
      // The worker may have ended meanwhile; its job has been told.
      .catch(() => undefined);
  };

  const ensure = (): Running => {
    if (running) return running;
    const worker = startWorker(entry, memoryMb);
    const fresh: Running = { worker, routes: new Map(), words: new Set() };
    running = fresh;
    // A page that writes to the console writes to nobody: the host's log is one JSON line each.
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (message: FromWorker) => {
      if (message.said === 'ask') return answer(worker, message.ask, message.request);
      settle?.(message);
      settle = undefined;
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (running !== fresh) return;
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      void end(full ? 'out_of_memory' : 'failed', error.message);
    });
    worker.on('exit', (code) => {
      if (running === fresh) void end('failed', `The worker ended with ${code}.`);
    });
    worker.unref();
    return fresh;
  };

  /** Sends one message and waits for its answer, at most so long. A worker that has ended meanwhile is not asked. */
  const exchange = async (lane: Running, message: ToWorker, limit: number): Promise<FromWorker> => {
    if (lane.ended) throw lane.ended;
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<FromWorker | Error>((resolve) => {
      settle = resolve;
      timer = setTimeout(() => void end('hung', `No answer within ${limit} ms.`), limit);
      lane.worker.postMessage(message);
    });
    clearTimeout(timer);
    if (outcome instanceof Error) throw outcome;
    if (outcome.said === 'failed') throw Object.assign(new Error(outcome.message), { stack: outcome.stack });
    return outcome;
  };

  const load = async (lane: Running, { key, read }: KeptFile): Promise<readonly string[]> => {
    const known = lane.routes.get(key);
    lane.routes.delete(key);
    if (known) {
      lane.routes.set(key, known);
      return known;
    }
    for (const oldest of lane.routes.keys()) {
      if (lane.routes.size < mostBuilds) break;
      lane.routes.delete(oldest);
      for (const words of lane.words) if (words.startsWith(`${oldest}/`)) lane.words.delete(words);
      lane.worker.postMessage({ do: 'drop', build: oldest } satisfies ToWorker);
    }
    const source = await read();
    const reply = await exchange(lane, { do: 'load', build: key, file: `${key}.cjs`, source }, loadLimitMs);
    if (reply.said !== 'loaded') throw new Error(`The worker said "${reply.said}".`);
    const { said: _said, ...pages } = reply;
    lane.routes.set(key, pages.routes);
    loaded?.(key, pages);
    return pages.routes;
  };

  const run = async (job: RenderJob): Promise<RenderResult> => {
    try {
      if (closed) return { ok: false, fault: 'shed' };
      const lane = ensure();
      const routes = await load(lane, job.build);
      const wanted = job.build.key.startsWith('shell@') ? 'chrome' : job.document.route?.id;
      if (wanted === undefined || !routes.includes(wanted)) return { ok: false, fault: 'not_served' };
      for (const { key, read } of Object.values(job.words)) {
        if (lane.words.has(key)) continue;
        lane.worker.postMessage({ do: 'words', words: key, text: await read() } satisfies ToWorker);
        lane.words.add(key);
      }
      const reply = await exchange(
        lane,
        {
          do: 'render',
          build: job.build.key,
          document: job.document,
          address: job.address,
          words: Object.fromEntries(Object.entries(job.words).map(([name, { key }]) => [name, key])),
          known: job.known,
        },
        limitMs,
      );
      return reply.said === 'drawn'
        ? { ok: true, page: { html: reply.html, queries: reply.queries, passes: reply.passes, ms: reply.ms } }
        : { ok: false, fault: 'failed', error: new Error(`The worker said "${reply.said}".`) };
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      return { ok: false, fault: faultOf(fault), error: fault };
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
      await end('shed', 'The host is closing.');
    },
  };
}
export type RenderLane = ReturnType<typeof createRenderLane>;
