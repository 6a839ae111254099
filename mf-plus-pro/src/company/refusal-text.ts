import type { ApiProblem } from '@shop/kit/api';
import { problemText, type Text } from '@shop/kit/i18n';

/** A refusal of a write as a sentence. What the role forbids, or is gone, has words of Plus. */
export function refusalText(t: Text<'mf-plus-pro'>, problem: ApiProblem): string {
  const { code } = problem;
  return code === 'forbidden' || code === 'not_found' ? t(`orders.refused.${code}`) : problemText(problem);
}
