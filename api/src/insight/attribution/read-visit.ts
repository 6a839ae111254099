import type { AnalyticsContext } from '@shop/contracts';
import { type Call, type CallUser, isFailure } from '../../platform/index.ts';
import { readSender } from '../analytics/analytics.ts';
import { resolveConsent } from '../analytics/consent.ts';
import type { Sender } from '../analytics/ingest.ts';

/** A visit to store, as far as `consent` allows. */
export interface VisitContext extends Pick<Sender, 'db' | 'consent' | 'clicks' | 'now'> {
  readonly userId: number;
}

interface WithContext {
  readonly context?: AnalyticsContext | undefined;
}

/**
 * Reads the visit of a call; fails for unreadable headers. Consent in the body takes precedence
 * over the header.
 */
export const readVisit = (call: Call<unknown, unknown, WithContext, CallUser>, now: Date) => {
  const sender = readSender(call, now);
  if (isFailure(sender)) return sender;
  const { db, consent, clicks } = sender;
  return {
    db,
    userId: call.user.id,
    consent: resolveConsent(call.body.context, consent),
    clicks,
    now,
  } satisfies VisitContext;
};

/** Returns null for blank and '(none)', which trackers send for no value. */
export const orNull = (value: string | undefined): string | null => {
  const text = value?.trim();
  return text === undefined || text === '' || text === '(none)' ? null : text;
};
