import * as contracts from '@shop/contracts';
import { markets } from '@shop/regions';
import { type ApiDeps, type Call, type CallUser, type Domain, fail, ok } from '../../platform/index.ts';
import { findOpenCart, insertCart } from '../orders/cart.repo.ts';
import { createCartWriter } from '../orders/orders.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { computeSkuEmissions } from './emissions.ts';
import { hsCodes } from './hs-codes.ts';
import { addTrees, setTrees } from './plant-trees.ts';
import { allPlantedTrees, plantedTreesOf } from './trees.repo.ts';

/** Derived from geometry, so it changes only with a release. */
const anHour = { cacheSeconds: 3600 } as const;

type AnyCall = Call<unknown, unknown, unknown, CallUser>;

/** Carbon footprints, customs codes, and trees planted with orders. */
export const sustainability = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'sustainability',
  register(route, deps) {
    const ports = portsOf(deps);
    const writer = (call: AnyCall) => createCartWriter(call, ports, deps.clock());

    route.open(
      contracts.getEmissions,
      ({ db, params, query }) => computeSkuEmissions(db, params.sku, query),
      anHour,
    );
    route.open(contracts.listHsCodes, ({ db, query }) => hsCodes(db, query), anHour);

    route(contracts.addTreeLineItem, async (call) => {
      const { db, user, region, body } = call;
      const open = async () => (await findOpenCart(db, user.id, region))?.number;
      let reference = body.order_id ?? (await open());
      if (reference === undefined) {
        await insertCart(db, user.id, region, markets[region].currency, user.email);
        reference = await open();
      }
      return reference === undefined
        ? fail('not_found')
        : addTrees(writer(call), String(reference), body.quantity ?? 1);
    });
    route(contracts.updateQuantityOfTrees, async (call) => {
      const { db, user, region, body } = call;
      const reference = body.order_id ?? (await findOpenCart(db, user.id, region))?.number;
      return reference === undefined
        ? fail('not_found')
        : setTrees(writer(call), String(reference), body.quantity);
    });
    route.open(contracts.getTotalPlantedTrees, async ({ db }) =>
      ok({ total_planted_trees: await allPlantedTrees(db) }),
    );
    route(contracts.getUsersPlantedTrees, async ({ db, user, params }) =>
      params.userId === String(user.id)
        ? ok({ user_id: user.id, users_planted_trees: await plantedTreesOf(db, user.id) })
        : fail('not_found'),
    );
  },
});
