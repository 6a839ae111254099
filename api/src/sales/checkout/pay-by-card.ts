import type { PaymentOutcome } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';
import { type CheckoutContext, type CompleteCode, completeOrder } from './complete-order.ts';
import { gatewayName, type InstalmentInput, toInstalmentChoice } from './payment-choice.ts';

/** Pays with a card token of the gateway and places the order. */
export const payByCard = (
  completer: CheckoutContext,
  reference: string,
  asked: InstalmentInput & {
    readonly payment_method_id: string;
    readonly expected_total: string;
  },
): Promise<Result<PaymentOutcome, CompleteCode>> =>
  completeOrder(completer, reference, {
    method: 'card',
    provider: gatewayName(completer.provider),
    token: asked.payment_method_id,
    expectedTotal: asked.expected_total,
    ...toInstalmentChoice(asked),
  });
