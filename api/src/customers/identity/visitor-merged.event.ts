import { defineEvent } from '../../platform/index.ts';

/** A visitor was merged into an account, which now owns their data. Once per visitor. */
export const visitorMerged = defineEvent<{ readonly visitorId: number; readonly accountId: number }>(
  'visitorMerged',
);
