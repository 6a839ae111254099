import { proRequestsOf } from '@shop/contracts';
import { visitorMerged } from '../../customers/index.ts';
import {
  type Domain,
  fail,
  numericId,
  ok,
  pagingMembers,
  subscribe,
  toLimitOffset,
} from '../../platform/index.ts';
import { createProRequest, moveProRequest } from './create-pro-request.ts';
import { findProRequest, listProRequests, moveProRequests, presentProRequest } from './pro.repo.ts';

/** Requests to join the Pro programme, under the brand's path. */
export const pro = (): Domain => ({
  name: 'pro',
  register(route, deps) {
    const endpoints = proRequestsOf(deps.settings.brand);
    route(
      endpoints.create,
      ({ db, user, region, body }) => createProRequest(db, user, region, body.pro_request),
      { perMinute: 30 },
    );
    route(endpoints.list, async ({ db, user, query }) => {
      const { rows, total } = await listProRequests(db, {
        userId: user.id,
        status: query['q[status_eq]'] ?? null,
        region: null,
        ...toLimitOffset(query),
      });
      return ok({ pro_requests: rows.map(presentProRequest), ...pagingMembers(query, rows.length, total) });
    });
    route.staff(endpoints.listForStaff, async ({ db, query }) => {
      const { rows, total } = await listProRequests(db, {
        userId: null,
        status: query['q[status_eq]'] ?? null,
        region: query['q[region_eq]'] ?? null,
        ...toLimitOffset(query),
      });
      return ok({ pro_requests: rows.map(presentProRequest), ...pagingMembers(query, rows.length, total) });
    });
    route.staff(endpoints.read, async ({ db, params }) => {
      const id = numericId(params.id);
      const row = id === null ? null : await findProRequest(db, id);
      return row ? ok(presentProRequest(row)) : fail('not_found');
    });
    route.staff(endpoints.move, async ({ db, params, body }) => {
      const id = numericId(params.id);
      return id === null ? fail('not_found') : moveProRequest(db, id, body.pro_request.status);
    });
  },
  subscribers: () => [
    subscribe(
      visitorMerged,
      async (tx, { visitorId, accountId }) => void (await moveProRequests(tx, visitorId, accountId)),
    ),
  ],
});
