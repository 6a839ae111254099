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

/** Only what cannot do harm twice, and only what may pass by itself. */
export const canRetry = (
  { method }: Pick<Endpoint, 'method'>,
  { idempotencyKey }: RequestInput,
  { code, status }: ApiProblem,
  failures: number,
): boolean =>
  failures < maxRetries &&
  (method === 'GET' || idempotencyKey !== undefined) &&
  (transientCodes.has(code) || [502, 503, 504].includes(status));

/** Milliseconds before the nth retry, spread so that many browsers do not come back at the same moment. */
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
