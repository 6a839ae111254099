import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { attribution } from '../attribution/attribution.ts';
import { analytics } from './analytics.ts';

export const staff = { headers: { authorization: 'Bearer a staff key for tests' } };
export const all = { analytics: true, advertising: true };
export const consent = (preferences: object) => ({ 'x-consent': JSON.stringify(preferences) });

/** A shop that stores events and never forwards them automatically. */
export const startAnalyticsShop = (): Promise<OrderShop> =>
  startOrderShop({ more: () => [analytics({ forward: null }), attribution()] });

let serial = 0;
/** A message with a unique id: `m-1`, `m-2` … within a test file. */
export const pageView = (more: object = {}) => {
  serial += 1;
  return { event: 'page_view', messageId: `m-${serial}`, properties: { page: '/', route: 'home' }, ...more };
};
export const trackIn = (
  shop: OrderShop,
  body: object,
  headers: Record<string, string> = consent(all),
  token?: string,
) => shop.call('POST', '/v1/segment_proxies/track', { body, headers, ...(token ? { token } : {}) });

export interface Exported {
  readonly id: string;
  readonly messageId: string;
  readonly [member: string]: unknown;
}
export const exportedFrom = async (shop: OrderShop, query = ''): Promise<readonly Exported[]> => {
  const { text } = await shop.call('GET', `/v1/segment_proxies/export?${query}`, staff);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Exported);
};
