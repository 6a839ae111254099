import * as contracts from '@shop/contracts';
import { type ApiDeps, type Call, type CallUser, type Domain, fail } from '../../platform/index.ts';
import { findOpenCart } from '../orders/cart.repo.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { bulkCreateLines } from './bulk-create-lines.ts';
import { createBundle } from './create-bundle.ts';
import { destroyBundle } from './destroy-bundle.ts';
import { updateBundle } from './update-bundle.ts';

type AnyCall = Call<unknown, unknown, unknown, CallUser>;

/** Bundles: lines that are bought, changed and removed together. */
export const bundles = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'bundles',
  register(route, deps) {
    const ports = portsOf(deps);
    const writer = (call: AnyCall) => createCartWriter(call, ports, deps.clock());
    /** Returns the named cart or the caller's open one; null when there is none. */
    const cartOf = async ({ db, user, region }: AnyCall, named: string | number | undefined) =>
      named === undefined ? ((await findOpenCart(db, user.id, region))?.number ?? null) : String(named);

    route(contracts.createBundle, async (call) => {
      const { order_id, quantity = 1, line_items_params = [] } = call.body;
      const reference = await cartOf(call, order_id);
      return reference === null
        ? fail('not_found')
        : createBundle(writer(call), reference, quantity, line_items_params);
    });
    route(contracts.updateBundle, (call) =>
      updateBundle(writer(call), String(call.body.order_id), call.body.bundle_id, call.body.quantity),
    );
    route(contracts.destroyBundle, async (call) => {
      const reference = await cartOf(call, call.body.order_id);
      return reference === null
        ? fail('not_found')
        : destroyBundle(writer(call), reference, call.body.bundle_id);
    });
    route(contracts.bulkCreateLineItems, (call) =>
      bulkCreateLines(writer(call), call.params.id, call.body.bundle_id ?? null, call.body.line_items_params),
    );
  },
});
