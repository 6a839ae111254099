import Stripe from 'stripe';
import type { ChargeRequest, IntentState, PaymentProvider } from './payment-provider.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  /** Another address of the API, for a local stand-in: `http://127.0.0.1:12111`. */
  readonly apiBase: string | null;
}

export const stripeClient = ({ secretKey, apiBase }: StripeSettings): Stripe => {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
};

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
 * A refusal is an answer; everything else (network, rate limit, Stripe's own errors) leaves the outcome unknown and is
 * thrown on. `fallback` names an intent that was never made.
 */
function refusalOf(error: unknown, fallback: string): IntentState {
  // The same charge is under way elsewhere: not an answer yet.
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

const paramsOf = ({ amount, method, orderNumber, returnUrl, idempotencyKey }: ChargeRequest) => ({
  amount: Number(amount.amount),
  currency: amount.currency.toLowerCase(),
  confirm: true,
  metadata: { order_number: orderNumber, charge_key: idempotencyKey },
  ...(method.kind === 'card'
    ? {
        payment_method: method.token,
        payment_method_types: ['card'],
        // The charge after 3-D Secure is made by us, so a cart that changed meanwhile is never charged.
        confirmation_method: 'manual' as const,
      }
    : {
        payment_method_types: [method.type],
        payment_method_data: { type: method.type as Stripe.PaymentIntentCreateParams.PaymentMethodData.Type },
        return_url: returnUrl,
      }),
});

/** Cards and bank pages through Stripe's own SDK. No card detail passes through this shop. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  const fetch = async (intentId: string): Promise<IntentState | null> => {
    // Intents that were never made keep a name of our own.
    if (!intentId.startsWith('pi_')) return null;
    return stateOfIntent(await stripe.paymentIntents.retrieve(intentId));
  };
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    async charge(request) {
      const { idempotencyKey } = request;
      try {
        return stateOfIntent(await stripe.paymentIntents.create(paramsOf(request), { idempotencyKey }));
      } catch (error) {
        return refusalOf(error, `refused_${idempotencyKey}`);
      }
    },
    async confirm(intentId) {
      const intent = await stripe.paymentIntents.retrieve(intentId);
      if (intent.status !== 'requires_confirmation') return stateOfIntent(intent);
      try {
        return stateOfIntent(
          await stripe.paymentIntents.confirm(intentId, {}, { idempotencyKey: `confirm-${intentId}` }),
        );
      } catch (error) {
        return refusalOf(error, intentId);
      }
    },
    fetch,
    async findByKey(key) {
      const found = await stripe.paymentIntents.search({
        query: `metadata['charge_key']:'${key}'`,
        limit: 1,
      });
      const [intent] = found.data;
      return intent ? stateOfIntent(intent) : null;
    },
    async cancel(intentId) {
      try {
        return stateOfIntent(await stripe.paymentIntents.cancel(intentId));
      } catch (error) {
        // It cannot be canceled any more: how it ended is what counts.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return fetch(intentId);
        throw error;
      }
    },
  };
}
