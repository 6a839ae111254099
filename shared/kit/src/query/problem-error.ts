import type { ApiProblem, Result } from '../api/result.ts';

/** The error of a failed query or mutation: `query.error instanceof ProblemError && query.error.problem.code`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ApiProblem;
  constructor(problem: ApiProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Returns the problem inside an error, however it is wrapped; undefined without one. */
export function problemBehind(error: unknown): ApiProblem | undefined {
  if (error instanceof ProblemError) return error.problem;
  return error instanceof Error ? problemBehind(error.cause) : undefined;
}

/**
 * Like `unwrap`, for wrappers with a specified error message (specification 8): throws an error with that message and
 * the problem as its `cause`.
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
 * Returns the value, or throws the problem, as query functions require.
 *
 * @example useQuery({ queryKey: queryKeys.cart, queryFn: ({ signal }) => unwrap(call(getCurrentOrder, { signal })) })
 */
export async function unwrap<Value>(pending: Promise<Result<Value, ApiProblem>>): Promise<Value> {
  const result = await pending;
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
