import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';

const refusalCodes = [
  'cart_changed',
  'approval_closed',
  'approval_own_request',
  'approval_limit_exceeded',
  'forbidden',
  'not_found',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Refusals with texts of this page: why a decision failed, and what comes next. */
export const toRefusalCode = ({ code }: ApiProblem): RefusalCode | undefined =>
  refusalCodes.find((one) => one === code);

/** A refusal as a sentence. */
export const refusalText = (
  t: (key: `orders.refused.${RefusalCode}`) => string,
  problem: ApiProblem,
): string => {
  const code = toRefusalCode(problem);
  return code === undefined ? problemText(problem) : t(`orders.refused.${code}`);
};
