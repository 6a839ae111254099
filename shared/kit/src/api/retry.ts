import type { Endpoint } from '@shop/contracts';
import type { RequestInput } from './request-input.ts';
import type { ApiProblem } from './result.ts';

const maxRetries = 2;
const transientCodes = new Set<ApiProblem['code']>([
  'offline',
  'busy',
  'request_in_progress',
  'rate_limited',
]);

/** Only safe requests, and only transient failures. */
export const canRetry = (
  { method }: Pick<Endpoint, 'method'>,
  { idempotencyKey }: RequestInput,
  { code, status }: ApiProblem,
  failures: number,
): boolean =>
  failures < maxRetries &&
  (method === 'GET' || idempotencyKey !== undefined) &&
  (transientCodes.has(code) || [502, 503, 504].includes(status));

/** Returns the milliseconds before the nth retry, with jitter so that many browsers do not retry at the same moment. */
export const retryDelay = (failures: number, random: () => number = Math.random): number =>
  300 * 3 ** (failures - 1) * (0.75 + random() / 2);

export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
