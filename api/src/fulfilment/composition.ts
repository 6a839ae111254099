/** Fulfilment, as the composition root sees it: its domains and what a process starts them with. */

// Production and print files.

export { production } from './production/production.ts';

// Shipments.

export { shipments } from './shipments/shipments.ts';

// Approval of proofs.

export { approvals } from './approvals/approvals.ts';

// Quality checks.

export { qa } from './qa/qa.ts';
