import * as contracts from '@shop/contracts';
import { cutPage, readCursor } from '../server/cursor.ts';
import type { Domain } from '../server/domain.ts';
import { numericId } from '../server/ids.ts';
import { fail, isFailure, ok } from '../server/result.ts';
import { moveShipment } from './move-shipment.ts';
import { packShipment } from './pack-shipment.ts';
import { shipmentMailHandler } from './shipment-mail.ts';
import { countShipments, findShipment, listShipments } from './shipments.repo.ts';

/** Goods on their way: packed and moved on by staff, followed by the buyer. */
export const shipments = (): Domain => ({
  name: 'shipments',
  register(route) {
    route.shared(contracts.listShipments, async ({ db, user, query }) => {
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const { page = 1, per_page: perPage = 25 } = query;
      const filter = {
        userId: user?.id ?? null,
        orderNumber: query.order_number ?? null,
        state: query['q[state_eq]'] ?? null,
        carrier: query['q[carrier_eq]'] ?? null,
      };
      const offset = after === null ? (page - 1) * perPage : 0;
      const found = await listShipments(db, filter, { limit: perPage + 1, offset, after });
      const { rows, next } = cutPage(found, perPage, ({ id }) => id);
      const total = await countShipments(db, filter);
      return ok({
        shipments: [...rows],
        count: rows.length,
        total_count: total,
        current_page: page,
        pages: Math.ceil(total / perPage),
        per_page: perPage,
        next_cursor: next,
      });
    });
    route.shared(contracts.getShipment, async ({ db, user, params }) => {
      const id = numericId(params.id);
      const found = id === null ? null : await findShipment(db, id, user?.id ?? null);
      return found ? ok(found) : fail('not_found');
    });
    route.staff(contracts.createShipment, ({ db, body, actor }) => packShipment(db, body, actor));
    route.staff(contracts.updateShipment, async ({ db, params, body, actor }) => {
      const id = numericId(params.id);
      return id === null ? fail('not_found') : moveShipment(db, id, body, actor);
    });
  },
  jobs: (deps) => [shipmentMailHandler(deps)],
});
