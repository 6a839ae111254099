import * as contracts from '@shop/contracts';
import { markets } from '@shop/regions';
import { handle, type JobHandler } from '../jobs/define-job.ts';
import { mailLanguageOf, pageUrl } from '../mail/language.ts';
import { findCart } from '../orders/cart.repo.ts';
import { writerOf } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { tokeniseCard } from '../payments/sandbox-cards.ts';
import { sandboxSettles, settleSandboxIntent } from '../payments/sandbox-provider.ts';
import { registerStripeWebhooks, stripeEvent } from '../payments/stripe-webhooks.ts';
import { applyGatewayEvent } from '../refunds/apply-gateway-event.ts';
import type { Call, CallUser } from '../server/call.ts';
import type { ApiDeps, Domain } from '../server/domain.ts';
import { fail, ok } from '../server/result.ts';
import { advanceCheckout } from './advance-checkout.ts';
import { type Completer, completeOrder } from './complete-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { expireReservationHandler } from './expire-reservation.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { refuseDeferred } from './refuse-deferred.ts';
import { submitStep } from './submit-step.ts';
import { transferTo } from './transfer-to.ts';
import { applyPaymentEvent, watchPaymentHandler } from './watch-payments.ts';

/** What a pay call says of payment in parts. */
const partsOf = (body: {
  readonly reject_payment_schedule?: boolean | undefined;
  readonly installment_id?: number | undefined;
}): Pick<PaymentChoice, 'rejectSchedule' | 'instalmentId'> => ({
  rejectSchedule: body.reject_payment_schedule,
  instalmentId: body.installment_id,
});

/** Ways to pay that have endpoints of their own. */
const ownWays: readonly string[] = ['card', 'stripe', 'check', 'wallet'];

type AnyCall = Call<unknown, unknown, unknown, CallUser>;

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
    const { clock, settings } = deps;
    const completer = (call: AnyCall): Completer => ({
      ...writerOf(call, ports, clock()),
      provider,
      log: call.log,
      returnUrl: (orderNumber) =>
        pageUrl(settings, markets[call.region], mailLanguageOf(call.user.locale), 'paymentReturn', {
          orderNumber,
        }),
    });

    if (options.stripeWebhookSecret) registerStripeWebhooks(route, options.stripeWebhookSecret);
    route(contracts.submitCheckoutStep, (call) =>
      submitStep(writerOf(call, ports, clock()), call.params.number, call.query.state, call.body.order),
    );
    route(
      contracts.advanceCheckout,
      (call) => advanceCheckout(completer(call), call.params.number, call.body?.expected_total),
      { phases: true },
    );
    route(contracts.getPaymentConfig, async ({ db, user, params }) => {
      if (!(await findCart(db, user.id, params.orderId))) return fail('not_found');
      return ok({ provider: provider?.name ?? 'stripe', publishable_key: provider?.publishableKey ?? null });
    });
    route(
      contracts.tokeniseSandboxCard,
      async ({ db, body }) =>
        provider?.name === 'sandbox' ? tokeniseCard(db, body, clock()) : fail('payment_not_configured'),
      { replay: false, perMinute: 60 },
    );
    route(
      contracts.payByCard,
      (call) =>
        completeOrder(completer(call), call.params.orderId, {
          method: 'card',
          provider: provider?.name ?? 'sandbox',
          token: call.body.payment_method_id,
          expectedTotal: call.body.expected_total,
          ...partsOf(call.body),
        }),
      { phases: true },
    );
    route(
      contracts.confirmCardPayment,
      (call) =>
        confirmPayment(
          completer(call),
          call.params.orderId,
          call.body.payment_intent_id,
          call.body.sandbox_challenge,
        ),
      { phases: true },
    );
    route(
      contracts.startRedirectPayment,
      async (call) => {
        const type = call.body.payment_method_type;
        if (ownWays.includes(type)) return fail('payment_method_not_allowed');
        if (type === 'hokodo') return refuseDeferred(call.region);
        return completeOrder(completer(call), call.params.orderId, {
          method: type,
          provider: provider?.name ?? 'sandbox',
          token: type,
          expectedTotal: undefined,
          ...partsOf(call.body),
        });
      },
      { phases: true },
    );
    route(
      contracts.payByTransfer,
      async (call) => {
        const done = await completeOrder(completer(call), call.body.order_number, {
          method: 'check',
          provider: 'transfer',
          token: null,
          expectedTotal: call.body.expected_total,
          ...partsOf(call.body),
        });
        if (!done.ok) return done;
        const { order } = done.value;
        const awaited = order.payments.findLast(({ payment_method }) => payment_method === 'check');
        return ok({ order, transfer: transferTo(order, awaited?.amount ?? order.total) });
      },
      { phases: true },
    );
  },
  jobs(deps): readonly JobHandler[] {
    const provider = providerOf(deps);
    if (!provider) return [];
    const ports = portsOf(deps);
    const sandbox = handle(sandboxSettles, async ({ intent_id }, { db }) => {
      await settleSandboxIntent(db, intent_id);
      // Sent twice under one id, as gateways do; the second is dropped.
      const event = { id: `evt_${intent_id}`, kind: 'payment_intent.settled', intentId: intent_id };
      for (let time = 0; time < 2; time += 1) await applyPaymentEvent(db, ports, provider, event);
    });
    const stripe = handle(stripeEvent, async ({ id, kind, intent_id, reference }, { db }) => {
      await applyGatewayEvent(db, ports, provider, { id, kind, intentId: intent_id, reference });
    });
    return [
      watchPaymentHandler(ports, provider),
      expireReservationHandler(ports, provider),
      provider.name === 'sandbox' ? sandbox : stripe,
    ];
  },
});
