import type { BankStatement, CsvMapping } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { bankDetails } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, json, type Queryable, tableOf } from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';
import { fingerprintsOf, type ReadStatement } from './statement-entry.ts';

/** Rows of one insert. */
const batch = 1000;

/** The columns of imported entries and their types. */
const entryColumns = {
  amount: 'bigint',
  day: 'text',
  body: 'text',
  name: 'text',
  account: 'text',
  reference: 'text',
  print: 'text',
} as const;

/**
 * Stores a statement and those of its entries that are not stored yet; returns its id. Two imports of the same entries
 * at once: the second waits for the first and finds them known.
 */
export const insertStatement = async (
  tx: Queryable,
  { currency, entries, skipped }: ReadStatement,
  file: {
    readonly format: 'camt' | 'csv';
    readonly name: string;
    readonly actor: string;
    readonly today: string;
  },
): Promise<number> => {
  const days = entries.map(({ day }) => day).sort();
  const [row] = await tx.query<{ id: number }>(sql`
    insert into bank_statements (currency, account, format, file_name, first_day, last_day, entries, known, skipped, amount,
      imported_by)
    values (${currency}, ${bankDetails[currency].accountNumber}, ${file.format}, ${file.name}, ${days[0] ?? file.today}::date,
      ${days.at(-1) ?? file.today}::date, ${entries.length}, 0, ${skipped}, 0, ${file.actor})
    returning id`);
  const id = row?.id ?? 0;
  const prints = fingerprintsOf(entries);
  for (let from = 0; from < entries.length; from += batch) {
    const rows = entries.slice(from, from + batch).map((entry, index) => ({
      amount: entry.amount,
      day: entry.day,
      body: entry.text,
      name: entry.payerName,
      account: entry.payerAccount,
      reference: entry.reference,
      print: prints[from + index] ?? null,
    }));
    await tx.execute(sql`
      insert into bank_entries (statement_id, currency, amount, received_on, body, payer_name, payer_account, reference,
        fingerprint)
      select ${id}, ${currency}, v.amount, v.day::date, v.body, v.name, v.account, v.reference, v.print
      from ${tableOf('v', rows, entryColumns)}
      on conflict (currency, fingerprint) do nothing`);
  }
  await tx.execute(sql`
    update bank_statements s set known = s.entries - f.added, amount = f.amount
    from (select count(*)::int as added, coalesce(sum(amount), 0)::bigint as amount from bank_entries where statement_id = ${id}) f
    where s.id = ${id}`);
  return id;
};

interface Row extends Omit<BankStatement, 'amount' | 'amount_open' | 'imported_at' | 'currency'> {
  readonly currency: Currency;
  readonly amount: bigint;
  readonly amount_open: bigint;
  readonly imported_at: Date;
}

/** The newest statements, or those of some ids, with what of them is open, in one statement. */
export const listStatements = async (
  db: Queryable,
  { ids, currencies }: { readonly ids?: readonly number[]; readonly currencies: readonly Currency[] | null },
): Promise<BankStatement[]> => {
  const rows = await db.query<Row>(sql`
    select s.id, s.currency, s.account, s.format, s.file_name, to_char(s.first_day, 'YYYY-MM-DD') as first_day,
      to_char(s.last_day, 'YYYY-MM-DD') as last_day, s.entries, s.known, s.skipped, s.amount, s.imported_at,
      u.waiting, u.open, u.dismissed, u.amount_open,
      s.entries - s.known - u.waiting - u.open - u.dismissed as booked, ${actorName(sql`s.imported_by`)} as imported_by_name
    from bank_statements s cross join lateral (
      select count(*) filter (where e.state = 'waiting')::int as waiting, count(*) filter (where e.state = 'open')::int as open,
        count(*) filter (where e.state = 'dismissed')::int as dismissed,
        coalesce(sum(e.amount) filter (where e.state in ('waiting', 'open')), 0)::bigint as amount_open
      from bank_entries e where e.statement_id = s.id and e.state <> 'booked'
    ) u
    where (${currencies === null}::boolean or s.currency = any(${array([...(currencies ?? [])], 'text')}))
      and (${ids === undefined}::boolean or s.id = any(${array([...(ids ?? [])], 'int')}))
    order by s.id desc limit 50`);
  return rows.map(({ imported_at, ...row }) => ({
    ...row,
    amount: toDecimal(money(row.amount, row.currency)),
    amount_open: toDecimal(money(row.amount_open, row.currency)),
    imported_at: imported_at.toISOString(),
  }));
};

export const rememberMapping = (db: Queryable, headHash: string, mapping: CsvMapping): Promise<number> =>
  db.execute(sql`
    insert into bank_csv_mappings (head_hash, mapping) values (${headHash}, ${json(mapping)})
    on conflict (head_hash) do update set mapping = excluded.mapping, used_at = now()`);

/** The mapping that was used last for files with these columns. */
export const recallMapping = async (db: Queryable, headHash: string): Promise<unknown> => {
  const [row] = await db.query<{ mapping: unknown }>(
    sql`select mapping from bank_csv_mappings where head_hash = ${headHash}`,
  );
  return row?.mapping ?? null;
};
