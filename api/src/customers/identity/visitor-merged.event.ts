import { defineEvent } from '../../platform/index.ts';

/** A visitor has become part of an account: what is theirs is now the account's. Happens once a visitor. */
export const visitorMerged = defineEvent<{ readonly visitorId: number; readonly accountId: number }>(
  'visitorMerged',
);
