import type { PaymentOutcome } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { fail, type Result } from '../../platform/index.ts';
import { type CheckoutContext, type CompleteCode, completeOrder } from './complete-order.ts';
import { gatewayName, type InstalmentInput, toInstalmentChoice } from './payment-choice.ts';
import { refuseDeferred } from './refuse-deferred.ts';

/** Payment methods with their own endpoints. */
const methodsWithOwnEndpoint: readonly string[] = ['card', 'stripe', 'check', 'wallet'];

/**
 * Starts a payment on a bank's page (`p24`, `ideal` …), or returns why deferred terms are not
 * available.
 */
export async function payByRedirect(
  completer: CheckoutContext,
  region: RegionId,
  reference: string,
  asked: InstalmentInput & { readonly payment_method_type: string; readonly expected_total: string },
): Promise<Result<PaymentOutcome, CompleteCode>> {
  const type = asked.payment_method_type;
  if (methodsWithOwnEndpoint.includes(type)) return fail('payment_method_not_allowed');
  if (type === 'hokodo') return refuseDeferred(region);
  return completeOrder(completer, reference, {
    method: type,
    provider: gatewayName(completer.provider),
    token: type,
    expectedTotal: asked.expected_total,
    ...toInstalmentChoice(asked),
  });
}
