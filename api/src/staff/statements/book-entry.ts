import type { Currency } from '@shop/money';
import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { type Db, isFailure, ok, type Queryable, type Result } from '../../platform/index.ts';
import { bookStatedTransfer } from '../../sales/index.ts';
import { type EntryRow, settleEntry } from './entries.repo.ts';

interface Receipt {
  readonly id: bigint;
  readonly order_id: bigint;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly entry_id: number | null;
}

const findReceipt = async (db: Queryable, reference: string): Promise<Receipt | null> => {
  const [row] = await db.query<Receipt>(sql`
    select t.id, t.order_id, t.currency, t.amount, e.id as entry_id
    from transfer_receipts t left join bank_entries e on e.receipt_id = t.id where t.reference = ${reference}`);
  return row ?? null;
};

/**
 * The reference under which an entry is booked: the bank's, so that a transfer that somebody booked by hand before is
 * recognised; with the entry's number where the bank gives several entries the same one.
 */
const bookingReference = async (
  db: Queryable,
  { id, reference, fingerprint }: EntryRow,
): Promise<{ readonly reference: string; readonly receipt: Receipt | null }> => {
  const own =
    reference === null || reference.length < 3 ? `statement ${fingerprint.slice(0, 32)}` : reference;
  const receipt = await findReceipt(db, own);
  if (receipt === null || receipt.entry_id === null) return { reference: own, receipt };
  const numbered = `${own.slice(0, 120)} #${id}`;
  return { reference: numbered, receipt: await findReceipt(db, numbered) };
};

/**
 * The receipt of an entry that was booked by hand before it was imported, with the same reference and amount; null if
 * there is none.
 */
export const findEarlierReceipt = async (db: Queryable, entry: EntryRow): Promise<number | null> => {
  const { receipt } = await bookingReference(db, entry);
  return receipt && receipt.currency === entry.currency && receipt.amount === entry.amount
    ? Number(receipt.id)
    : null;
};

/**
 * Whether a transfer of the same amount and day is booked on the order already: the entry may be the same one from
 * another file, without the reference by which it would be recognised.
 */
export const hasEqualReceipt = async (db: Queryable, entry: EntryRow, orderId: number): Promise<boolean> => {
  const rows = await db.query(sql`
    select id from transfer_receipts
    where order_id = ${orderId} and amount = ${entry.amount} and received_on = ${entry.received_on}::date limit 1`);
  return rows.length > 0;
};

/**
 * Books a locked entry on an order by the use case of received transfers, and settles it: one entry, one receipt. The
 * caller's transaction holds the lock on the entry.
 */
export const bookEntry = async (
  db: Db,
  entry: EntryRow,
  orderNumber: string,
  actor: string,
): Promise<Result<null, 'not_found' | 'invalid_input' | 'currency_mismatch' | 'transfer_already_booked'>> => {
  const { reference } = await bookingReference(db, entry);
  const booked = await bookStatedTransfer(
    db,
    {
      order_number: orderNumber,
      amount: toDecimal(money(entry.amount, entry.currency)),
      currency: entry.currency,
      received_on: entry.received_on,
      reference,
    },
    actor,
  );
  if (isFailure(booked)) return booked;
  await settleEntry(db, entry.id, { receiptId: booked.value.id }, actor);
  return ok(null);
};
