import type { QuoteState } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';

interface OwnedQuote {
  readonly number: string;
  readonly status: QuoteState;
  readonly revision: number;
}

/**
 * Gives a request an owner, or none. A taken request is in progress, one given back is received again; one that was
 * answered keeps its state.
 */
export const setQuoteOwner = async (
  tx: Tx,
  id: number,
  ownerId: number | null,
  actor: string,
): Promise<OwnedQuote> => {
  const waiting = ownerId === null ? 'received' : 'in_progress';
  const [row] = await tx.query<OwnedQuote>(sql`
    update quote_requests set owner_id = ${ownerId}::int, revision = revision + 1, changed_by = ${actor},
      status = case when status in ('received', 'in_progress') then ${waiting} else status end
    where id = ${id} returning qr_number as number, status, revision`);
  if (!row) throw new Error(`quote request ${id} is gone`);
  return row;
};

/** Counts a change by staff, so that a colleague who saw the state before is told. */
export const countQuoteChange = (tx: Tx, id: number, actor: string): Promise<number> =>
  tx.execute(sql`update quote_requests set revision = revision + 1, changed_by = ${actor} where id = ${id}`);

/** Closes a request without an order, with the reason for colleagues. */
export const closeQuoteAsLost = async (
  tx: Tx,
  id: number,
  reason: string,
  actor: string,
): Promise<OwnedQuote> => {
  const [row] = await tx.query<OwnedQuote>(sql`
    update quote_requests set status = 'closed', lost_reason = ${reason}, revision = revision + 1, changed_by = ${actor}
    where id = ${id} returning qr_number as number, status, revision`);
  if (!row) throw new Error(`quote request ${id} is gone`);
  return row;
};
