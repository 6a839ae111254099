import { handle, type JobHandler } from '../../platform/index.ts';
import type { OrderPorts } from '../orders/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { sandboxSettles, settleSandboxIntent } from '../payments/sandbox-provider.ts';
import { stripeEvent } from '../payments/stripe-webhooks.ts';
import { applyGatewayEvent } from '../refunds/apply-gateway-event.ts';
import { applyPaymentEvent } from './reconcile-payments.ts';

/** Settles a delayed sandbox payment and applies the resulting event. */
export const sandboxSettlesHandler = (ports: OrderPorts, provider: PaymentProvider): JobHandler =>
  handle(sandboxSettles, async ({ intent_id }, { db }) => {
    await settleSandboxIntent(db, intent_id);
    // Sent twice with one id, as gateways do; the second is dropped.
    const event = { id: `evt_${intent_id}`, kind: 'payment_intent.settled', intentId: intent_id };
    for (let time = 0; time < 2; time += 1) await applyPaymentEvent(db, ports, provider, event);
  });

/** Applies a stored event of Stripe. */
export const stripeEventHandler = (ports: OrderPorts, provider: PaymentProvider): JobHandler =>
  handle(stripeEvent, async ({ id, kind, intent_id, reference }, { db }) => {
    await applyGatewayEvent(db, ports, provider, { id, kind, intentId: intent_id, reference });
  });
