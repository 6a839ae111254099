export { apiAddress } from './api-address.ts';
export { type CallInput, call, newIdempotencyKey, upload } from './call.ts';
export { createSender } from './create-sender.ts';
export { mayHaveHappened } from './outcome.ts';
export {
  type ApiProblem,
  type ClientProblemCode,
  clientProblemCodes,
  failure,
  type Result,
  success,
} from './result.ts';
export { useRetryKey } from './use-retry-key.ts';
