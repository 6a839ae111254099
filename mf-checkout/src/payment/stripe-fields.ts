import { failure, success } from '@shop/kit/api';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { refusedCard, type TypedCard } from './typed-card.ts';

const declineOf = ({ type, code, decline_code }: StripeError): string => {
  if (type === 'validation_error') return 'card_incomplete';
  if (type === 'card_error') return decline_code ?? code ?? 'card_declined';
  return 'processing_error';
};

/** The card in Stripe's own fields. `revision` counts the shopper's changes, since the fields show nobody what is in them. */
export const stripeCard = (
  stripe: Pick<Stripe, 'createPaymentMethod' | 'handleNextAction'>,
  elements: StripeElements,
  revision: () => number,
): TypedCard => ({
  content: () => String(revision()),
  tokenise: async () => {
    const checked = await elements.submit();
    if (checked.error) return failure(refusedCard(declineOf(checked.error)));
    const made = await stripe.createPaymentMethod({ elements });
    return made.error ? failure(refusedCard(declineOf(made.error))) : success(made.paymentMethod.id);
  },
  ask: async (clientSecret) => {
    await stripe.handleNextAction({ clientSecret });
  },
});
