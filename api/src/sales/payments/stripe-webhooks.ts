import { defineEndpoint } from '@shop/contracts';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { defineJob, enqueue, fail, failpoint, ok, type Route } from '../../platform/index.ts';
import { storePaymentEvent } from '../checkout/reconcile-payments.ts';
import { isRefundOrDispute } from '../refunds/refund-events.ts';

/** Not for the shop's clients, so it is declared here and not in the shared contracts. */
const stripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/gateway/stripe/webhooks',
  summary: 'Signed events of Stripe',
  audience: 'anyone',
  reply: z.object({ received: z.boolean() }),
  errors: [],
});

export const stripeEvent = defineJob(
  'stripe.event',
  z.object({ id: z.string(), kind: z.string(), intent_id: z.string(), reference: z.optional(z.string()) }),
);

/** Events that report a payment's outcome. `created` and the like settle nothing. */
const kinds = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
]);

/**
 * Receives Stripe's events: verifies the signature over the raw bytes, stores the event, enqueues a
 * job and answers at once. A duplicate event enqueues one job.
 */
export function registerStripeWebhooks(route: Route, webhookSecret: string): void {
  route.open(
    stripeWebhook,
    async ({ db, rawBody, header }) => {
      const event = verifyEvent(rawBody, header('stripe-signature'), webhookSecret);
      if (!event)
        return fail('invalid_input', { detail: 'The signature does not match; check the webhook secret.' });
      const foundIntent = findIntent(event);
      if (!foundIntent) return ok({ received: true });
      const { intentId, reference } = foundIntent;
      await db.transaction(async (tx) => {
        const stored = { id: event.id, kind: event.type, intentId };
        await storePaymentEvent(tx, 'stripe', stored);
        const payload = {
          id: event.id,
          kind: event.type,
          intent_id: intentId,
          ...(reference ? { reference } : {}),
        };
        await enqueue(tx, stripeEvent, payload, { key: event.id });
      });
      failpoint('webhook:after-store');
      return ok({ received: true });
    },
    { rawBody: true, perMinute: 1200 },
  );
}

/**
 * Returns the intent of an event that reports a payment's outcome, a refund or a dispute; otherwise
 * null.
 */
function findIntent(
  event: Stripe.Event,
): { readonly intentId: string; readonly reference?: string | undefined } | null {
  const { object } = event.data;
  if (object.object === 'payment_intent')
    return kinds.has(event.type) ? { intentId: object.id, reference: object.metadata.charge_key } : null;
  if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute') return null;
  if (!isRefundOrDispute(event.type)) return null;
  const intent = object.payment_intent;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  return intentId ? { intentId } : null;
}

function verifyEvent(
  body: Buffer | null,
  signature: string | undefined,
  secret: string,
): Stripe.Event | null {
  if (!body || !signature) return null;
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
