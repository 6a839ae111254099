import type { Db } from '@shop/api/platform';
import { sql } from 'drizzle-orm';
import type { SeedBatch } from './copy-orders.ts';
import { firstNames, lastNames } from './names.ts';
import type { Template } from './place-template-orders.ts';

/** Copies the template quote requests, spread over three years; the newest tenth still waits for an answer. */
export const copyRequests = (
  db: Db,
  { first, last, total, salt, now }: SeedBatch,
  templates: readonly Template[],
): Promise<number> =>
  db.execute(sql`
    with template as (
      select q.*, row_number() over (order by q.id) - 1 as place from quote_requests q
      where q.id in ${templates.map(({ quoteId }) => quoteId)}
    ), copy as (
      select n, ${now.toISOString()}::timestamptz - make_interval(secs => 94608000.0 * (${total}::int - n) / ${total}::int) as at
      from generate_series(${first}::int, ${last}::int) as n
    )
    insert into quote_requests (qr_number, user_id, region, type, status, configuration, quantities, message, email,
      full_name, onboarding, created_at, answer_by)
    select 'QR-' || ${salt} || '-' || c.n, t.user_id, t.region, t.type,
      case when c.n > ${total}::int * 0.9 then 'received' when c.n % 3 = 0 then 'closed' else 'offered' end,
      t.configuration, t.quantities, t.message, 'asker-' || c.n || '@example.com',
      (${sql.param([...firstNames])}::text[])[1 + c.n % ${firstNames.length}::int] || ' ' ||
        (${sql.param([...lastNames])}::text[])[1 + c.n / 7 % ${lastNames.length}::int],
      t.onboarding, c.at, c.at + interval '1 day'
    from copy c join template t on t.place = c.n % ${templates.length}::int`);

/** Writes analytics messages of anonymous visitors, already forwarded. */
export const writeEvents = (db: Db, { first, last, total, salt, now }: SeedBatch): Promise<number> =>
  db.execute(sql`
    insert into analytics_events (message_id, type, name, anonymous_id, region, context, properties, consent, happened_at,
      received_at, forwarded_at)
    select 'seed-' || ${salt} || '-' || n, 'track', 'Product Viewed', 'seed-' || ${salt} || '-' || n / 12,
      (array['pl', 'de', 'gb', 'ro'])[1 + n % 4], '{}', '{"product_id": "mailer-box-plain"}', '{"analytics": true}', at, at, at
    from (select n, ${now.toISOString()}::timestamptz - make_interval(secs => 7776000.0 * (${total}::int - n) / ${total}::int) as at
      from generate_series(${first}::int, ${last}::int) as n) events`);

/** Writes a bank statement of transfers that nobody has matched yet. */
export const writeTransfers = (db: Db, { first, last, total, salt, now }: SeedBatch): Promise<number> =>
  db.execute(sql`
    with statement as (
      insert into bank_statements (currency, account, format, file_name, first_day, last_day, entries, known, skipped, amount,
        imported_by)
      values ('EUR', 'DE89 3704 0044 0532 0130 00', 'camt', 'seed.xml', ${now.toISOString()}::date, ${now.toISOString()}::date,
        ${last - first + 1}, 0, 0, 0, 'seed')
      returning id
    )
    insert into bank_entries (statement_id, currency, amount, received_on, body, payer_name, reference, fingerprint, state,
      reason, decided_by, decided_at)
    select s.id, 'EUR', 1000 + n, ${now.toISOString()}::date - n % 700, 'Order ' || n,
      (${sql.param([...firstNames])}::text[])[1 + n % ${firstNames.length}::int] || ' ' ||
        (${sql.param([...lastNames])}::text[])[1 + n / 7 % ${lastNames.length}::int],
      'B-' || ${salt} || '-' || n, ${salt} || '-' || n, case when n > ${total}::int * 0.95 then 'open' else 'dismissed' end,
      case when n > ${total}::int * 0.95 then null else 'Seed' end, case when n > ${total}::int * 0.95 then null else 'seed' end,
      case when n > ${total}::int * 0.95 then null else now() end
    from generate_series(${first}::int, ${last}::int) as n cross join statement s`);
