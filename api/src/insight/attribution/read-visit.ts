import type { AnalyticsContext } from '@shop/contracts';
import { type Call, type CallUser, isFailure } from '../../platform/index.ts';
import { readSender } from '../analytics/analytics.ts';
import { resolveConsent } from '../analytics/consent.ts';
import type { Sender } from '../analytics/ingest.ts';

/** A call of somebody whose way to the shop is to be kept, as far as `consent` lets it be. */
export interface VisitContext extends Pick<Sender, 'db' | 'consent' | 'clicks' | 'now'> {
  readonly userId: number;
}

interface WithContext {
  readonly context?: AnalyticsContext | undefined;
}

/** The visit of a call; a failure where its headers cannot be read. Consent in the body goes before that in a header. */
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

/** Blank and '(none)' are how tracking says that there was nothing. */
export const orNull = (value: string | undefined): string | null => {
  const text = value?.trim();
  return text === undefined || text === '' || text === '(none)' ? null : text;
};
