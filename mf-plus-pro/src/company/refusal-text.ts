import type { ApiProblem } from '@shop/kit/api';
import { problemText, type Text } from '@shop/kit/i18n';

/** Returns a refusal of a write as a sentence. Forbidden and not found have texts of Plus. */
export function refusalText(t: Text<'mf-plus-pro'>, problem: ApiProblem): string {
  const { code } = problem;
  return code === 'forbidden' || code === 'not_found' ? t(`orders.refused.${code}`) : problemText(problem);
}
