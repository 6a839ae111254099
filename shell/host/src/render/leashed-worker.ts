import type { ApiRequest, AskApi } from '@shop/contracts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { RenderFault } from './render-job.ts';
import { startWorker } from './worker-entry.ts';

/** Why a worker answers nobody any more. */
export class WorkerEnded extends Error {
  readonly fault: RenderFault;
  constructor(fault: RenderFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A worker that is asked one thing at a time, and ends with the question that it does not answer in time. */
export interface LeashedWorker {
  /** Sends what needs no answer. */
  readonly tell: (message: ToWorker) => void;
  /** Sends one message and waits for its answer, at most `limit` ms. Rejects with `WorkerEnded` once it has ended. */
  readonly ask: (message: ToWorker, limit: number) => Promise<FromWorker>;
  readonly hasEnded: () => boolean;
  /** Whoever waits for its answer is told. Resolves when it is gone. */
  readonly end: (fault: RenderFault, message: string) => Promise<void>;
}

interface LeashOptions {
  readonly entry: string;
  /** Answers what the pages it draws read from the API. */
  readonly askApi: AskApi;
  readonly memoryMb?: number | undefined;
}

/** Starts a worker on its leash. */
export function leashWorker({ entry, askApi, memoryMb }: LeashOptions): LeashedWorker {
  const worker = startWorker(entry, memoryMb);
  let ended: WorkerEnded | undefined;
  let settle: ((outcome: FromWorker | Error) => void) | undefined;

  const tell = (message: ToWorker) => worker.postMessage(message);

  const end = async (fault: RenderFault, message: string) => {
    if (ended) return;
    ended = new WorkerEnded(fault, message);
    settle?.(ended);
    settle = undefined;
    await worker.terminate();
  };

  const answer = (question: number, request: ApiRequest) => {
    askApi(request)
      .catch(() => null)
      .then((reply) => tell({ do: 'reply', ask: question, reply }))
      // The worker may have ended meanwhile; its job has been told.
      .catch(() => undefined);
  };

  const ask = async (message: ToWorker, limit: number): Promise<FromWorker> => {
    if (ended) throw ended;
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<FromWorker | Error>((resolve) => {
      settle = resolve;
      timer = setTimeout(() => void end('hung', `No answer within ${limit} ms.`), limit);
      tell(message);
    });
    clearTimeout(timer);
    if (outcome instanceof Error) throw outcome;
    if (outcome.said === 'failed') throw Object.assign(new Error(outcome.message), { stack: outcome.stack });
    return outcome;
  };

  // A page that writes to the console writes to nobody: the host's log is one JSON line each.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('message', (message: FromWorker) => {
    if (message.said === 'ask') return answer(message.ask, message.request);
    settle?.(message);
    settle = undefined;
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    void end(full ? 'out_of_memory' : 'failed', error.message);
  });
  worker.on('exit', (code) => void end('failed', `The worker ended with ${code}.`));
  worker.unref();

  return { tell, ask, hasEnded: () => ended !== undefined, end };
}
