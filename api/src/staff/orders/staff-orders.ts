import * as contracts from '@shop/contracts';
import { holdOrder, releaseOrder } from '../../fulfilment/index.ts';
import { type ApiDeps, type Domain, isFailure, ok } from '../../platform/index.ts';
import { type OrderPorts, ofOrderInPath, previewRefund } from '../../sales/index.ts';
import { registerProductionLines } from '../production/list-production-lines.ts';
import { registerLinePreflight } from '../production/preflight-line.ts';
import { countOrders, listOrders, readPosition } from './list-orders.ts';
import { createOrderNote } from './order-notes.ts';
import { readStaffOrder } from './read-order.ts';
import { searchEverything } from './search.ts';

/** The desk's orders: list, search, what is to be made, one order with all that belongs to it, holds and notes. */
export const staffOrders = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'staff-orders',
  register(route, deps) {
    const ports = portsOf(deps);
    registerProductionLines(route, deps, ports);
    registerLinePreflight(route);
    route.staff(contracts.countStaffOrders, async ({ db, query, held }) =>
      ok({ stages: [...(await countOrders(db, { ...query, regions: held.regions }, deps.clock()))] }),
    );
    route.staff(contracts.listStaffOrders, async ({ db, query, held }) => {
      const { sort = '-placed', per_page: limit = 50, cursor, ...filter } = query;
      const after = readPosition(cursor);
      if (isFailure(after)) return after;
      const { orders, next } = await listOrders(
        db,
        { ...filter, regions: held.regions },
        { sort, limit, after },
        deps.clock(),
      );
      return ok({ orders, next_cursor: next });
    });
    route.staff(
      contracts.getStaffOrder,
      ({ db, params }) => readStaffOrder(db, ports, params.number, deps),
      ofOrderInPath,
    );
    route.staff(
      contracts.createOrderNote,
      ({ db, params, body, actor }) => createOrderNote(db, params.number, body.text, actor),
      ofOrderInPath,
    );
    route.staff(
      contracts.holdOrder,
      ({ db, params, body, actor }) => holdOrder(db, params.number, body, actor),
      ofOrderInPath,
    );
    route.staff(
      contracts.releaseOrder,
      ({ db, params, body, actor }) => releaseOrder(db, params.number, body.revision, actor),
      ofOrderInPath,
    );
    route.staff(
      contracts.previewRefund,
      ({ db, params, body }) => previewRefund(db, params.number, body),
      ofOrderInPath,
    );
    route.staff(contracts.searchByStaff, async ({ db, query, held }) =>
      ok({ hits: await searchEverything(db, query.q, held.regions) }),
    );
  },
});
