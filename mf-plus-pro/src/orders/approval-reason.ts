import type { Company, OrderApproval } from '@shop/contracts';

/** Which of the company's current rules a request exceeds. */
export type ApprovalReason = 'order' | 'window' | 'currency' | 'changed';

/**
 * Why an order needs approval. `order`: above the limit per order; `window`: within that, but above the company's limit
 * per day, week or month; `currency`: in a currency other than the limits', where any amount needs approval; `changed`:
 * no limit applies any more. Amounts have at most two decimals, which numbers compare exactly.
 *
 * @example getApprovalReason({ total: '151.84', currency: 'PLN' }, company) // 'order' with a limit of 100.00 PLN
 */
export function getApprovalReason(
  { total, currency }: Pick<OrderApproval, 'total' | 'currency'>,
  company: Pick<Company, 'currency' | 'rules'>,
): ApprovalReason {
  const { order_limit: order, window_limit: window } = company.rules;
  if (order === null && window === null) return 'changed';
  if (currency !== company.currency) return 'currency';
  if (order !== null && Number(total) > Number(order)) return 'order';
  return window === null ? 'changed' : 'window';
}
