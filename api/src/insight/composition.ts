/**
 * The face of insight for the composition root: its domains and what a process needs to start them.
 */

// Analytics events.

export { analyticsPersonal } from './analytics/analytics.personal.ts';
export { analytics } from './analytics/analytics.ts';
export type { ForwardTarget } from './analytics/forward-events.ts';
export { readForwardTarget, validateForwardTarget } from './analytics/forward-target.ts';

// Attribution of orders to campaigns.

export { attribution } from './attribution/attribution.ts';

// Segments by recency, frequency and value.

export { rfm } from './rfm/rfm.ts';
