import type { ApiProblem } from '@shop/kit/api';
import { problemText, type Text } from '@shop/kit/i18n';

/** A refusal of a write as a sentence. What the role forbids, or is gone, has words of Plus. */
export function refusalText(t: Text, problem: ApiProblem): string {
  const { code } = problem;
  return code === 'forbidden' || code === 'not_found' ? t(`orders.refused.${code}`) : problemText(problem);
}

/** Says that this page is old: the role, the member or the invitation is not what it shows. */
export const showsOldPage = ({ code }: ApiProblem): boolean =>
  ['forbidden', 'not_found', 'last_admin', 'already_member'].includes(code);
