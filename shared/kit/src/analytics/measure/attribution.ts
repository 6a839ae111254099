import type { Arrival } from '../arrival.ts';
import { analyticsStorage } from '../stored.ts';
import { keep, numberOf, recall, textOf } from './memory.ts';
import { type Origin, originOf } from './origin.ts';
import { sessionMs } from './traffic.ts';

/** Specification 9: what brought a visitor counts for a day. */
const lifetimeMs = 24 * 60 * 60_000;

export interface Attribution {
  readonly origin: Origin;
  /** This page brought it. */
  readonly isNew: boolean;
}

/**
 * What this visit is owed to: what led here now, else what led here within the last 24 hours or to the session that
 * is still under way (30 minutes). Kept for 365 days, so that a later visit can tell how long ago it was.
 */
export function attribute(arrival: Arrival, now: number = Date.now()): Attribution {
  const brought = originOf(arrival);
  const known = recall(analyticsStorage.attribution);
  const at = numberOf(known?.at) ?? Number.NEGATIVE_INFINITY;
  const seen = numberOf(known?.seen) ?? Number.NEGATIVE_INFINITY;
  const holds = known !== undefined && (now - at < lifetimeMs || now - seen < sessionMs);
  if (brought.type === 'direct' && holds) {
    keep(analyticsStorage.attribution, { ...known, seen: now });
    return { origin: fromKept(known), isNew: false };
  }
  keep(analyticsStorage.attribution, { ...brought, at: now, seen: now });
  return { origin: brought, isNew: true };
}

function fromKept(known: Readonly<Record<string, unknown>>): Origin {
  const type = known.type === 'campaign' || known.type === 'referral' ? known.type : 'direct';
  const texts = (['source', 'medium', 'campaign', 'content', 'term'] as const).flatMap((name) => {
    const text = textOf(known[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { type, ...Object.fromEntries(texts) };
}
