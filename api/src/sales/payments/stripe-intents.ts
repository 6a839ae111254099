import Stripe from 'stripe';
import type { ChargeRequest, IntentState, PaymentProvider } from './payment-provider.ts';

/** Payments at Stripe. A refusal is returned; a thrown error leaves the outcome unknown. */
export const createStripeIntents = (
  stripe: Stripe,
): Pick<PaymentProvider, 'charge' | 'confirm' | 'fetch' | 'findByKey' | 'cancel'> => ({
  charge: (request) => {
    const { idempotencyKey } = request;
    return stateAfter(`refused_${idempotencyKey}`, () =>
      stripe.paymentIntents.create(paramsOf(request), { idempotencyKey }),
    );
  },
  async confirm(intentId) {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (intent.status !== 'requires_confirmation') return stateOfIntent(intent);
    return stateAfter(intentId, () =>
      stripe.paymentIntents.confirm(intentId, {}, { idempotencyKey: `confirm-${intentId}` }),
    );
  },
  fetch: (intentId) => fetchIntent(stripe, intentId),
  async findByKey(key) {
    const found = await stripe.paymentIntents.search({ query: `metadata['charge_key']:'${key}'`, limit: 1 });
    const [intent] = found.data;
    return intent ? stateOfIntent(intent) : null;
  },
  async cancel(intentId) {
    try {
      return stateOfIntent(await stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      // It can no longer be canceled: return its final state.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return fetchIntent(stripe, intentId);
      throw error;
    }
  },
});

async function fetchIntent(stripe: Stripe, intentId: string): Promise<IntentState | null> {
  // Intents that were never created have an id of our own.
  if (!intentId.startsWith('pi_')) return null;
  return stateOfIntent(await stripe.paymentIntents.retrieve(intentId));
}

const paramsOf = ({ amount, method, orderNumber, payer, returnUrl, idempotencyKey }: ChargeRequest) => ({
  amount: Number(amount.amount),
  currency: amount.currency.toLowerCase(),
  confirm: true,
  metadata: { order_number: orderNumber, charge_key: idempotencyKey },
  ...(method.kind === 'card'
    ? {
        payment_method: method.token,
        payment_method_types: ['card'],
        // The shop makes the charge after 3-D Secure, so a cart that changed meanwhile is never
        // charged.
        confirmation_method: 'manual' as const,
      }
    : {
        payment_method_types: [method.type],
        payment_method_data: {
          type: method.type as Stripe.PaymentIntentCreateParams.PaymentMethodData.Type,
          // Stripe's guides: p24 requires the e-mail (docs.stripe.com/sources/p24, owner[email]),
          // Bancontact the name (docs.stripe.com/js/payment_intents/confirm_bancontact_payment).
          billing_details: {
            ...(payer.name === null ? {} : { name: payer.name }),
            ...(payer.email === null ? {} : { email: payer.email }),
          },
        },
        return_url: returnUrl,
      }),
});

/**
 * Returns an intent's state after `ask`, or a refusal. `fallback` is the id for an intent that was
 * never created.
 */
async function stateAfter(fallback: string, ask: () => Promise<Stripe.PaymentIntent>): Promise<IntentState> {
  try {
    return stateOfIntent(await ask());
  } catch (error) {
    return refusalOf(error, fallback);
  }
}

const statuses: Readonly<Record<string, IntentState['status']>> = {
  succeeded: 'succeeded',
  requires_action: 'requires_action',
  requires_confirmation: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  requires_payment_method: 'failed',
  canceled: 'canceled',
};

function stateOfIntent(intent: Stripe.PaymentIntent): IntentState {
  const status = statuses[intent.status] ?? 'processing';
  const { last_payment_error: problem, next_action: next } = intent;
  return {
    status,
    intentId: intent.id,
    clientSecret: status === 'requires_action' ? intent.client_secret : null,
    redirectUrl: next?.redirect_to_url?.url ?? null,
    declineCode: status === 'failed' ? (problem?.decline_code ?? problem?.code ?? 'card_declined') : null,
  };
}

/**
 * Converts a refusal to a state; rethrows everything else (network, rate limit, Stripe's own
 * errors), which leaves the outcome unknown. `fallback` is the id for an intent that was never
 * created.
 */
function refusalOf(error: unknown, fallback: string): IntentState {
  // The same charge is in flight in another call: no outcome yet.
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) throw error;
  if (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  ) {
    const intent = error.payment_intent;
    return {
      status: 'failed',
      intentId: intent?.id ?? fallback,
      clientSecret: null,
      redirectUrl: null,
      declineCode: error.decline_code ?? error.code ?? 'card_declined',
    };
  }
  throw error;
}
