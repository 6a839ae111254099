import type { ExchangeTable } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';

/** A mid rate of table A: zlotys for one unit, the number of its table and its day (`YYYY-MM-DD`). */
export interface ExchangeRate {
  readonly rate: string;
  readonly table: string;
  readonly day: string;
}

export async function findExchangeRate(
  db: Queryable,
  currency: string,
  day: string,
): Promise<ExchangeRate | null> {
  const [row] = await db.query<ExchangeRate>(sql`
    select trim_scale(rate)::text as rate, table_number as "table", to_char(day, 'YYYY-MM-DD') as day
    from exchange_rates where currency = ${currency} and day = ${day}::date`);
  return row ?? null;
}

interface Flat {
  readonly day: string;
  readonly currency: string;
  readonly rate: string;
  readonly number: string;
}
const flatten = (tables: readonly ExchangeTable[]): readonly Flat[] =>
  tables.flatMap(({ number, day, rates }) => rates.map((one) => ({ ...one, number, day })));

const rowsOf = (rates: readonly Flat[]) =>
  sql`unnest(${array(
    rates.map(({ day }) => day),
    'text',
  )}, ${array(
    rates.map(({ currency }) => currency),
    'text',
  )}, ${array(
    rates.map(({ rate }) => rate),
    'text',
  )}, ${array(
    rates.map(({ number }) => number),
    'text',
  )}) as v (day, currency, rate, number)`;

/** Stores rates that are not known yet; returns how many. */
export async function insertExchangeRates(
  tx: Queryable,
  tables: readonly ExchangeTable[],
  actor: string,
): Promise<number> {
  const [log] = await tx.query<{ id: bigint }>(
    sql`insert into exchange_rate_imports (imported_by) values (${actor}) returning id`,
  );
  return tx.execute(sql`
    insert into exchange_rates (day, currency, rate, table_number, import_id)
    select v.day::date, v.currency, v.rate::numeric, v.number, ${log?.id} from ${rowsOf(flatten(tables))}
    on conflict do nothing`);
}

/** Whether each rate is stored as it is here. */
export async function hasExchangeRates(tx: Queryable, tables: readonly ExchangeTable[]): Promise<boolean> {
  const [row] = await tx.query<{ same: boolean }>(sql`
    select coalesce(bool_and(r.day is not null), true) as same from ${rowsOf(flatten(tables))}
    left join exchange_rates r on r.day = v.day::date and r.currency = v.currency and r.rate = v.rate::numeric
      and r.table_number = v.number`);
  return row?.same === true;
}
