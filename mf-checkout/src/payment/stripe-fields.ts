import { failure, success } from '@shop/kit/api';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type CardInput, toDeclinedProblem } from './card-input.ts';

const toDecline = ({ type, code, decline_code }: StripeError): string => {
  if (type === 'validation_error') return 'card_incomplete';
  if (type === 'card_error') return decline_code ?? code ?? 'card_declined';
  return 'processing_error';
};

/** Returns the card in Stripe's own fields. `revision` counts edits, since the fields hide their content. */
export const stripeCard = (
  stripe: Pick<Stripe, 'createPaymentMethod' | 'handleNextAction'>,
  elements: StripeElements,
  revision: () => number,
): CardInput => ({
  fingerprint: () => String(revision()),
  tokenise: async () => {
    const checked = await elements.submit();
    if (checked.error) return failure(toDeclinedProblem(toDecline(checked.error)));
    const made = await stripe.createPaymentMethod({ elements });
    return made.error ? failure(toDeclinedProblem(toDecline(made.error))) : success(made.paymentMethod.id);
  },
  handleChallenge: async (clientSecret) => {
    await stripe.handleNextAction({ clientSecret });
  },
});
