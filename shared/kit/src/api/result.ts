import type { Problem, ProblemCode } from '@shop/contracts';

/** Client-side problems, in addition to the API's codes. */
export const clientProblemCodes = ['offline', 'timeout', 'aborted', 'unreadable_reply'] as const;
export type ClientProblemCode = (typeof clientProblemCodes)[number];

/**
 * A failed call. `code` is closed; `problemText(problem)` of `@shop/kit/i18n` returns its text in the shopper's
 * language.
 */
export interface ApiProblem extends Omit<Problem, 'code' | 'type' | 'error'> {
  readonly code: ProblemCode | ClientProblemCode;
}

/** Returns expected failures as values. */
export type Result<Value, Failure = ApiProblem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Failure };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const failure = <Failure>(problem: Failure): { ok: false; problem: Failure } => ({
  ok: false,
  problem,
});
