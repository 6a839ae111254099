import type { ApiProblem, Result } from '../api/result.ts';

/** What a failed query or mutation carries: `query.error instanceof ProblemError && query.error.problem.code`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ApiProblem;
  constructor(problem: ApiProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The problem behind an error, however it is wrapped; undefined where there is none. */
export function problemBehind(error: unknown): ApiProblem | undefined {
  if (error instanceof ProblemError) return error.problem;
  return error instanceof Error ? problemBehind(error.cause) : undefined;
}

/**
 * As `unwrap`, for the wrappers whose failure has a sentence of its own (specification 8): throws an error with that
 * sentence and the problem as its `cause`.
 */
export async function unwrapAs<Value>(
  message: string,
  pending: Promise<Result<Value, ApiProblem>>,
): Promise<Value> {
  const result = await pending;
  if (result.ok) return result.value;
  throw new Error(message, { cause: new ProblemError(result.problem) });
}

/**
 * Turns a returned problem into the thrown error that query functions speak.
 *
 * @example useQuery({ queryKey: queryKeys.cart, queryFn: ({ signal }) => unwrap(call(getCurrentOrder, { signal })) })
 */
export async function unwrap<Value>(pending: Promise<Result<Value, ApiProblem>>): Promise<Value> {
  const result = await pending;
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
