import type { AnalyticsEventName, TrackedEvent } from '@shop/contracts';

/** Names of the closed list beside those of the main job: Segment's e-commerce names, refunds and the shop's own. */
export type ShopEventName = Exclude<TrackedEvent['event'], AnalyticsEventName>;
/** What each of them tells. */
export type ShopEvents = {
  readonly [Event in TrackedEvent as Event['event'] & ShopEventName]: Event['properties'];
};
