import type { ApiProblem, Result } from './result.ts';
import { failure } from './result.ts';
import { abortedProblem } from './to-problem.ts';

type Reply = Result<unknown, ApiProblem>;
interface InFlightRead {
  readonly reply: Promise<Reply>;
  readonly stop: AbortController;
  waiters: number;
}

const reads = new Map<string, InFlightRead>();

/** Joins an identical read in flight. The request is aborted only when every waiting caller has left. */
export function joinInFlightRead(
  key: string,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  const read = reads.get(key) ?? startRead(key, send);
  read.waiters++;
  if (!signal) return read.reply;
  return new Promise((resolve, reject) => {
    const detach = () => {
      read.waiters--;
      if (read.waiters === 0) {
        reads.delete(key);
        read.stop.abort();
      }
      resolve(failure(abortedProblem));
    };
    if (signal.aborted) return detach();
    signal.addEventListener('abort', detach, { once: true });
    read.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', detach));
  });
}

function startRead(key: string, send: (signal: AbortSignal) => Promise<Reply>): InFlightRead {
  const controller = new AbortController();
  const reply = send(controller.signal);
  const read: InFlightRead = { reply, stop: controller, waiters: 0 };
  reads.set(key, read);
  const forget = () => {
    if (reads.get(key) === read) reads.delete(key);
  };
  reply.then(forget, forget);
  return read;
}
