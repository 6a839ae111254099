import type { AnalyticsEventName, TrackedEvent } from '@shop/contracts';

/** Event names beside those of the main journey: Segment's e-commerce names, refunds and the shop's own. */
export type ShopEventName = Exclude<TrackedEvent['event'], AnalyticsEventName>;
/** The properties of each of these events. */
export type ShopEvents = {
  readonly [Event in TrackedEvent as Event['event'] & ShopEventName]: Event['properties'];
};
