/**
 * The face of fulfilment for the composition root: its domains and what a process needs to start
 * them.
 */

// Production and print files.

export { production } from './production/production.ts';

// Shipments.

export { shipmentsPersonal } from './shipments/shipments.personal.ts';
export { shipments } from './shipments/shipments.ts';

// Approval of proofs.

export { approvalsPersonal } from './approvals/approvals.personal.ts';
export { approvals } from './approvals/approvals.ts';

// Holds.

export { holdsPersonal } from './holds/holds.personal.ts';

// Quality checks.

export { qaPersonal } from './qa/qa.personal.ts';
export { qa } from './qa/qa.ts';

// Texts of its mails.

export { fulfilmentWords } from './words/index.ts';
