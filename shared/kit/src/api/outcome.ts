import type { ApiProblem } from './result.ts';

const unknownOutcomeCodes = new Set<ApiProblem['code']>([
  'offline',
  'timeout',
  'aborted',
  'unreadable_reply',
  'busy',
  'internal',
  'request_in_progress',
  'completion_in_progress',
]);

/**
 * Whether a failed write may have happened all the same, because its reply never came or said nothing about it. Such a
 * write is repeated with the idempotency key it had; after a clear refusal the next try is a new intention with a new key.
 */
export const mayHaveHappened = ({ code }: Pick<ApiProblem, 'code'>): boolean => unknownOutcomeCodes.has(code);
