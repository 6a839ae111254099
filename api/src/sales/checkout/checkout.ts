import * as contracts from '@shop/contracts';
import { markets } from '@shop/regions';
import {
  type ApiDeps,
  type Domain,
  fail,
  type JobHandler,
  ok,
  pageUrl,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { findCart } from '../orders/cart.repo.ts';
import { type BuyerCall, createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { tokeniseCard } from '../payments/sandbox-cards.ts';
import { registerStripeWebhooks } from '../payments/stripe-webhooks.ts';
import { advanceCheckout } from './advance-checkout.ts';
import type { CheckoutContext } from './complete-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { expireReservationHandler } from './expire-reservation.ts';
import { sandboxSettlesHandler, stripeEventHandler } from './gateway-messages.ts';
import { payByCard } from './pay-by-card.ts';
import { payByRedirect } from './pay-by-redirect.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { reconcilePaymentHandler } from './reconcile-payments.ts';
import { submitStep } from './submit-step.ts';

/** Extracts what completing an order needs from a call. */
const createCheckoutContext = (
  call: BuyerCall,
  ports: OrderPorts,
  provider: PaymentProvider | null,
  { clock, settings }: ApiDeps,
): CheckoutContext => ({
  ...createCartWriter(call, ports, clock()),
  provider,
  log: call.log,
  returnUrl: (orderNumber) =>
    pageUrl(settings, markets[call.region], resolveMailLanguage(call.user.locale), 'paymentReturn', {
      orderNumber,
    }),
});

/** The steps of the checkout and the payments that end it. */
export const checkout = (
  portsOf: (deps: ApiDeps) => OrderPorts,
  providerOf: (deps: ApiDeps) => PaymentProvider | null,
  options: { readonly stripeWebhookSecret?: string | null } = {},
): Domain => ({
  name: 'checkout',
  register(route, deps) {
    const ports = portsOf(deps);
    const provider = providerOf(deps);
    const completer = (call: BuyerCall) => createCheckoutContext(call, ports, provider, deps);
    // These call the gateway between their transactions.
    const phased = { phases: true } as const;

    if (options.stripeWebhookSecret) registerStripeWebhooks(route, options.stripeWebhookSecret);
    route(contracts.submitCheckoutStep, (call) =>
      submitStep(
        createCartWriter(call, ports, deps.clock()),
        call.params.number,
        call.query.state,
        call.body.order,
      ),
    );
    route(
      contracts.advanceCheckout,
      (call) => advanceCheckout(completer(call), call.params.number, call.body?.expected_total),
      phased,
    );
    route(contracts.getPaymentConfig, async ({ db, user, params }) => {
      if (!(await findCart(db, user.id, params.orderId))) return fail('not_found');
      return ok({ provider: provider?.name ?? 'stripe', publishable_key: provider?.publishableKey ?? null });
    });
    route(
      contracts.tokeniseSandboxCard,
      async ({ db, body }) =>
        provider?.name === 'sandbox' ? tokeniseCard(db, body, deps.clock()) : fail('payment_not_configured'),
      { replay: false, perMinute: 60 },
    );
    route(contracts.payByCard, (call) => payByCard(completer(call), call.params.orderId, call.body), phased);
    route(
      contracts.confirmCardPayment,
      (call) => {
        const { payment_intent_id, payment_method_id, sandbox_challenge } = call.body;
        return confirmPayment(completer(call), call.params.orderId, {
          intentId: payment_intent_id,
          methodId: payment_method_id,
          challenge: sandbox_challenge,
        });
      },
      phased,
    );
    route(
      contracts.startRedirectPayment,
      (call) => payByRedirect(completer(call), call.region, call.params.orderId, call.body),
      phased,
    );
    route(
      contracts.payByTransfer,
      (call) => payByTransfer(completer(call), call.body.order_number, call.body),
      phased,
    );
  },
  jobs(deps): readonly JobHandler[] {
    const provider = providerOf(deps);
    if (!provider) return [];
    const ports = portsOf(deps);
    return [
      reconcilePaymentHandler(ports, provider),
      expireReservationHandler(ports, provider),
      provider.name === 'sandbox'
        ? sandboxSettlesHandler(ports, provider)
        : stripeEventHandler(ports, provider),
    ];
  },
});
