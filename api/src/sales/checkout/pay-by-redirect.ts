import type { PaymentOutcome } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { fail, type Result } from '../../platform/index.ts';
import { type CompleteCode, type Completer, completeOrder } from './complete-order.ts';
import { gatewayOfChoice, type PartsAsked, partsOf } from './payment-choice.ts';
import { refuseDeferred } from './refuse-deferred.ts';

/** Ways to pay that have endpoints of their own. */
const ownWays: readonly string[] = ['card', 'stripe', 'check', 'wallet'];

/**
 * Starts a payment on a bank's own page (`p24`, `ideal` …), or says why deferred terms cannot be had. What the buyer
 * saw is the stored total: these calls name none.
 */
export async function payByRedirect(
  completer: Completer,
  region: RegionId,
  reference: string,
  asked: PartsAsked & { readonly payment_method_type: string },
): Promise<Result<PaymentOutcome, CompleteCode>> {
  const type = asked.payment_method_type;
  if (ownWays.includes(type)) return fail('payment_method_not_allowed');
  if (type === 'hokodo') return refuseDeferred(region);
  return completeOrder(completer, reference, {
    method: type,
    provider: gatewayOfChoice(completer.provider),
    token: type,
    expectedTotal: undefined,
    ...partsOf(asked),
  });
}
