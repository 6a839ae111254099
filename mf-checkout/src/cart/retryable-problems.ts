import type { ApiProblem } from '@shop/kit/api';

const passing = new Set<ApiProblem['code']>([
  'offline',
  'timeout',
  'aborted',
  'unreadable_reply',
  'busy',
  'internal',
  'rate_limited',
  'request_in_progress',
]);

/** Whether the same write may work later, with nothing changed. */
export const isPassing = (code: ApiProblem['code']): boolean => passing.has(code);

const delays = [2_000, 4_000, 8_000, 15_000] as const;
const longest = 30_000;

/** Milliseconds until the next try after so many that failed before. */
export const retryDelay = (failures: number): number => delays[failures] ?? longest;
