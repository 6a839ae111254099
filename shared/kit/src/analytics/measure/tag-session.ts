import { shopDocument } from '../../document/shop-document.ts';
import { gtagDisabled } from './flags.ts';
import type { AnalyticsSession } from './traffic.ts';
import { readRetrying, valueInTime } from './waiting.ts';

type Gtag = (command: 'get', tagId: string, field: string, answer: (value: unknown) => void) => void;

declare global {
  interface Window {
    /** There if the operator's page has loaded Google's tag. */
    gtag?: Gtag;
  }
}

/**
 * The ids by which Google's tag knows this visit, where an operator has loaded it: then both tell of the same visit.
 * That they cannot be had is no failure of the shop: it is told at debug level, and its own ids stand.
 */
export async function tagSession(own: AnalyticsSession): Promise<AnalyticsSession> {
  const tagId = shopDocument().analytics?.tagId;
  if (!tagId || gtagDisabled()) return own;
  const gtag = await readRetrying(() => window.gtag);
  if (!gtag) return own;
  const value = (field: string) => valueInTime<unknown>((answer) => gtag('get', tagId, field, answer));
  try {
    const [client_id, session_id, session_number] = await Promise.all(
      ['client_id', 'session_id', 'session_number'].map(value),
    );
    return {
      client_id: textOr(client_id, own.client_id),
      session_id: textOr(session_id, own.session_id),
      session_number: Number(session_number) > 0 ? Number(session_number) : own.session_number,
    };
  } catch (error) {
    console.debug('The client id of the tag cannot be read', error);
    return own;
  }
}

const textOr = (value: unknown, own: string): string =>
  (typeof value === 'string' || typeof value === 'number') && String(value) !== '' ? String(value) : own;
