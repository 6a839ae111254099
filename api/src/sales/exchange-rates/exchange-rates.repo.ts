import type { ExchangeTable, SterlingPeriod } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Queryable, tableOf } from '../../platform/index.ts';

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

/** The rates of some tables of the NBP, a row each. */
export const zlotyRows = (tables: readonly ExchangeTable[]) =>
  tableOf(
    'v',
    tables.flatMap(({ number, day, rates }) => rates.map((one) => ({ ...one, number, day }))),
    { day: 'text', currency: 'text', rate: 'text', number: 'text' },
  );

/** The rates of some periods of HMRC, a row each. */
export const sterlingRows = (periods: readonly SterlingPeriod[]) =>
  tableOf(
    'v',
    periods.flatMap(({ first_day, last_day, rates }) =>
      rates.map((one) => ({ ...one, first_day, last_day })),
    ),
    { first_day: 'text', last_day: 'text', currency: 'text', rate: 'text' },
  );

/** What a file of rates holds: tables of the NBP, periods of HMRC. */
export interface PublishedRates {
  readonly tables: readonly ExchangeTable[];
  readonly periods: readonly SterlingPeriod[];
}

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
    select v.day::date, v.currency, v.rate::numeric, v.number, ${log?.id} from ${zlotyRows(tables)}
    on conflict do nothing`);
  const inSterling = await tx.execute(sql`
    insert into sterling_rates (first_day, last_day, currency, rate, import_id)
    select v.first_day::date, v.last_day::date, v.currency, v.rate::numeric, ${log?.id}
    from ${sterlingRows(periods)}
    on conflict do nothing`);
  return inZlotys + inSterling;
}

/** Whether each rate is stored as it is here. */
export async function hasExchangeRates(tx: Queryable, { tables, periods }: PublishedRates): Promise<boolean> {
  const [row] = await tx.query<{ zlotys: boolean; sterling: boolean }>(sql`
    select
      (select coalesce(bool_and(r.day is not null), true) from ${zlotyRows(tables)}
        left join exchange_rates r on r.day = v.day::date and r.currency = v.currency and r.rate = v.rate::numeric
          and r.table_number = v.number) as zlotys,
      (select coalesce(bool_and(r.first_day is not null), true) from ${sterlingRows(periods)}
        left join sterling_rates r on r.first_day = v.first_day::date and r.last_day = v.last_day::date
          and r.currency = v.currency and r.rate = v.rate::numeric) as sterling`);
  return row?.zlotys === true && row.sterling;
}
