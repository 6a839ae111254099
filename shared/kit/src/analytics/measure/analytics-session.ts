import { analyticsStorage } from '../analytics-storage.ts';
import type { LandingPage } from '../landing-page.ts';
import { readStored, toFiniteNumber, toNonEmptyString, writeStored } from './storage.ts';

/** Specification 3: the analytics session. */
export interface AnalyticsSession {
  readonly session_id: string;
  readonly session_number: number;
  readonly client_id: string;
}
export interface CurrentSession extends AnalyticsSession {
  /** Whether this page started the session. */
  readonly isNew: boolean;
}

/** Specification 9: a session ends after 30 minutes without an event. */
export const sessionTimeoutMs = 30 * 60_000;

/** Returns the anonymous id that another page of the shop passes in the address (specification 2.1). */
export function readAnonymousIdParameter({ search }: Pick<LandingPage, 'search'>): string | undefined {
  const id = new URLSearchParams(search).get('anonymousId') ?? '';
  return /^[\w.:-]{1,100}$/.test(id) ? id : undefined;
}

/** Returns the session in progress, or starts the next one, and stores it for six months. */
export function continueAnalyticsSession(
  landingPage: Pick<LandingPage, 'search'>,
  now: number = Date.now(),
): CurrentSession {
  const stored = readStored(analyticsStorage.traffic);
  const linkedId = readAnonymousIdParameter(landingPage);
  const client_id = linkedId ?? toNonEmptyString(stored?.client_id) ?? crypto.randomUUID();
  const isActive = now - (toFiniteNumber(stored?.seen) ?? Number.NEGATIVE_INFINITY) < sessionTimeoutMs;
  const session_id = isActive ? toNonEmptyString(stored?.session_id) : undefined;
  const lastNumber = toFiniteNumber(stored?.session_number) ?? 0;
  const session = {
    client_id,
    session_id: session_id ?? String(Math.floor(now / 1000)),
    session_number: session_id === undefined ? lastNumber + 1 : lastNumber,
  };
  writeStored(analyticsStorage.traffic, { ...session, seen: now });
  return { ...session, isNew: session_id === undefined };
}
