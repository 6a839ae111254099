import type { ApiProblem } from '@shop/kit/api';

const retryableCodes = new Set<ApiProblem['code']>([
  'offline',
  'timeout',
  'aborted',
  'unreadable_reply',
  'busy',
  'internal',
  'rate_limited',
  'request_in_progress',
]);

/** Whether retrying the same write may succeed. */
export const isRetryable = (code: ApiProblem['code']): boolean => retryableCodes.has(code);

const delays = [2_000, 4_000, 8_000, 15_000] as const;
const maxDelay = 30_000;

/** Returns the milliseconds until the next retry after a number of failures. */
export const retryDelay = (failures: number): number => delays[failures] ?? maxDelay;
