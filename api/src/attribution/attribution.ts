import * as contracts from '@shop/contracts';
import { senderOf } from '../analytics/analytics.ts';
import { adClickOf } from '../analytics/click-data.ts';
import { consentFor } from '../analytics/consent.ts';
import { schedulePurge } from '../analytics/later.ts';
import type { Call, CallUser } from '../server/call.ts';
import type { Domain } from '../server/domain.ts';
import { fail, isFailure, ok } from '../server/result.ts';
import {
  appendSession,
  createSession,
  findProfile,
  insertAcquisition,
  keepFirstTouch,
  keepPartnerKey,
  listAcquisitions,
  saveSegmentData,
} from './attribution.repo.ts';

/** Blank and '(none)' are how tracking says that there was nothing. */
const told = (value: string | undefined): string | null => {
  const text = value?.trim();
  return text === undefined || text === '' || text === '(none)' ? null : text;
};

interface WithContext {
  readonly context?: contracts.AnalyticsContext | undefined;
}

/** Where visitors come from: the first touch, each later one, the partner, the sessions. All of it needs consent. */
export const attribution = (): Domain => ({
  name: 'attribution',
  register(route, { clock }) {
    const consented = (call: Call<unknown, unknown, WithContext, CallUser>) => {
      const sender = senderOf(call, clock());
      return isFailure(sender)
        ? sender
        : { consent: consentFor(call.body.context, sender.consent), clicks: sender.clicks };
    };

    route(contracts.registerFirstTouch, async (call) => {
      const said = consented(call);
      if (isFailure(said)) return said;
      const { db, user, body } = call;
      const { type, source, medium, campaign, content, term, clientId } = body.first_touch;
      const touch = {
        type: told(type),
        source: told(source),
        medium: told(medium),
        campaign: told(campaign),
        content: told(content),
        term: told(term),
        clientId: told(clientId),
      };
      const empty = Object.values(touch).every((value) => value === null);
      const registered = said.consent.analytics && !empty && (await keepFirstTouch(db, user.id, touch));
      return ok({ registered, first_touch: (await findProfile(db, user.id)).first_touch });
    });

    route(contracts.registerPartnerKey, async (call) => {
      const said = consented(call);
      if (isFailure(said)) return said;
      const { db, user, body } = call;
      const key = told(body.partnerstack_data.partner_key);
      const registered = said.consent.advertising && key !== null && (await keepPartnerKey(db, user.id, key));
      return ok({ registered, partner_key: (await findProfile(db, user.id)).partner_key });
    });

    route(contracts.addSegmentData, async (call) => {
      const said = consented(call);
      if (isFailure(said)) return said;
      const { db, user, body } = call;
      const {
        client_id = null,
        session_id = null,
        session_number = null,
        anonymous_id = null,
      } = body.segment_data;
      const stored = said.consent.analytics;
      if (stored) await saveSegmentData(db, user.id, { client_id, session_id, session_number, anonymous_id });
      return ok({ stored, segment_data: (await findProfile(db, user.id)).segment_data });
    });

    route(contracts.createSegmentSession, async (call) => {
      const said = consented(call);
      if (isFailure(said)) return said;
      const { context: _context, ...given } = call.body;
      const session = said.consent.analytics ? await createSession(call.db, call.user.id, given) : null;
      return ok({ stored: session !== null, session });
    });

    route(contracts.appendSegmentSession, async (call) => {
      const said = consented(call);
      if (isFailure(said)) return said;
      if (!said.consent.analytics) return ok({ stored: false, session: null });
      const { session_id, client_id = null } = call.body;
      const session = await appendSession(call.db, call.user.id, session_id, client_id);
      return session
        ? ok({ stored: true, session })
        : fail('not_found', { detail: 'This session is over or not yours; create a new one.' });
    });

    route(contracts.createAcquisition, async (call) => {
      const said = consented(call);
      if (isFailure(said)) return said;
      if (!said.consent.analytics) return ok({ stored: false, acquisition_attribution: null });
      const given = call.body.acquisition_attribution;
      const click = said.consent.advertising ? adClickOf(said.clicks) : null;
      const acquisition_attribution = await insertAcquisition(call.db, call.user.id, {
        source: told(given.source),
        medium: told(given.medium),
        campaign: told(given.campaign),
        content: told(given.content),
        term: told(given.term),
        landing_page: told(given.landing_page),
        referrer: told(given.referrer),
        country: told(given.country ?? said.clicks.country),
        origin_client: told(given.origin_client ?? said.clicks.originClient),
        click_kind: click?.kind ?? null,
        click_id: click?.id ?? null,
      });
      await schedulePurge(call.db, clock());
      return ok({ stored: true, acquisition_attribution });
    });

    route(contracts.listAcquisitions, async ({ db, user, query }) => {
      const { page = 1, per_page = 25 } = query;
      const { rows, total } = await listAcquisitions(db, user.id, {
        source: query['q[source_eq]'] ?? null,
        limit: per_page,
        offset: (page - 1) * per_page,
      });
      return ok({
        ...(await findProfile(db, user.id)),
        acquisition_attributions: rows,
        count: rows.length,
        total_count: total,
        current_page: page,
        pages: Math.ceil(total / per_page),
        per_page,
      });
    });
  },
});
