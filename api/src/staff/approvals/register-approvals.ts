import * as contracts from '@shop/contracts';
import { type ApiDeps, ok, type Route } from '../../platform/index.ts';
import { createStaffRequest } from './create-request.ts';
import { approveRequest, refuseRequest } from './decide-request.ts';
import { listRequests } from './requests.repo.ts';

/** Registers the routes of requests that another person approves. */
export const registerApprovals = (route: Route, deps: ApiDeps): void => {
  const { clock } = deps;
  route.staff(
    contracts.createStaffRequest,
    (call) => createStaffRequest(call.db, call, call.body, clock()),
    // As large as a price book.
    { bodyLimit: 256 * 1024 },
  );
  route.staff(contracts.listStaffRequests, async ({ db, region, held, query }) =>
    ok(await listRequests(db, query.everywhere === 'true' ? held.regions : [region], query)),
  );
  route.staff(contracts.approveStaffRequest, (call) => approveRequest(call.db, call, call.params.id, deps));
  route.staff(contracts.refuseStaffRequest, (call) =>
    refuseRequest(call.db, call, call.params.id, call.body.reason),
  );
};
