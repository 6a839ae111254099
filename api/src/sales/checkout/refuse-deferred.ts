import { markets, type RegionId } from '@shop/regions';
import { type Failure, fail } from '../../platform/index.ts';

/**
 * Refuses deferred terms for companies (Hokodo). Regions may list them, but this shop has no such
 * provider: where listed, the error says so; elsewhere the method is not offered. A provider would
 * be added behind `PaymentProvider`.
 */
export const refuseDeferred = (
  region: RegionId,
): Failure<'payment_not_configured' | 'payment_method_not_allowed'> =>
  markets[region].paymentMethods.includes('hokodo')
    ? fail('payment_not_configured', {
        detail: 'Deferred payment is not set up in this shop; choose another payment method.',
      })
    : fail('payment_method_not_allowed');
