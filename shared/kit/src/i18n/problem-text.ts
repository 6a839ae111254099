import type { ApiProblem } from '../api/result.ts';
import { say } from './text.ts';

/** What went wrong and what to do, in the shopper's language. Every code of the contracts has words. */
export function problemText(problem: Pick<ApiProblem, 'code'> & Partial<ApiProblem>): string {
  const sentence = say('kit', `problem.${problem.code}`);
  return sentence;
}
