import { shopDocument } from '../../document/shop-document.ts';
import type { AnalyticsSession } from './analytics-session.ts';
import { isGtagDisabled } from './flags.ts';
import { readWithRetry, readWithTimeout } from './polling.ts';

type Gtag = (command: 'get', tagId: string, field: string, answer: (value: unknown) => void) => void;

declare global {
  interface Window {
    /** Present if the operator's page has loaded Google's tag. */
    gtag?: Gtag;
  }
}

/**
 * Returns the ids that Google's tag uses for this visit, if an operator has loaded it, so that both report the same
 * visit. Without them the shop uses its own ids and logs at debug level.
 */
export async function readTagSession(ownSession: AnalyticsSession): Promise<AnalyticsSession> {
  const tagId = shopDocument().analytics?.tagId;
  if (!tagId || isGtagDisabled()) return ownSession;
  const gtag = await readWithRetry(() => window.gtag);
  if (!gtag) return ownSession;
  const readValue = (field: string) =>
    readWithTimeout<unknown>((answer) => gtag('get', tagId, field, answer));
  try {
    const [client_id, session_id, session_number] = await Promise.all(
      ['client_id', 'session_id', 'session_number'].map(readValue),
    );
    return {
      client_id: toStringOr(client_id, ownSession.client_id),
      session_id: toStringOr(session_id, ownSession.session_id),
      session_number: Number(session_number) > 0 ? Number(session_number) : ownSession.session_number,
    };
  } catch (error) {
    console.debug('The client id of the tag cannot be read', error);
    return ownSession;
  }
}

const toStringOr = (value: unknown, fallback: string): string =>
  (typeof value === 'string' || typeof value === 'number') && String(value) !== '' ? String(value) : fallback;
