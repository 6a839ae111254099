import { readClickIds } from '../../api/click-data.ts';
import type { LandingPage } from '../landing-page.ts';

/** First-touch and attribution data (specification 3); absent values are omitted. */
export interface Origin {
  readonly type: 'campaign' | 'referral' | 'direct';
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly content?: string;
  readonly term?: string;
}

const utmFields = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/** '(none)' and blank count as absent. */
export const normalizeParameter = (value: string | null): string | undefined => {
  const text = value?.trim() ?? '';
  return text === '' || text === '(none)' ? undefined : text.slice(0, 200);
};

/**
 * Returns the origin of a visit: the campaign of its address, else the referring site. Throws for a malformed referrer.
 */
export function resolveOrigin(
  { search, referrer }: LandingPage,
  host: string = window.location.hostname,
): Origin {
  const query = new URLSearchParams(search);
  const utm: Partial<Record<(typeof utmFields)[number], string>> = {};
  for (const field of utmFields) {
    const value = normalizeParameter(query.get(`utm_${field}`));
    if (value !== undefined) utm[field] = value;
  }
  if (Object.keys(utm).length > 0 || Object.keys(readClickIds(search)).length > 0)
    return { type: 'campaign', ...utm };
  const referrerHost = referrer === '' ? '' : new URL(referrer).hostname;
  if (referrerHost === '' || referrerHost === host) return { type: 'direct' };
  return { type: 'referral', source: referrerHost, medium: 'referral' };
}
