import Stripe from 'stripe';
import type {
  ChargeRequest,
  DisputeState,
  IntentState,
  PaymentProvider,
  RefundState,
} from './payment-provider.ts';

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

const refundStatuses: Readonly<Record<string, RefundState['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const stateOfRefund = (refund: Stripe.Refund): RefundState => ({
  refundId: refund.id,
  key: refund.metadata?.refund_key ?? null,
  amount: BigInt(refund.amount),
  status: refundStatuses[refund.status ?? ''] ?? 'pending',
  failure: refund.failure_reason ?? null,
});

const disputeStatuses: Readonly<Record<string, DisputeState['status']>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'won',
};

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
    async refund({ intentId, amount, idempotencyKey }) {
      try {
        return stateOfRefund(
          await stripe.refunds.create(
            {
              payment_intent: intentId,
              amount: Number(amount.amount),
              metadata: { refund_key: idempotencyKey },
            },
            { idempotencyKey },
          ),
        );
      } catch (error) {
        // Refused for good, for example `charge_disputed`; everything else leaves the outcome unknown.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409)
          throw error;
        return {
          refundId: null,
          key: idempotencyKey,
          amount: amount.amount,
          status: 'failed',
          failure: error.code ?? 'refused',
        };
      }
    },
    async refundsOf(intentId) {
      const found = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      return found.data.map(stateOfRefund);
    },
    async disputesOf(intentId) {
      const found = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
      // A warning is a question of the bank; no money is taken.
      return found.data
        .filter(({ status }) => !status.startsWith('warning_'))
        .map(({ id, amount, status, reason }) => ({
          disputeId: id,
          amount: BigInt(amount),
          status: disputeStatuses[status] ?? 'open',
          reason,
        }));
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
