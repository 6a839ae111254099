import * as contracts from '@shop/contracts';
import { findOrderManager } from '../../customers/index.ts';
import {
  type ApiDeps,
  type Call,
  type CallUser,
  type Domain,
  fail,
  isFailure,
  numericId,
  ok,
  readCursor,
} from '../../platform/index.ts';
import { applyCoupon, removeCoupon } from '../coupons/apply-coupon.ts';
import { addLineOrService } from './add-line-or-service.ts';
import { createOrder, currentOrder } from './create-order.ts';
import { listMyOrders } from './list-my-orders.ts';
import { mergeLaterHandler } from './merge-later.ts';
import { readOrderByLink } from './order-link.ts';
import { orderMailHandler } from './order-mail.ts';
import type { OrderPorts } from './ports.ts';
import { readOrder } from './read-order.ts';
import { removeLineItem } from './remove-line-item.ts';
import { saveConsents } from './save-consents.ts';
import { updateLineItem } from './update-line-item.ts';
import { updateOrder } from './update-order.ts';
import type { CartWriter } from './write-cart.ts';

/** Any call of a buyer, visitor or member. */
export type BuyerCall = Call<unknown, unknown, unknown, CallUser>;

/** Extracts what a cart write needs from a call. */
export const createCartWriter = (call: BuyerCall, ports: OrderPorts, now: Date): CartWriter => ({
  db: call.db,
  ports,
  user: call.user,
  actor: call.actor,
  now,
  ifMatch: call.header('if-match'),
});

/** Carts, their lines, placed orders. */
export const orders = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'orders',
  register(route, deps) {
    const ports = portsOf(deps);
    const { clock, settings } = deps;
    const writer = (call: BuyerCall) => createCartWriter(call, ports, clock());

    route(contracts.createOrder, ({ db, user, region, body }) =>
      createOrder(db, ports, user, region, body.currency, clock()),
    );
    route(contracts.getCurrentOrder, async ({ db, user, region }) =>
      ok(await currentOrder(db, ports, user, region, clock())),
    );
    route(contracts.getOrder, async ({ db, user, params, header }) => {
      const own = await readOrder(db, ports, user, params.number, clock());
      const link = header('x-spree-order-token');
      const found =
        own ??
        (link
          ? await readOrderByLink(db, ports, settings.sessionSecret, params.number, link, clock())
          : null);
      return found ? ok(found) : fail('not_found');
    });
    route(contracts.listMyOrders, async ({ db, user, query }) => {
      const states = query['q[state_cont_any][]'] ?? [];
      const { page = 1, per_page = 25 } = query;
      const after = readCursor(query);
      if (isFailure(after)) return after;
      return ok(
        await listMyOrders(db, ports, user.id, {
          page,
          perPage: per_page,
          states: typeof states === 'string' ? [states] : states,
          after,
        }),
      );
    });
    // "No order manager" is 200 with null.
    route(contracts.getOrderManager, async ({ db, user }) => ok(await findOrderManager(db, user.id)));
    for (const endpoint of [contracts.addLineItem, contracts.addLineItemV1]) {
      route(endpoint, (call) => addLineOrService(writer(call), call.params.id, call.body));
    }
    route(contracts.updateLineItem, async (call) => {
      const itemId = numericId(call.params.itemId);
      return itemId === null
        ? fail('not_found')
        : updateLineItem(writer(call), call.params.id, itemId, call.body.line_item);
    });
    for (const endpoint of [contracts.removeLineItem, contracts.removeLineItemV2]) {
      route(endpoint, async (call) => {
        const itemId = numericId(call.params.itemId);
        return itemId === null ? fail('not_found') : removeLineItem(writer(call), call.params.id, itemId);
      });
    }
    route(contracts.updateOrder, (call) => updateOrder(writer(call), call.params.id, call.body.order));
    route(contracts.applyCouponCode, (call) =>
      applyCoupon(writer(call), call.params.id, call.body.coupon_code),
    );
    route(contracts.removeCouponCode, (call) => removeCoupon(writer(call), call.params.id));
    route(contracts.saveOrderConsents, ({ db, user, body }) =>
      saveConsents(db, user.id, body.order_number, body.consents),
    );
  },
  jobs: (deps) => [orderMailHandler(deps, portsOf(deps)), mergeLaterHandler(portsOf(deps), deps.clock)],
});
