import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';

type Text = (key: 'tooManyPasswords' | 'tooManyFromNetwork') => string;

/**
 * Returns why a form with a password was refused. Too many wrong passwords for the account, too many from the network
 * and too many requests are three cases with three waiting times.
 */
export const toPasswordMessage = (problem: ApiProblem, t: Text): string => {
  if (problem.limited_by === 'account') return t('tooManyPasswords');
  return problem.limited_by === 'network' ? t('tooManyFromNetwork') : problemText(problem);
};
