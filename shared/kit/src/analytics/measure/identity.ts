import {
  addSegmentData,
  appendSegmentSession,
  createAcquisition,
  createSegmentSession,
  identifyUser,
  registerPartnerKey,
} from '@shop/contracts';
import { call } from '../../api/call.ts';
import { readClickIds, setClickData } from '../../api/click-data.ts';
import { on } from '../../bus/bus.ts';
import { allows } from '../../consent/preferences.ts';
import { session } from '../../session/store.ts';
import type { LandingPage } from '../landing-page.ts';
import type { AnalyticsSession, CurrentSession } from './analytics-session.ts';
import type { Attribution } from './attribution.ts';
import { getAnalyticsContext } from './context.ts';
import { getAttributionCountry } from './country.ts';
import { normalizeParameter } from './origin.ts';

/** Registers or continues the caller's analytics session on the server. */
export async function registerAnalyticsSession(
  ownSession: CurrentSession,
  tagSession: AnalyticsSession,
): Promise<void> {
  const ids = {
    session_id: tagSession.session_id,
    session_number: tagSession.session_number,
    client_id: tagSession.client_id,
  };
  if (!ownSession.isNew) {
    const { session_id, client_id } = ids;
    const reply = await call(appendSegmentSession, {
      body: { session_id, client_id, context: getAnalyticsContext() },
    });
    if (reply.ok || reply.problem.code !== 'not_found') return;
  }
  await call(createSegmentSession, { body: { ...ids, context: getAnalyticsContext() } });
  await call(addSegmentData, {
    body: { segment_data: { ...ids, anonymous_id: ownSession.client_id }, context: getAnalyticsContext() },
  });
}

/** Sends the acquisition of this visit and the referring partner to the server; an empty key is ignored. */
export async function registerAcquisition(
  landingPage: LandingPage,
  { origin, isNew }: Attribution,
): Promise<void> {
  const country = await getAttributionCountry();
  // The visitor may have refused in the meantime.
  if (!allows('analytics')) return;
  setClickData({
    originClient: 'browser',
    ...(country === undefined ? {} : { country }),
    ...(allows('advertising') ? readClickIds(landingPage.search) : {}),
  });
  if (isNew) {
    const { type: _type, ...utm } = origin;
    await call(createAcquisition, {
      body: {
        acquisition_attribution: {
          ...utm,
          landing_page: landingPage.path.slice(0, 200),
          ...(landingPage.referrer === '' ? {} : { referrer: landingPage.referrer.slice(0, 200) }),
          ...(country === undefined ? {} : { country }),
          origin_client: 'browser',
        },
        context: getAnalyticsContext(),
      },
    });
  }
  const partner = normalizeParameter(new URLSearchParams(landingPage.search).get('ps_partner_key'));
  if (partner !== undefined)
    await call(registerPartnerKey, {
      body: { partnerstack_data: { partner_key: partner }, context: getAnalyticsContext() },
    });
}

/** Links the analytics id to users who sign in, now and later on this page. Returns the unsubscribe function. */
export function identifySignedInUsers(anonymousId: string): () => void {
  const identify = () => {
    if (!session.get().signedIn || !allows('analytics')) return;
    void call(identifyUser, {
      body: {
        messageId: crypto.randomUUID(),
        anonymousId,
        traits: { origin_client: 'browser' },
        context: getAnalyticsContext(),
      },
    });
  };
  identify();
  return on('sessionChanged', identify);
}
