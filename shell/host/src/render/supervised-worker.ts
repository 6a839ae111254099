import type { ApiRequest, CallApi } from '@shop/contracts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { RenderFault } from './render-job.ts';
import { startWorker } from './worker-entry.ts';

/** Why a worker has ended. */
export class WorkerTerminatedError extends Error {
  readonly fault: RenderFault;
  constructor(fault: RenderFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A worker that handles one request at a time, and is terminated when a request times out. */
export interface SupervisedWorker {
  /** Sends a message without a reply. */
  readonly post: (message: ToWorker) => void;
  /** Sends one message and waits for its reply, at most `limit` ms. Rejects with `WorkerTerminatedError` once it has ended. */
  readonly request: (message: ToWorker, limit: number) => Promise<FromWorker>;
  readonly hasTerminated: () => boolean;
  /** Terminates the worker and rejects the pending request. Resolves when it has ended. */
  readonly terminate: (fault: RenderFault, message: string) => Promise<void>;
}

interface SupervisorOptions {
  readonly entry: string;
  /** Answers the API requests of the rendered pages. */
  readonly askApi: CallApi;
  readonly memoryMb?: number | undefined;
}

/** Starts a supervised worker. */
export function superviseWorker({ entry, askApi, memoryMb }: SupervisorOptions): SupervisedWorker {
  const worker = startWorker(entry, memoryMb);
  let terminated: WorkerTerminatedError | undefined;
  let settle: ((outcome: FromWorker | Error) => void) | undefined;

  const post = (message: ToWorker) => worker.postMessage(message);

  const terminate = async (fault: RenderFault, message: string) => {
    if (terminated) return;
    terminated = new WorkerTerminatedError(fault, message);
    settle?.(terminated);
    settle = undefined;
    await worker.terminate();
  };

  const answerApiCall = (callId: number, request: ApiRequest) => {
    askApi(request)
      .catch(() => null)
      .then((reply) => post({ type: 'apiReply', callId, reply }))
      // The worker may have ended in the meantime; its job is already rejected.
      .catch(() => undefined);
  };

  const sendRequest = async (message: ToWorker, limit: number): Promise<FromWorker> => {
    if (terminated) throw terminated;
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<FromWorker | Error>((resolve) => {
      settle = resolve;
      timer = setTimeout(() => void terminate('hung', `No answer within ${limit} ms.`), limit);
      post(message);
    });
    clearTimeout(timer);
    if (outcome instanceof Error) throw outcome;
    if (outcome.type === 'failed') throw Object.assign(new Error(outcome.message), { stack: outcome.stack });
    return outcome;
  };

  // Discards the console output of pages: the host's log is one JSON line each.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'callApi') return answerApiCall(message.callId, message.request);
    settle?.(message);
    settle = undefined;
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    void terminate(isOutOfMemory ? 'out_of_memory' : 'failed', error.message);
  });
  worker.on('exit', (code) => void terminate('failed', `The worker ended with ${code}.`));
  worker.unref();

  return { post, request: sendRequest, hasTerminated: () => terminated !== undefined, terminate };
}
