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
