import type { Endpoint } from '@shop/contracts';
import { loadProblemWords } from '../i18n/problem-words.ts';
import { apiService } from './api-service.ts';
import { joinInFlightRead } from './in-flight.ts';
import type { RequestInput } from './request-input.ts';
import { type ApiProblem, failure, type Result, success } from './result.ts';
import { canRetry, retryDelay, sleep } from './retry.ts';
import { noSessionProblem, toProblem } from './to-problem.ts';
import { currentToken, renewToken, waitForToken } from './token.ts';
import { sendSequentially } from './token-replacement.ts';

type Reply = Result<unknown, ApiProblem>;

/** Calls one declared endpoint and returns every outcome as a `Result`. Identical reads in flight are sent once. */
export async function request(endpoint: Endpoint, input: RequestInput): Promise<Reply> {
  const path = fillPath(endpoint.path, (input.params ?? {}) as Readonly<Record<string, unknown>>);
  const reply = await (endpoint.method !== 'GET' || input.headers
    ? sendWithRetries(endpoint, path, input)
    : sendShared(endpoint, path, input));
  if (!reply.ok) await loadProblemWords(reply.problem.code);
  return reply;
}

function sendShared(endpoint: Endpoint, path: string, { signal, ...input }: RequestInput): Promise<Reply> {
  const key = JSON.stringify([path, input.query ?? null, input.ifMatch ?? null, currentToken() ?? null]);
  return joinInFlightRead(key, signal, (sharedSignal) =>
    sendWithRetries(endpoint, path, { ...input, signal: sharedSignal }),
  );
}

async function sendWithRetries(endpoint: Endpoint, path: string, input: RequestInput): Promise<Reply> {
  let hasRenewed = false;
  for (let failures = 0; ; ) {
    const token = currentToken();
    const reply = await sendOnce(endpoint, path, input);
    if (reply.ok || input.signal?.aborted) return reply;
    const { problem } = reply;
    if (
      problem.code === 'unauthorized' &&
      (endpoint.audience === 'visitor' || endpoint.audience === 'member') &&
      token !== undefined &&
      !hasRenewed
    ) {
      hasRenewed = true;
      if (await renewToken(token, endpoint)) continue;
      return reply;
    }
    if (!canRetry(endpoint, input, problem, failures)) return reply;
    failures++;
    await sleep(retryDelay(failures), input.signal);
  }
}

async function sendOnce(endpoint: Endpoint, path: string, input: RequestInput): Promise<Reply> {
  try {
    if (endpoint.audience !== 'anyone') await waitForToken();
    const value = await sendSequentially(endpoint, () => apiService.call(endpoint.method, path, input));
    // The client returns `null` for a refusal without a token: the caller gets a `no session` problem.
    if (value === null && currentToken() === undefined) return failure(noSessionProblem);
    return success(value);
  } catch (error) {
    if (error instanceof Error) return failure(toProblem(error));
    throw error;
  }
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
