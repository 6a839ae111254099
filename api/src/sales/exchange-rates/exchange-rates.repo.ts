import type { ExchangeTable, SterlingPeriod } from '@shop/contracts';
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

/** HMRC's period rate: units of a currency for one pound, from `from` to `until` (`YYYY-MM-DD`, both included). */
export interface SterlingRate {
  readonly rate: string;
  readonly from: string;
  readonly until: string;
}

/** The rate in force on a day; an adjustment within a period replaces what began before it. */
export async function findSterlingRate(
  db: Queryable,
  currency: string,
  day: string,
): Promise<SterlingRate | null> {
  const [row] = await db.query<SterlingRate>(sql`
    select trim_scale(rate)::text as rate, to_char(first_day, 'YYYY-MM-DD') as "from",
      to_char(last_day, 'YYYY-MM-DD') as until
    from sterling_rates where currency = ${currency} and first_day <= ${day}::date
    order by sterling_rates.first_day desc limit 1`);
  return row !== undefined && row.until >= day ? row : null;
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

/** What a file of rates holds: tables of the NBP, periods of HMRC. */
export interface PublishedRates {
  readonly tables: readonly ExchangeTable[];
  readonly periods: readonly SterlingPeriod[];
}

interface FlatPeriod {
  readonly first: string;
  readonly last: string;
  readonly currency: string;
  readonly rate: string;
}
const flattenPeriods = (periods: readonly SterlingPeriod[]): readonly FlatPeriod[] =>
  periods.flatMap(({ first_day, last_day, rates }) =>
    rates.map((one) => ({ ...one, first: first_day, last: last_day })),
  );

const periodRowsOf = (rates: readonly FlatPeriod[]) =>
  sql`unnest(${array(
    rates.map(({ first }) => first),
    'text',
  )}, ${array(
    rates.map(({ last }) => last),
    'text',
  )}, ${array(
    rates.map(({ currency }) => currency),
    'text',
  )}, ${array(
    rates.map(({ rate }) => rate),
    'text',
  )}) as v (first_day, last_day, currency, rate)`;

/** Stores rates that are not known yet; returns how many. */
export async function insertExchangeRates(
  tx: Queryable,
  { tables, periods }: PublishedRates,
  actor: string,
): Promise<number> {
  const [log] = await tx.query<{ id: bigint }>(
    sql`insert into exchange_rate_imports (imported_by) values (${actor}) returning id`,
  );
  const inZlotys = await tx.execute(sql`
    insert into exchange_rates (day, currency, rate, table_number, import_id)
    select v.day::date, v.currency, v.rate::numeric, v.number, ${log?.id} from ${rowsOf(flatten(tables))}
    on conflict do nothing`);
  const inSterling = await tx.execute(sql`
    insert into sterling_rates (first_day, last_day, currency, rate, import_id)
    select v.first_day::date, v.last_day::date, v.currency, v.rate::numeric, ${log?.id}
    from ${periodRowsOf(flattenPeriods(periods))}
    on conflict do nothing`);
  return inZlotys + inSterling;
}

/** Whether each rate is stored as it is here. */
export async function hasExchangeRates(tx: Queryable, { tables, periods }: PublishedRates): Promise<boolean> {
  const [row] = await tx.query<{ zlotys: boolean; sterling: boolean }>(sql`
    select
      (select coalesce(bool_and(r.day is not null), true) from ${rowsOf(flatten(tables))}
        left join exchange_rates r on r.day = v.day::date and r.currency = v.currency and r.rate = v.rate::numeric
          and r.table_number = v.number) as zlotys,
      (select coalesce(bool_and(r.first_day is not null), true) from ${periodRowsOf(flattenPeriods(periods))}
        left join sterling_rates r on r.first_day = v.first_day::date and r.last_day = v.last_day::date
          and r.currency = v.currency and r.rate = v.rate::numeric) as sterling`);
  return row?.zlotys === true && row.sterling;
}
