import { clickIdsOf } from '../../api/click-data.ts';
import type { Arrival } from '../arrival.ts';

/** First-touch and attribution data (specification 3): what is absent is left out. */
export interface Origin {
  readonly type: 'campaign' | 'referral' | 'direct';
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly content?: string;
  readonly term?: string;
}

const parts = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/** '(none)' and blank count as absent. */
export const given = (value: string | null): string | undefined => {
  const text = value?.trim() ?? '';
  return text === '' || text === '(none)' ? undefined : text.slice(0, 200);
};

/** Where a visit came from: by the campaign of its address, else by the site that led here. Throws for a broken referrer. */
export function originOf({ search, referrer }: Arrival, host: string = window.location.hostname): Origin {
  const query = new URLSearchParams(search);
  const utm: Partial<Record<(typeof parts)[number], string>> = {};
  for (const part of parts) {
    const value = given(query.get(`utm_${part}`));
    if (value !== undefined) utm[part] = value;
  }
  if (Object.keys(utm).length > 0 || Object.keys(clickIdsOf(search)).length > 0)
    return { type: 'campaign', ...utm };
  const from = referrer === '' ? '' : new URL(referrer).hostname;
  if (from === '' || from === host) return { type: 'direct' };
  return { type: 'referral', source: from, medium: 'referral' };
}
