import { findShortages } from '../../catalogue/index.ts';
import { type Failure, fail } from '../../platform/index.ts';
import { computeOrderFacts } from '../orders/order-facts.ts';
import type { PricedCart } from '../orders/reprice.ts';
import { computeRequirements } from './compute-requirements.ts';

type UnmetCode = 'payment_method_not_allowed' | 'out_of_stock' | 'requirements_unmet';

/**
 * Returns why a priced cart cannot be paid now; null when all requirements are met. An unavailable
 * payment method and insufficient stock have their own codes, the latter only when nothing else is
 * missing.
 */
export function refuseUnmet(
  priced: PricedCart,
  buyer: { readonly anonymous: boolean },
  now: Date,
): Failure<UnmetCode> | null {
  const requirements = computeRequirements(computeOrderFacts(priced, buyer, now));
  if (requirements.length === 0) return null;
  if (requirements.some(({ field, code }) => field === 'payment_method' && code === 'not_offered'))
    return fail('payment_method_not_allowed');
  const short = findShortages(priced.lines);
  const stockAlone = requirements.every(({ field }) =>
    short.has(Number(/^line_items\.(\d+)$/.exec(field)?.[1])),
  );
  return fail(stockAlone ? 'out_of_stock' : 'requirements_unmet', { requirements });
}
