import * as contracts from '@shop/contracts';
import {
  binary,
  checkSignature,
  type Domain,
  fail,
  numericId,
  ok,
  type RecordCall,
  type Result,
  readCursorPage,
  subscribe,
} from '../../platform/index.ts';
import { ofOrderInBody, refundCreated } from '../../sales/index.ts';
import { moveShipment } from './move-shipment.ts';
import { packShipment } from './pack-shipment.ts';
import { findPackingList } from './packing-list.ts';
import { packingListPdf } from './packing-list-pdf.ts';
import { pathOfPackingList, presentShipment } from './present-shipment.ts';
import { shipmentMailHandler } from './shipment-mail.ts';
import {
  countShipments,
  findShipment,
  findShipmentRegion,
  listShipments,
  type StoredShipment,
} from './shipments.repo.ts';
import { updateFulfilment } from './update-fulfilment.ts';

/** Holds a call of staff about one shipment to the regions of the caller. */
const ofShipment = {
  regionOf: async ({ db, params }: RecordCall<{ readonly id: string }>) => {
    const id = numericId(params.id);
    return id === null ? null : findShipmentRegion(db, id);
  },
};

/** Shipments: packed and advanced by staff, tracked by the buyer. */
export const shipments = (): Domain => ({
  name: 'shipments',
  register(route, deps) {
    const shown = (shipment: StoredShipment) => presentShipment(shipment, deps);
    const shownResult = <Code extends contracts.ProblemCode>(result: Result<StoredShipment, Code>) =>
      result.ok ? ok(shown(result.value)) : result;
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
      return page.ok ? ok({ shipments: page.value.rows.map(shown), ...page.value.paging }) : page;
    });
    route.shared(contracts.getShipment, async ({ db, user, params }) => {
      const id = numericId(params.id);
      const found = id === null ? null : await findShipment(db, id, user?.id ?? null);
      return found ? ok(shown(found)) : fail('not_found');
    });
    route.open(contracts.getPackingList, async ({ db, params, query }) => {
      const id = numericId(params.id);
      const { settings, clock } = deps;
      if (id === null || !checkSignature(settings.sessionSecret, pathOfPackingList(id), query, clock()))
        return fail('not_found');
      const list = await findPackingList(db, id);
      if (!list) return fail('not_found');
      return ok(
        binary(await packingListPdf(list), 'application/pdf', {
          'content-disposition': `inline; filename="${list.orderNumber}-${id}.pdf"`,
          'cache-control': 'private, max-age=3600',
        }),
      );
    });
    route.staff(
      contracts.createShipment,
      async ({ db, body, actor }) => shownResult(await packShipment(db, body, actor)),
      ofOrderInBody,
    );
    route.staff(
      contracts.updateShipment,
      async ({ db, params, body, actor }) => {
        const id = numericId(params.id);
        return id === null ? fail('not_found') : shownResult(await moveShipment(db, id, body, actor));
      },
      ofShipment,
    );
  },
  // Refunded pieces are no longer awaited.
  subscribers: () => [
    subscribe(refundCreated, async (tx, { orderId }) => void (await updateFulfilment(tx, orderId))),
  ],
  jobs: (deps) => [shipmentMailHandler(deps)],
});
