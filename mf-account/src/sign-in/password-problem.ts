import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';

/** Why a form that asks for the present password was refused: too many wrong ones take longer than other limits. */
export const passwordProblem = (problem: ApiProblem, t: (key: 'tooManyPasswords') => string): string =>
  problem.code === 'rate_limited' ? t('tooManyPasswords') : problemText(problem);
