import * as z from 'zod/mini';
import { type Db, defineJob, enqueue, handle, isFailure, type JobHandler } from '../../platform/index.ts';
import { lockTransferDue } from '../../sales/index.ts';
import { bookEntry, findEarlierReceipt, hasEqualReceipt } from './book-entry.ts';
import { findCandidates } from './candidates.repo.ts';
import { type EntryRow, listWaiting, lockEntry, openEntry, settleEntry } from './entries.repo.ts';
import { decideMatch, isDue } from './match.ts';

/** Matches the entries of a statement that wait for it. */
export const matchStatement = defineJob('staff.match_statement', z.object({ statement_id: z.int() }), {
  longestSeconds: 300,
});

/** Who booked what matched by itself, in audits. */
export const matcher = 'statement';

/** Entries of one round, and rounds of one run; another run goes on. */
const round = 200;
const rounds = 5;

/**
 * Matches one entry, in one commit with the lock on it: booked if its order is certain and the amount is due, linked if
 * it was booked by hand before, else proposed to a person.
 */
const matchEntry = (
  db: Db,
  { id }: EntryRow,
  { sure, proposals }: ReturnType<typeof decideMatch>,
): Promise<void> =>
  db.joined(async () => {
    const entry = await lockEntry(db, id);
    // Somebody was faster, or this is a second run.
    if (entry?.state !== 'waiting') return { commit: true, value: undefined };
    const earlier = await findEarlierReceipt(db, entry);
    if (earlier !== null) {
      await settleEntry(db, id, { receiptId: earlier }, matcher);
      return { commit: true, value: undefined };
    }
    const isSure = sure !== null && !(await hasEqualReceipt(db, entry, sure));
    const due = !isSure ? null : await db.transaction((tx) => lockTransferDue(tx, sure));
    if (due && due.currency === entry.currency && isDue(entry.amount, due)) {
      const booked = await bookEntry(db, entry, due.number, matcher);
      if (!isFailure(booked)) return { commit: true, value: undefined };
    }
    await openEntry(db, id, proposals);
    return { commit: true, value: undefined };
  });

export const matchStatementHandler: JobHandler = handle(
  matchStatement,
  async ({ statement_id: id }, { db }) => {
    for (let turn = 0; turn < rounds; turn += 1) {
      const entries = await listWaiting(db, id, round);
      if (entries.length === 0) return;
      const candidatesOf = await findCandidates(db, entries);
      for (const entry of entries)
        await matchEntry(db, entry, decideMatch(entry.currency, await candidatesOf(entry)));
    }
    await enqueue(db, matchStatement, { statement_id: id });
  },
);
