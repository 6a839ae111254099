import * as contracts from '@shop/contracts';
import {
  binary,
  type Call,
  type CallUser,
  type Domain,
  isFailure,
  ok,
  pagingMembers,
  toLimitOffset,
} from '../../platform/index.ts';
import { parseClickData } from './click-data.ts';
import { parseConsent } from './consent.ts';
import { listCounts, listEvents } from './events.repo.ts';
import { analyticsHandlers, type ForwardTarget } from './forward-events.ts';
import { identifyUser } from './identify-user.ts';
import type { Sender } from './ingest.ts';
import { toSegmentMessage } from './message.ts';
import { registerRefusedEventsMetric } from './refused-events-metric.ts';
import { trackEvents } from './track-events.ts';
import { trackProductAdded } from './track-product-added.ts';

/** Reads the sender of a call, or fails for unreadable headers. */
export const readSender = (call: Call<unknown, unknown, unknown, CallUser | null>, now: Date) => {
  const consent = parseConsent(call.header('x-consent'));
  if (isFailure(consent)) return consent;
  const clicks = parseClickData(call.header('x-click-data'));
  if (isFailure(clicks)) return clicks;
  return {
    db: call.db,
    userId: call.user?.id ?? null,
    region: call.region,
    consent,
    clicks,
    now,
  } satisfies Sender;
};

/** Visitors' events: stored as far as consent allows, forwarded where an endpoint is configured. */
export const analytics = ({ forward }: { readonly forward: ForwardTarget | null }): Domain => ({
  name: 'analytics',
  register(route, { clock }) {
    route.open(
      contracts.trackEvents,
      async (call) => {
        const sender = readSender(call, clock());
        if (isFailure(sender)) return sender;
        const { body } = call;
        const done =
          'batch' in body
            ? await trackEvents(sender, body.batch, body.sentAt)
            : await trackEvents(sender, [body], undefined);
        return ok({ success: true, ...done });
      },
      { perMinute: 600, bodyLimit: 512 * 1024 },
    );
    route(contracts.identifyUser, async (call) => {
      const sender = readSender(call, clock());
      return isFailure(sender) ? sender : ok(await identifyUser(sender, call.user, call.body));
    });
    route(contracts.trackProductAdded, async (call) => {
      const sender = readSender(call, clock());
      return isFailure(sender) ? sender : trackProductAdded(sender, call.user.id, call.body);
    });
    route.staff(contracts.exportEvents, async ({ db, query }) => {
      const { after = '0', event, region, per_page = 100 } = query;
      const rows = await listEvents(db, { after, event, region, limit: per_page });
      const lines = rows.map(
        (row) => `${JSON.stringify({ id: String(row.id), ...toSegmentMessage(row) })}\n`,
      );
      return ok(binary(Buffer.from(lines.join('')), 'application/x-ndjson; charset=utf-8'));
    });
    route.staff(contracts.countEvents, async ({ db, query }) => {
      const { day, event, region } = query;
      const { rows, total } = await listCounts(db, {
        day,
        event,
        region,
        ...toLimitOffset(query),
      });
      return ok({
        counts: rows.map(({ name, all_rows: _all, ...row }) => ({ ...row, event: name })),
        ...pagingMembers(query, rows.length, total),
      });
    });
  },
  metrics: registerRefusedEventsMetric,
  jobs: ({ log }) => analyticsHandlers(forward, log),
});
