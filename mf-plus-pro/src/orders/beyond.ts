import type { Company, OrderApproval } from '@shop/contracts';

/** Which of a company's rules a request is beyond, by the rules as they are now. */
export type Beyond = 'order' | 'window' | 'currency' | 'changed';

/**
 * Why an order waits. `order`: dearer than one order may be; `window`: within that, but beyond what the company may spend
 * in its day, week or month; `currency`: in another currency than the limits, where any amount waits; `changed`: no limit
 * stands any more. Amounts have at most two decimals, which numbers compare exactly.
 *
 * @example beyondOf({ total: '151.84', currency: 'PLN' }, company) // 'order' with a limit of 100.00 PLN
 */
export function beyondOf(
  { total, currency }: Pick<OrderApproval, 'total' | 'currency'>,
  company: Pick<Company, 'currency' | 'rules'>,
): Beyond {
  const { order_limit: order, window_limit: window } = company.rules;
  if (order === null && window === null) return 'changed';
  if (currency !== company.currency) return 'currency';
  if (order !== null && Number(total) > Number(order)) return 'order';
  return window === null ? 'changed' : 'window';
}
