import { randomInt } from 'node:crypto';
import type { Configuration, QuoteRequest } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  array,
  type CursorPosition,
  emailSpellings,
  json,
  type Queryable,
  type Tx,
} from '../../platform/index.ts';

interface QuoteRow {
  readonly id: number;
  readonly qr_number: string;
  readonly type: 0 | 1;
  readonly status: QuoteRequest['status'];
  readonly configuration: Configuration | null;
  readonly quantities: number[];
  readonly message: string;
  readonly email: string;
  readonly full_name: string;
  readonly company_name: string | null;
  readonly vat_id: string | null;
  readonly phone: string | null;
  readonly country_iso: string | null;
  readonly zipcode: string | null;
  readonly deadline: string | null;
  readonly onboarding: Record<string, string>;
  readonly box_design_id: string | null;
  readonly created_at: Date;
  readonly answer_by: Date;
  readonly owner_name: string | null;
  readonly company_id: number | null;
}

const columns = sql`id, qr_number, type, status, configuration, quantities, message, email, full_name, company_name,
  vat_id, phone, country_iso, zipcode, deadline, onboarding, box_design_id, company_id, created_at, answer_by, (
    select nullif(trim(concat_ws(' ', person.first_name, person.last_name)), '') from users person
    where person.id = quote_requests.owner_id) as owner_name`;

const toQuoteRequest = (row: QuoteRow): QuoteRequest => ({
  ...row,
  created_at: row.created_at.toISOString(),
  answer_by: row.answer_by.toISOString(),
});

/** Without characters that look alike; 31^8 numbers, so that none can be guessed from another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const newQuoteNumber = (): string =>
  `QR${Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;

export type NewQuote = Omit<QuoteRequest, 'id' | 'status' | 'created_at' | 'owner_name'> & {
  readonly user_id: number;
  readonly region: string;
};

/** Inserts a request and returns it as the API presents it. */
export const insertQuote = async (tx: Queryable, quote: NewQuote): Promise<QuoteRequest> => {
  const [row] = await tx.query<QuoteRow>(sql`
    insert into quote_requests (qr_number, user_id, region, type, configuration, quantities, message, email, full_name,
      company_name, vat_id, phone, country_iso, zipcode, deadline, onboarding, box_design_id, company_id, answer_by)
    values (${quote.qr_number}, ${quote.user_id}, ${quote.region}, ${quote.type},
      ${quote.configuration === null ? null : json(quote.configuration)}, ${array(quote.quantities, 'int')},
      ${quote.message}, ${quote.email}, ${quote.full_name}, ${quote.company_name}, ${quote.vat_id}, ${quote.phone}, ${quote.country_iso},
      ${quote.zipcode}, ${quote.deadline}, ${json(quote.onboarding)}, ${quote.box_design_id}, ${quote.company_id}, ${quote.answer_by})
    returning ${columns}`);
  if (!row) throw new Error('inserting a quote request returned no row');
  return toQuoteRequest(row);
};

/** Lists requests, newest first, after the row of that id. */
export const listQuotes = async (
  db: Queryable,
  userId: number,
  limit: number,
  after: number | null,
  offset: number,
): Promise<QuoteRequest[]> =>
  (
    await db.query<QuoteRow>(
      sql`select ${columns} from quote_requests
        where user_id = ${userId} and (${after}::int is null or id < ${after}::int) order by id desc limit ${limit} offset ${offset}`,
    )
  ).map(toQuoteRequest);

export interface QuoteFilter {
  /** The owner; null: all. */
  readonly userId: number | null;
  readonly status: QuoteRequest['status'] | null;
  readonly type: number | null;
  readonly region: string | null;
  readonly email: string | null;
}

const matching = ({ userId, status, type, region, email }: QuoteFilter) => sql`
  user_id = coalesce(${userId}::int, user_id) and status = coalesce(${status}::text, status)
  and type = coalesce(${type}::int, type) and region = coalesce(${region}::text, region)
  and (${email}::text is null or lower(email) in ${email === null ? [null] : [...emailSpellings(email)]})`;

/** Lists requests, newest first, of one user, or of all for staff. */
export const listAllQuotes = async (
  db: Queryable,
  filter: QuoteFilter,
  {
    limit,
    offset,
    after,
  }: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
): Promise<QuoteRequest[]> =>
  (
    await db.query<QuoteRow>(sql`
      select ${columns} from quote_requests where ${matching(filter)} and id < coalesce(${after?.id ?? null}::bigint, 2147483648)
      order by id desc limit ${limit} offset ${offset}`)
  ).map(toQuoteRequest);

/** Returns how many requests a filter lets through. */
export const countQuotes = async (db: Queryable, filter: QuoteFilter): Promise<number> => {
  const [row] = await db.query<{ all_rows: number }>(
    sql`select count(*)::int as all_rows from quote_requests where ${matching(filter)}`,
  );
  return row?.all_rows ?? 0;
};

/** Finds a request by number or id: one of the user's own, or any where `userId` is null. */
export const findQuote = async (
  db: Queryable,
  userId: number | null,
  key: { readonly id: number | null; readonly number: string },
): Promise<QuoteRequest | null> => {
  const [row] = await db.query<QuoteRow>(sql`
    select ${columns} from quote_requests
    where user_id = coalesce(${userId}::int, user_id) and (qr_number = ${key.number} or id = ${key.id}::int)`);
  return row ? toQuoteRequest(row) : null;
};

/** Moves a visitor's requests to the account they merge into. */
export const moveQuoteRequests = (tx: Tx, from: number, to: number): Promise<number> =>
  tx.execute(sql`update quote_requests set user_id = ${to} where user_id = ${from}`);
