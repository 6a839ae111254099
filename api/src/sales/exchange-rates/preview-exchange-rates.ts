import type { Readable } from 'node:stream';
import type { previewExchangeRates as endpoint, ReplyOf } from '@shop/contracts';
import { importExchangeRates } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { type PublishedRates, sterlingRows, zlotyRows } from './exchange-rates.repo.ts';
import { isHmrcFile, readHmrcRates } from './read-hmrc-rates.ts';
import { readNbpTables } from './read-nbp-tables.ts';

type Preview = ReplyOf<typeof endpoint>;

const readAll = async (source: Readable): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** Reads a file of the NBP or of HMRC; one sentence on what is wrong with another. */
const readFile = (bytes: Uint8Array): PublishedRates | string => {
  if (isHmrcFile(bytes)) {
    const periods = readHmrcRates(bytes);
    return typeof periods === 'string' ? periods : { tables: [], periods };
  }
  const tables = readNbpTables(bytes);
  return typeof tables === 'string' ? tables : { tables, periods: [] };
};

/** Reads a file of published rates and compares each with what is stored; writes nothing. */
export async function previewExchangeRates(
  db: Queryable,
  source: Readable,
): Promise<Result<Preview, 'exchange_rates_unreadable'>> {
  const read = readFile(await readAll(source));
  if (typeof read === 'string') return fail('exchange_rates_unreadable', { detail: read });
  const { tables, periods } = read;
  // What the import would refuse is not shown as importable.
  const body = importExchangeRates.body?.safeParse({
    ...(tables.length === 0 ? {} : { tables }),
    ...(periods.length === 0 ? {} : { periods }),
  });
  if (!body?.success) return fail('exchange_rates_unreadable', { detail: 'a day or a rate is not valid.' });
  const rows = await db.query<Preview['rows'][number]>(sql`
    select v.day as first_day, v.day as last_day, v.currency, v.rate, v.number as "table",
      trim_scale(r.rate)::text as stored, case when r.day is null then 'new'
        when r.rate = v.rate::numeric and r.table_number = v.number then 'known' else 'differs' end as state
    from ${zlotyRows(tables)} left join exchange_rates r on r.day = v.day::date and r.currency = v.currency
    union all
    select v.first_day, v.last_day, v.currency, v.rate, null, trim_scale(s.rate)::text, case when s.first_day is null
        then 'new' when s.rate = v.rate::numeric and s.last_day = v.last_day::date then 'known' else 'differs' end
    from ${sterlingRows(periods)}
      left join sterling_rates s on s.first_day = v.first_day::date and s.currency = v.currency
    order by first_day desc, currency`);
  return ok({ ...body.data, rows: [...rows] });
}
