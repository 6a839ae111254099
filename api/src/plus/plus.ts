import * as contracts from '@shop/contracts';
import type { OrderPorts } from '../orders/ports.ts';
import type { ApiDeps, Domain } from '../server/domain.ts';
import { ok } from '../server/result.ts';
import { listPlusItems } from './list-plus-items.ts';

/** The Plus programme. A company is one account for now; ordering again adds the same variant and design to the cart. */
export const plus = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'plus',
  register(route, deps) {
    const ports = portsOf(deps);
    route(contracts.listPlusItems, async ({ db, user }) =>
      ok({ items: await listPlusItems(db, ports, user.id) }),
    );
  },
});
