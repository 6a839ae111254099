import type { BankEntry, BankEntryState } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { array, type CursorPosition, json, type Queryable } from '../../platform/index.ts';
import { outstandingOf } from '../../sales/index.ts';
import { contains } from '../orders/list-orders.ts';
import { actorName } from '../people/actor-name.ts';
import type { Proposal } from './match.ts';

export interface EntryRow {
  readonly id: number;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly received_on: string;
  readonly body: string;
  readonly payer_name: string | null;
  readonly reference: string | null;
  readonly fingerprint: string;
  readonly state: BankEntryState;
  readonly revision: number;
  readonly decided_by_name: string | null;
}

const entryColumns = sql`e.id, e.currency, e.amount, to_char(e.received_on, 'YYYY-MM-DD') as received_on, e.body, e.payer_name,
  e.reference, e.fingerprint, e.state, e.revision, ${actorName(sql`e.decided_by`)} as decided_by_name`;

/** Locks an entry until the end of the transaction, so that one of two people comes first. */
export const lockEntry = async (db: Queryable, id: number): Promise<EntryRow | null> => {
  await db.query(sql`select id from bank_entries where id = ${id} for update`);
  const [row] = await db.query<EntryRow>(sql`select ${entryColumns} from bank_entries e where e.id = ${id}`);
  return row ?? null;
};

/** Entries of a statement that nobody has matched yet, in their order. */
export const listWaiting = (
  db: Queryable,
  statementId: number,
  limit: number,
): Promise<readonly EntryRow[]> =>
  db.query<EntryRow>(sql`
    select ${entryColumns} from bank_entries e where e.statement_id = ${statementId} and e.state = 'waiting'
    order by e.id limit ${limit}`);

export const openEntry = (db: Queryable, id: number, proposals: readonly Proposal[]): Promise<number> =>
  db.execute(sql`
    update bank_entries set state = 'open', proposals = ${json(proposals)}
    where id = ${id} and state = 'waiting'`);

export const settleEntry = (
  db: Queryable,
  id: number,
  decision: { readonly receiptId: number } | { readonly reason: string } | 'reopen',
  actor: string,
): Promise<number> =>
  decision === 'reopen'
    ? db.execute(sql`
        update bank_entries set state = 'open', reason = null, decided_by = null, decided_at = null, revision = revision + 1
        where id = ${id}`)
    : db.execute(sql`
        update bank_entries set state = ${'receiptId' in decision ? 'booked' : 'dismissed'},
          receipt_id = ${'receiptId' in decision ? decision.receiptId : null},
          reason = ${'reason' in decision ? decision.reason : null},
          decided_by = ${actor}, decided_at = now(), revision = revision + 1
        where id = ${id}`);

export interface EntryFilter {
  readonly state?: BankEntryState | undefined;
  readonly currency?: Currency | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
  readonly id?: number | undefined;
  /** Of the caller's regions; null: all. */
  readonly currencies: readonly Currency[] | null;
}

interface ListedRow extends Omit<BankEntry, 'amount' | 'proposals' | 'decided_at'> {
  readonly amount: bigint;
  readonly decided_at: Date | null;
  readonly proposals: readonly (Omit<BankEntry['proposals'][number], 'total' | 'outstanding'> & {
    readonly total: string;
    readonly outstanding: string;
  })[];
}

/** The proposed orders as they are now. */
const proposalsSql = sql`(
  select coalesce(json_agg(json_build_object('order_number', o.number, 'by', p.item ->> 'by', 'currency', o.currency,
    'total', o.total::text, 'outstanding', (${outstandingOf(sql`o`)})::text, 'canceled', o.canceled_at is not null,
    'name', coalesce(o.snapshot #>> '{company,name}', nullif(concat_ws(' ',
      o.snapshot #>> '{ship_address,firstname}', o.snapshot #>> '{ship_address,lastname}'), ''))) order by p.place), '[]')
  from jsonb_array_elements(e.proposals) with ordinality p (item, place)
  join orders o on o.id = (p.item ->> 'order_id')::bigint
  where e.state = 'open')`;

/** Lists entries, newest first, in one statement. */
export const listEntries = async (
  db: Queryable,
  filter: EntryFilter,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | null },
): Promise<readonly BankEntry[]> => {
  const where: SQL[] = [
    ...(filter.currencies === null ? [] : [sql`e.currency = any(${array([...filter.currencies], 'text')})`]),
    ...(filter.state === undefined ? [] : [sql`e.state = ${filter.state}`]),
    ...(filter.currency === undefined ? [] : [sql`e.currency = ${filter.currency}`]),
    ...(filter.text === undefined ? [] : [contains(sql`e.search_text`, filter.text)]),
    ...(filter.id === undefined ? [] : [sql`e.id = ${filter.id}`]),
    ...(after === null ? [] : [sql`e.id < ${after.id}`]),
  ];
  const rows = await db.query<ListedRow>(sql`
    with page as materialized (
      select e.id from bank_entries e where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`}
      order by e.id desc limit ${limit}
    )
    select e.id, e.revision, e.state, e.currency, e.amount, to_char(e.received_on, 'YYYY-MM-DD') as received_on,
      e.body as text, e.payer_name, e.payer_account, e.reference, ${proposalsSql} as proposals,
      (select o.number from transfer_receipts t join orders o on o.id = t.order_id where t.id = e.receipt_id) as order_number,
      e.reason, e.decided_by, ${actorName(sql`e.decided_by`)} as decided_by_name, e.decided_at
    from page join bank_entries e on e.id = page.id order by e.id desc`);
  return rows.map((row) => ({
    ...row,
    amount: toDecimal(money(row.amount, row.currency)),
    decided_at: row.decided_at?.toISOString() ?? null,
    proposals: row.proposals.map((one) => ({
      ...one,
      total: toDecimal(money(BigInt(one.total), one.currency)),
      outstanding: toDecimal(money(BigInt(one.outstanding), one.currency)),
    })),
  }));
};
