import type { listWebhookDeliveries as contract, DeliveryQuery, ReplyOf } from '@shop/contracts';
import { cutPage, readCursor } from '../server/cursor.ts';
import { pagingMembers } from '../server/paging.ts';
import { fail, isFailure, ok, type Result } from '../server/result.ts';
import type { EndpointContext } from './manage-endpoints.ts';
import { presentDelivery } from './present-webhook.ts';
import { countDeliveries, findEndpoint, listDeliveries } from './webhooks.repo.ts';

/** Returns the deliveries to an endpoint, by page or cursor. */
export const listDeliveriesOf = async (
  { db, owner }: EndpointContext,
  id: string,
  query: DeliveryQuery,
): Promise<Result<ReplyOf<typeof contract>, 'invalid_input' | 'not_found'>> => {
  const after = readCursor(query);
  if (isFailure(after)) return after;
  const endpoint = await findEndpoint(db, owner, Number(id));
  if (endpoint === null) return fail('not_found');
  const { page = 1, per_page: perPage = 25, state, type } = query;
  const filter = { endpointId: endpoint.id, state, type };
  const offset = after === null ? (page - 1) * perPage : 0;
  const found = await listDeliveries(db, filter, { limit: perPage + 1, offset, after });
  const { rows, next } = cutPage(found, perPage, ({ id: last }) => last);
  const total = await countDeliveries(db, filter);
  return ok({
    deliveries: rows.map(presentDelivery),
    ...pagingMembers(query, rows.length, total),
    next_cursor: next,
  });
};
