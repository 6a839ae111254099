import type { listExchangeRates as endpoint, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

type Listed = ReplyOf<typeof endpoint>;

/** Lists the newest rates, and issued documents with Polish VAT that lack its amount in zlotys. */
export async function listExchangeRates(db: Queryable): Promise<Listed> {
  const rates = await db.query<Listed['exchange_rates'][number]>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, currency, trim_scale(rate)::text as rate, table_number as "table"
    from exchange_rates order by exchange_rates.day desc, currency limit 50`);
  const without = await db.query<Listed['invoices_without'][number]>(sql`
    select number, document ->> 'issueDate' as day from invoices i
    where currency <> 'PLN' and kind in ('normal', 'correction') and not document ? 'accounting'
      and exists (select 1 from jsonb_array_elements(document -> 'taxes') t
        where t ->> 'category' = 'S' and coalesce(t ->> 'country', 'PL') = 'PL' and (t ->> 'amount')::numeric <> 0)
    order by id desc limit 100`);
  return { exchange_rates: [...rates], invoices_without: [...without] };
}
