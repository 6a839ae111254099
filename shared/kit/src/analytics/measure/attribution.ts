import { analyticsStorage } from '../analytics-storage.ts';
import type { LandingPage } from '../landing-page.ts';
import { sessionTimeoutMs } from './analytics-session.ts';
import { type Origin, resolveOrigin } from './origin.ts';
import { readStored, toFiniteNumber, toNonEmptyString, writeStored } from './storage.ts';

/** Specification 9: an attribution counts for a day. */
const attributionWindowMs = 24 * 60 * 60_000;

export interface Attribution {
  readonly origin: Origin;
  /** Whether this page brought it. */
  readonly isNew: boolean;
}

/**
 * Returns the attribution of this visit: the current one, else the one of the last 24 hours or of the session in
 * progress (30 minutes). Stored for 365 days, so that a later visit can compute its age.
 */
export function resolveAttribution(landingPage: LandingPage, now: number = Date.now()): Attribution {
  const origin = resolveOrigin(landingPage);
  const stored = readStored(analyticsStorage.attribution);
  const storedAt = toFiniteNumber(stored?.at) ?? Number.NEGATIVE_INFINITY;
  const lastSeenAt = toFiniteNumber(stored?.seen) ?? Number.NEGATIVE_INFINITY;
  const isStoredValid =
    stored !== undefined && (now - storedAt < attributionWindowMs || now - lastSeenAt < sessionTimeoutMs);
  if (origin.type === 'direct' && isStoredValid) {
    writeStored(analyticsStorage.attribution, { ...stored, seen: now });
    return { origin: toOrigin(stored), isNew: false };
  }
  writeStored(analyticsStorage.attribution, { ...origin, at: now, seen: now });
  return { origin, isNew: true };
}

function toOrigin(stored: Readonly<Record<string, unknown>>): Origin {
  const type = stored.type === 'campaign' || stored.type === 'referral' ? stored.type : 'direct';
  const fields = (['source', 'medium', 'campaign', 'content', 'term'] as const).flatMap((name) => {
    const text = toNonEmptyString(stored[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { type, ...Object.fromEntries(fields) };
}
