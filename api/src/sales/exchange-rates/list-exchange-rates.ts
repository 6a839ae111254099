import type { listExchangeRates as endpoint, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

type Listed = ReplyOf<typeof endpoint>;

/**
 * Lists the newest rates, and issued documents whose Polish VAT lacks its amount in zlotys, or whose
 * British VAT that in sterling (`findAccountingCurrency` says the same of one document).
 */
export async function listExchangeRates(db: Queryable): Promise<Listed> {
  const rates = await db.query<Listed['exchange_rates'][number]>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, currency, trim_scale(rate)::text as rate, table_number as "table"
    from exchange_rates order by exchange_rates.day desc, currency limit 50`);
  const periods = await db.query<Listed['period_rates'][number]>(sql`
    select to_char(first_day, 'YYYY-MM-DD') as first_day, to_char(last_day, 'YYYY-MM-DD') as last_day, currency,
      trim_scale(rate)::text as rate
    from sterling_rates order by sterling_rates.first_day desc, currency limit 50`);
  const without = await db.query<Listed['invoices_without'][number]>(sql`
    select i.number, i.document ->> 'issueDate' as day, owed.currency from invoices i
    cross join lateral (
      select case when bool_or(of.countries ? 'PL') and i.currency <> 'PLN' then 'PLN'
        when bool_or(of.countries ? 'GB') and i.currency <> 'GBP' then 'GBP' end as currency
      from jsonb_array_elements(i.document -> 'taxes') t
      cross join lateral (
        select coalesce(t -> 'countries', jsonb_build_array(coalesce(t ->> 'country', 'PL'))) as countries) of
      where t ->> 'category' = 'S' and (t ->> 'amount')::numeric <> 0) owed
    where i.kind in ('normal', 'correction') and not i.document ? 'accounting' and owed.currency is not null
    order by i.id desc limit 100`);
  return { exchange_rates: [...rates], period_rates: [...periods], invoices_without: [...without] };
}
