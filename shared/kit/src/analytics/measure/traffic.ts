import type { Arrival } from '../arrival.ts';
import { analyticsStorage } from '../stored.ts';
import { keep, numberOf, recall, textOf } from './memory.ts';

/** Specification 3: the analytics session. */
export interface AnalyticsSession {
  readonly session_id: string;
  readonly session_number: number;
  readonly client_id: string;
}
export interface Traffic extends AnalyticsSession {
  /** This page began the session. */
  readonly isNew: boolean;
}

/** Specification 9: a session ends after 30 minutes without an event. */
export const sessionMs = 30 * 60_000;

/** An id that another page of the shop hands over in the address (specification 2.1). */
export function adoptedId({ search }: Pick<Arrival, 'search'>): string | undefined {
  const id = new URLSearchParams(search).get('anonymousId') ?? '';
  return /^[\w.:-]{1,100}$/.test(id) ? id : undefined;
}

/** The session this moment belongs to: the one that is under way, or the next. Keeps it for six months. */
export function visitTraffic(arrival: Pick<Arrival, 'search'>, now: number = Date.now()): Traffic {
  const known = recall(analyticsStorage.traffic);
  const adopted = adoptedId(arrival);
  const client_id = adopted ?? textOf(known?.client_id) ?? crypto.randomUUID();
  const lately = now - (numberOf(known?.seen) ?? Number.NEGATIVE_INFINITY) < sessionMs;
  const session_id = lately ? textOf(known?.session_id) : undefined;
  const number = numberOf(known?.session_number) ?? 0;
  const traffic = {
    client_id,
    session_id: session_id ?? String(Math.floor(now / 1000)),
    session_number: session_id === undefined ? number + 1 : number,
  };
  keep(analyticsStorage.traffic, { ...traffic, seen: now });
  return { ...traffic, isNew: session_id === undefined };
}
