import type { DeliveryQuery } from '@shop/contracts';
import type { Queryable } from '../db/db.ts';
import { type After, cutPage } from '../server/cursor.ts';
import { presentDelivery } from './present-webhook.ts';
import { countDeliveries, listDeliveries } from './webhooks.repo.ts';

/** What was sent to an endpoint, by page or by cursor. */
export const listOfDeliveries = async (
  db: Queryable,
  endpointId: number,
  { page = 1, per_page: perPage = 25, state, type }: DeliveryQuery,
  after: After | null,
) => {
  const filter = { endpointId, state, type };
  const offset = after === null ? (page - 1) * perPage : 0;
  const { rows, next } = cutPage(
    await listDeliveries(db, filter, { limit: perPage + 1, offset, after }),
    perPage,
    ({ id }) => id,
  );
  const total = await countDeliveries(db, filter);
  return {
    deliveries: rows.map(presentDelivery),
    count: rows.length,
    total_count: total,
    current_page: page,
    pages: Math.ceil(total / perPage),
    per_page: perPage,
    next_cursor: next,
  };
};
