import * as contracts from '@shop/contracts';
import { type ApiDeps, type Domain, sameSecret } from '../../platform/index.ts';
import { orderLinkToken } from '../orders/order-link.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { ofOrderInPath } from '../orders/region-of-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { cancelMailHandler } from './cancel-mail.ts';
import { cancelOrder } from './cancel-order.ts';
import { endPaymentsHandler } from './end-payments.ts';
import { reorder } from './reorder.ts';

/** Cancellation and reordering of placed orders, by buyers and staff. */
export const cancellation = (
  portsOf: (deps: ApiDeps) => OrderPorts,
  providerOf: (deps: ApiDeps) => PaymentProvider | null,
): Domain => ({
  name: 'cancellation',
  register(route, deps) {
    const ports = portsOf(deps);
    const { clock, settings } = deps;
    route(contracts.cancelOrder, ({ db, user, actor, params, body, header }) => {
      const link = header('x-spree-order-token');
      return cancelOrder({
        db,
        ports,
        reference: params.number,
        by: 'buyer',
        // Withdrawal needs no account: the mailed link is enough for goods with that right.
        allowed: (cart, facts) =>
          cart.user_id === user.id ||
          (link !== undefined &&
            facts.consumer &&
            facts.readyMade &&
            sameSecret(orderLinkToken(settings.sessionSecret, cart.number), link)),
        reason: body.reason,
        note: body.note ? body.note : null,
        actor,
        now: clock(),
      });
    });
    route.staff(
      contracts.cancelOrderByStaff,
      ({ db, actor, params, body }) =>
        cancelOrder({
          db,
          ports,
          reference: params.number,
          by: 'staff',
          allowed: () => true,
          reason: body.reason,
          note: body.note === '' ? null : body.note,
          actor,
          now: clock(),
        }),
      ofOrderInPath,
    );
    route(contracts.reorder, (call) =>
      reorder(createCartWriter(call, ports, clock()), call.region, call.params.number),
    );
  },
  jobs(deps) {
    const provider = providerOf(deps);
    return [cancelMailHandler(deps), ...(provider ? [endPaymentsHandler(portsOf(deps), provider)] : [])];
  },
});
