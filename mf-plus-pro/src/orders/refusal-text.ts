import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';

const told = [
  'cart_changed',
  'approval_closed',
  'approval_own_request',
  'approval_limit_exceeded',
  'forbidden',
  'not_found',
] as const;
export type Told = (typeof told)[number];

/** Refusals with texts of this page: why a decision failed, and what comes next. */
export const toldCode = ({ code }: ApiProblem): Told | undefined => told.find((one) => one === code);

/** A refusal as a sentence. */
export const refusalText = (t: (key: `orders.refused.${Told}`) => string, problem: ApiProblem): string => {
  const code = toldCode(problem);
  return code === undefined ? problemText(problem) : t(`orders.refused.${code}`);
};
