import * as contracts from '@shop/contracts';
import { type Domain, fail, numericId, ok, readCursorPage, subscribe } from '../../platform/index.ts';
import { refundCreated } from '../../sales/index.ts';
import { moveShipment } from './move-shipment.ts';
import { packShipment } from './pack-shipment.ts';
import { shipmentMailHandler } from './shipment-mail.ts';
import { countShipments, findShipment, listShipments } from './shipments.repo.ts';
import { updateFulfilment } from './update-fulfilment.ts';

/** Shipments: packed and advanced by staff, tracked by the buyer. */
export const shipments = (): Domain => ({
  name: 'shipments',
  register(route) {
    route.shared(contracts.listShipments, async ({ db, user, query }) => {
      const filter = {
        userId: user?.id ?? null,
        orderNumber: query.order_number ?? null,
        state: query['q[state_eq]'] ?? null,
        carrier: query['q[carrier_eq]'] ?? null,
      };
      const page = await readCursorPage(
        query,
        (at) => listShipments(db, filter, at),
        () => countShipments(db, filter),
      );
      return page.ok ? ok({ shipments: page.value.rows, ...page.value.paging }) : page;
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
  // Refunded pieces are no longer awaited.
  subscribers: () => [
    subscribe(refundCreated, async (tx, { orderId }) => void (await updateFulfilment(tx, orderId))),
  ],
  jobs: (deps) => [shipmentMailHandler(deps)],
});
