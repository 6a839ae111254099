import * as contracts from '@shop/contracts';
import { type Domain, isFailure, ok } from '../../platform/index.ts';
import { createAcquisition, listMyAcquisitions } from './acquisitions.ts';
import { registerFirstTouch, registerPartnerKey } from './first-touch.ts';
import { readVisit } from './read-visit.ts';
import { addSegmentData, appendSegmentSession, createSegmentSession } from './segment.ts';

/**
 * Attribution of visitors: first touch, later touches, partner, sessions. All of it requires
 * consent.
 */
export const attribution = (): Domain => ({
  name: 'attribution',
  register(route, { clock }) {
    route(contracts.registerFirstTouch, async (call) => {
      const visit = readVisit(call, clock());
      return isFailure(visit) ? visit : ok(await registerFirstTouch(visit, call.body.first_touch));
    });
    route(contracts.registerPartnerKey, async (call) => {
      const visit = readVisit(call, clock());
      return isFailure(visit) ? visit : ok(await registerPartnerKey(visit, call.body.partnerstack_data));
    });

    route(contracts.addSegmentData, async (call) => {
      const visit = readVisit(call, clock());
      return isFailure(visit) ? visit : ok(await addSegmentData(visit, call.body.segment_data));
    });
    route(contracts.createSegmentSession, async (call) => {
      const visit = readVisit(call, clock());
      return isFailure(visit) ? visit : ok(await createSegmentSession(visit, call.body));
    });
    route(contracts.appendSegmentSession, async (call) => {
      const visit = readVisit(call, clock());
      return isFailure(visit) ? visit : appendSegmentSession(visit, call.body);
    });

    route(contracts.createAcquisition, async (call) => {
      const visit = readVisit(call, clock());
      return isFailure(visit) ? visit : ok(await createAcquisition(visit, call.body.acquisition_attribution));
    });
    route(contracts.listAcquisitions, async ({ db, user, query }) =>
      ok(await listMyAcquisitions(db, user.id, query)),
    );
  },
});
