import { createHash } from 'node:crypto';
import type { AnalyticsContext } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { Db } from '../../platform/index.ts';
import { type ClickData, findAdClick } from './click-data.ts';
import { type Consent, type ConsentCategory, resolveConsent } from './consent.ts';
import { type IngestResult, insertEvents, type NewAnalyticsEvent } from './events.repo.ts';
import { scheduleForwarding, schedulePurge } from './forward-events.ts';

/** The sender of events. */
export interface Sender {
  readonly db: Db;
  readonly userId: number | null;
  readonly region: string;
  readonly consent: Consent;
  readonly clicks: ClickData;
  readonly now: Date;
}

export interface Message {
  readonly messageId: string;
  readonly type: NewAnalyticsEvent['type'];
  readonly name: string;
  readonly properties: object;
  readonly timestamp?: string | undefined;
  readonly sentAt?: string | undefined;
  readonly anonymousId?: string | undefined;
  readonly context?: AnalyticsContext | undefined;
  readonly valueEur?: Money | null;
  readonly marginEur?: Money | null;
}

/** Returns the consent category of an event: analytics, except for advertising metrics. */
export const categoryOf = (name: string): ConsentCategory =>
  name.startsWith('Promotion ') ? 'advertising' : 'analytics';

const week = 7 * 86_400_000;

/**
 * Computes an event's time by the server's clock: the sender's clock may be wrong, so only the
 * interval between event and sending counts (as in Segment). Never in the future; null when older
 * than a week.
 */
export const eventTime = (
  { timestamp, sentAt }: Pick<Message, 'timestamp' | 'sentAt'>,
  now: Date,
): Date | null => {
  if (timestamp === undefined) return now;
  const occurredAt = Date.parse(timestamp);
  const age = (sentAt === undefined ? now.getTime() : Date.parse(sentAt)) - occurredAt;
  if (age > week) return null;
  return new Date(now.getTime() - Math.max(0, age));
};

const hashOf = (userId: number | null, messageId: string): string =>
  createHash('sha256')
    .update(`${userId ?? 'anyone'}\n${messageId}`)
    .digest('hex');

const rowOf = (sender: Sender, message: Message, at: Date): NewAnalyticsEvent => {
  const consent = resolveConsent(message.context, sender.consent);
  const allowed = consent[categoryOf(message.name)];
  const { consent: _consent, ...context } = message.context ?? {};
  const click = consent.advertising ? findAdClick(sender.clicks) : null;
  const { country, originClient } = sender.clicks;
  const known = allowed
    ? {
        ...context,
        ...(country ? { country } : {}),
        ...(originClient ? { originClient } : {}),
        ...(click ? { click } : {}),
      }
    : {};
  return {
    hash: hashOf(sender.userId, message.messageId),
    message_id: allowed ? message.messageId : '',
    type: message.type,
    name: message.name,
    user_id: allowed ? sender.userId : null,
    anonymous_id: allowed ? (message.anonymousId ?? null) : null,
    region: sender.region,
    context: known,
    properties: allowed ? message.properties : {},
    consent,
    value_eur: message.valueEur?.amount.toString() ?? null,
    margin_eur: message.marginEur?.amount.toString() ?? null,
    happened_at: at.toISOString(),
    allowed,
  };
};

/**
 * Ingests messages: stores them with consent, counts them without, ignores duplicates and those
 * older than a week.
 */
export const ingest = async (sender: Sender, messages: readonly Message[]): Promise<IngestResult> => {
  const rows = messages.flatMap((message) => {
    const at = eventTime(message, sender.now);
    return at ? [rowOf(sender, message, at)] : [];
  });
  const late = messages.length - rows.length;
  if (rows.length === 0) return { stored: 0, counted: 0, ignored: late };
  return sender.db.transaction(async (tx) => {
    const done = await insertEvents(tx, rows);
    if (done.stored > 0) await scheduleForwarding(tx, sender.now);
    if (done.stored + done.counted > 0) await schedulePurge(tx, sender.now);
    return { ...done, ignored: done.ignored + late };
  });
};
