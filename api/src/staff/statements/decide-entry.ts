import type { BankEntry } from '@shop/contracts';
import type { Currency } from '@shop/money';
import { sql } from 'drizzle-orm';
import {
  type Db,
  type Failure,
  fail,
  isFailure,
  numericId,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import { bookEntry } from './book-entry.ts';
import { type EntryRow, listEntries, lockEntry, settleEntry } from './entries.repo.ts';
import { findInvoiceNumbers, findOrderNumbers } from './match.ts';

/** Who decides, and the currencies of the accounts of their regions; null: all. */
export interface Decider {
  readonly actor: string;
  readonly currencies: readonly Currency[] | null;
}

interface Wanted {
  readonly id: string;
  readonly revision: number;
  /** The states in which the decision is possible. */
  readonly from: readonly EntryRow['state'][];
}

const conflict = (entry: EntryRow): Failure<'entry_conflict'> =>
  fail('entry_conflict', {
    ...(entry.decided_by_name === null ? {} : { changed_by: entry.decided_by_name }),
    detail: `${entry.decided_by_name ?? 'Somebody else'} decided this entry first; load it again.`,
  });

/** Locks an entry of the caller's accounts as they saw it; names who was faster if it changed. */
const lockAsSeen = async (
  db: Db,
  { currencies }: Decider,
  { id, revision, from }: Wanted,
): Promise<EntryRow | Failure<'not_found' | 'entry_conflict'>> => {
  const number = numericId(id);
  const entry = number === null || number > 2_147_483_647 ? null : await lockEntry(db, number);
  if (!entry || (currencies !== null && !currencies.includes(entry.currency))) return fail('not_found');
  return entry.revision === revision && from.includes(entry.state) ? entry : conflict(entry);
};

const present = async (db: Queryable, id: number): Promise<Result<BankEntry, 'not_found'>> => {
  const [entry] = await listEntries(db, { id, currencies: null }, { limit: 1, after: null });
  return entry ? ok(entry) : fail('not_found');
};

/** The number of a placed order as somebody types it, or by one of its invoices. */
const resolveOrder = async (db: Queryable, typed: string): Promise<string | null> => {
  const [number] = findOrderNumbers(typed);
  const [invoice] = findInvoiceNumbers(typed);
  const [row] = await db.query<{ number: string }>(sql`
    select o.number from orders o where o.number = ${number ?? ''} and o.placed_at is not null
    union all
    select o.number from invoices i join orders o on o.id = i.order_id where i.number = ${invoice ?? ''} limit 1`);
  return row?.number ?? null;
};

/** Books an entry on the order that a person chose: the whole amount, whatever the order expects. */
export const bookByStaff = async (
  db: Db,
  decider: Decider,
  id: string,
  { revision, order_number: typed }: { readonly revision: number; readonly order_number: string },
): Promise<
  Result<
    BankEntry,
    'not_found' | 'invalid_input' | 'entry_conflict' | 'currency_mismatch' | 'transfer_already_booked'
  >
> => {
  const entry = await lockAsSeen(db, decider, { id, revision, from: ['waiting', 'open'] });
  if (isFailure(entry)) return entry;
  const unknown = fail('invalid_input', {
    fields: [
      {
        path: 'order_number',
        code: 'unknown',
        message: 'There is no placed order or invoice with this number.',
      },
    ],
  });
  const number = await resolveOrder(db, typed);
  if (number === null) return unknown;
  const booked = await bookEntry(db, entry, number, decider.actor);
  if (isFailure(booked)) return booked.code === 'not_found' ? unknown : booked;
  return present(db, entry.id);
};

/** Marks an entry as not for an order. */
export const dismissByStaff = async (
  db: Db,
  decider: Decider,
  id: string,
  { revision, reason }: { readonly revision: number; readonly reason: string },
): Promise<Result<BankEntry, 'not_found' | 'entry_conflict'>> => {
  const entry = await lockAsSeen(db, decider, { id, revision, from: ['waiting', 'open'] });
  if (isFailure(entry)) return entry;
  await settleEntry(db, entry.id, { reason }, decider.actor);
  return present(db, entry.id);
};

/** Opens a dismissed entry again. A booked one stays booked: its money goes back by a refund. */
export const reopenByStaff = async (
  db: Db,
  decider: Decider,
  id: string,
  revision: number,
): Promise<Result<BankEntry, 'not_found' | 'entry_conflict'>> => {
  const entry = await lockAsSeen(db, decider, { id, revision, from: ['dismissed'] });
  if (isFailure(entry)) return entry;
  await settleEntry(db, entry.id, 'reopen', decider.actor);
  return present(db, entry.id);
};
