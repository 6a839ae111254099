import type { ApiProblem } from '../api/result.ts';
import { translate } from './translate.ts';
import type { TextKey } from './typed-keys.ts';

/**
 * Returns what went wrong and what to do, in the shopper's language. Every code of the contracts has words; a code
 * newer than this page uses the API's own sentence.
 */
export function problemText({ code, detail }: Pick<ApiProblem, 'code'> & Partial<ApiProblem>): string {
  const key = `problem.${code}` as TextKey<'kit'>;
  const sentence = translate('kit', key);
  return sentence === key && detail ? detail : sentence;
}
