import type { PaymentOutcome } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';
import { type CompleteCode, type Completer, completeOrder } from './complete-order.ts';
import { gatewayOfChoice, type PartsAsked, partsOf } from './payment-choice.ts';

/** Pays with a card that the gateway has made a token of, and places the order. */
export const payByCard = (
  completer: Completer,
  reference: string,
  asked: PartsAsked & { readonly payment_method_id: string; readonly expected_total?: string | undefined },
): Promise<Result<PaymentOutcome, CompleteCode>> =>
  completeOrder(completer, reference, {
    method: 'card',
    provider: gatewayOfChoice(completer.provider),
    token: asked.payment_method_id,
    expectedTotal: asked.expected_total,
    ...partsOf(asked),
  });
