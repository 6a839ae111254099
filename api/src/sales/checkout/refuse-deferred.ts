import { markets, type RegionId } from '@shop/regions';
import { type Failure, fail } from '../../platform/index.ts';

/**
 * Deferred terms for companies (Hokodo). Regions may list them, but no such provider is set up in this shop: where they
 * are listed that is what the call says, elsewhere they are not offered. A provider is added behind `PaymentProvider`.
 */
export const refuseDeferred = (
  region: RegionId,
): Failure<'payment_not_configured' | 'payment_method_not_allowed'> =>
  markets[region].paymentMethods.includes('hokodo')
    ? fail('payment_not_configured', {
        detail: 'Payment on deferred terms is not set up in this shop; choose another way to pay.',
      })
    : fail('payment_method_not_allowed');
