import {
  addSegmentData,
  appendSegmentSession,
  createAcquisition,
  createSegmentSession,
  identifyUser,
  registerPartnerKey,
} from '@shop/contracts';
import { call } from '../../api/call.ts';
import { clickIdsOf, setClickData } from '../../api/click-data.ts';
import { on } from '../../bus/bus.ts';
import { allows } from '../../consent/preferences.ts';
import { session } from '../../session/store.ts';
import type { Arrival } from '../arrival.ts';
import type { Attribution } from './attribution.ts';
import { context } from './context.ts';
import { attributionCountry } from './country.ts';
import { given } from './origin.ts';
import type { AnalyticsSession, Traffic } from './traffic.ts';

/** Tells the server which analytics session the caller's is, and that it goes on. */
export async function tellSession(traffic: Traffic, tag: AnalyticsSession): Promise<void> {
  const ids = {
    session_id: tag.session_id,
    session_number: tag.session_number,
    client_id: tag.client_id,
  };
  if (!traffic.isNew) {
    const { session_id, client_id } = ids;
    const reply = await call(appendSegmentSession, { body: { session_id, client_id, context: context() } });
    if (reply.ok || reply.problem.code !== 'not_found') return;
  }
  await call(createSegmentSession, { body: { ...ids, context: context() } });
  await call(addSegmentData, {
    body: { segment_data: { ...ids, anonymous_id: traffic.client_id }, context: context() },
  });
}

/** Tells the server how the visitor came here this time, and by whose recommendation; an empty key is skipped. */
export async function tellOrigin(arrival: Arrival, { origin, isNew }: Attribution): Promise<void> {
  const country = await attributionCountry();
  // The visitor may have refused meanwhile.
  if (!allows('analytics')) return;
  setClickData({
    originClient: 'browser',
    ...(country === undefined ? {} : { country }),
    ...(allows('advertising') ? clickIdsOf(arrival.search) : {}),
  });
  if (isNew) {
    const { type: _type, ...utm } = origin;
    await call(createAcquisition, {
      body: {
        acquisition_attribution: {
          ...utm,
          landing_page: arrival.path.slice(0, 200),
          ...(arrival.referrer === '' ? {} : { referrer: arrival.referrer.slice(0, 200) }),
          ...(country === undefined ? {} : { country }),
          origin_client: 'browser',
        },
        context: context(),
      },
    });
  }
  const partner = given(new URLSearchParams(arrival.search).get('ps_partner_key'));
  if (partner !== undefined)
    await call(registerPartnerKey, {
      body: { partnerstack_data: { partner_key: partner }, context: context() },
    });
}

/** Ties the analytics id to whoever signs in, now and later on this page. Returns what ends it. */
export function identifyMembers(anonymousId: string): () => void {
  const identify = () => {
    if (!session.get().signedIn || !allows('analytics')) return;
    void call(identifyUser, {
      body: {
        messageId: crypto.randomUUID(),
        anonymousId,
        traits: { origin_client: 'browser' },
        context: context(),
      },
    });
  };
  identify();
  return on('sessionChanged', identify);
}
