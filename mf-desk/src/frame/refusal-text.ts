import type { ApiProblem } from '@shop/kit/api';
import { problemText, type Text } from '@shop/kit/i18n';

/** The problems that mean something of their own at the desk. */
const own = [
  'forbidden',
  'not_found',
  'last_admin',
  'email_taken',
  'approval_needed',
  'approval_own_request',
  'approval_closed',
] as const;

/** Returns a refusal of a call as a sentence in the words of the desk. */
export const refusalText = (t: Text<'mf-desk'>, problem: ApiProblem): string => {
  if (problem.code === 'quote_conflict' && problem.changed_by !== undefined)
    return t('refused.quote_conflict', { name: problem.changed_by });
  const code = own.find((one) => one === problem.code);
  return code === undefined ? problemText(problem) : t(`refused.${code}`);
};
