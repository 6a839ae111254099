/** Insight, as the composition root sees it: its domains and what a process starts them with. */

// Analytics events.

export { analyticsPersonal } from './analytics/analytics.personal.ts';
export { analytics } from './analytics/analytics.ts';
export type { ForwardTarget } from './analytics/forward-events.ts';
export { readForwardTarget, validateForwardTarget } from './analytics/forward-target.ts';

// Attribution of orders to campaigns.

export { attribution } from './attribution/attribution.ts';

// Segments by recency, frequency and value.

export { rfm } from './rfm/rfm.ts';
