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
 * Whether a failed write may have succeeded on the server, because its reply was lost or inconclusive. Retry such a
 * write with the same idempotency key; after a clear refusal the next attempt needs a new key.
 */
export const mayHaveHappened = ({ code }: Pick<ApiProblem, 'code'>): boolean => unknownOutcomeCodes.has(code);
