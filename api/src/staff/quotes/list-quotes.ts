import { openQuoteStates, type QuoteState, type StaffQuoteRow, type StaffQuoteSort } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';
import { contains, type OrderPosition, writePosition } from '../orders/list-orders.ts';
import { quoteText } from '../orders/search.ts';

export interface QuoteFilter {
  readonly state?: QuoteState | 'open' | undefined;
  readonly type?: '0' | '1' | undefined;
  readonly region?: string | undefined;
  /** `me`, `none` or the number of an account. */
  readonly owner?: string | undefined;
  readonly overdue?: 'true' | undefined;
  readonly text?: string | undefined;
}

export interface QuoteReader {
  /** The regions in which the caller may read requests; null: all. */
  readonly regions: readonly string[] | null;
  /** The caller's account; null for a tool. */
  readonly userId: number | null;
}

interface Row extends Omit<StaffQuoteRow, 'created_at' | 'answer_by'> {
  readonly id: number;
  readonly created_at: Date;
  readonly answer_by: Date;
  readonly sort_text: string;
}

/** As the partial indexes have it: the buyer waits for an answer. */
const isOpen = sql`q.status in ('received', 'in_progress')`;

/** The account with this number as its owner: the person's name, else their e-mail address. */
export const ownerJson = (id: SQL): SQL => sql`(
  select json_build_object('id', person.id,
    'name', coalesce(nullif(trim(concat_ws(' ', person.first_name, person.last_name)), ''), person.email, ''))
  from users person where person.id = ${id})`;

const ownedBy = (owner: string, userId: number | null): SQL =>
  owner === 'none'
    ? sql`q.owner_id is null`
    : sql`q.owner_id = ${owner === 'me' ? (userId ?? 0) : Number(owner)}`;

const conditions = (filter: QuoteFilter, { regions, userId }: QuoteReader, now: Date): readonly SQL[] => [
  sql`true`,
  ...(regions === null ? [] : [sql`q.region = any(${array([...regions], 'text')})`]),
  ...(filter.region === undefined ? [] : [sql`q.region = ${filter.region}`]),
  ...(filter.state === 'open' ? [isOpen] : []),
  ...(filter.state !== undefined && filter.state !== 'open' ? [sql`q.status = ${filter.state}`] : []),
  ...(filter.type === undefined ? [] : [sql`q.type = ${Number(filter.type)}`]),
  ...(filter.owner === undefined ? [] : [ownedBy(filter.owner, userId)]),
  ...(filter.overdue ? [isOpen, sql`q.answer_by < ${now.toISOString()}::timestamptz`] : []),
  ...(filter.text === undefined ? [] : [contains(quoteText, filter.text)]),
];

const sorts: Readonly<Record<StaffQuoteSort, { readonly key: SQL; readonly down: boolean }>> = {
  due: { key: sql`q.answer_by`, down: false },
  '-due': { key: sql`q.answer_by`, down: true },
  created: { key: sql`q.created_at`, down: false },
  '-created': { key: sql`q.created_at`, down: true },
};

/** Whether the promise has passed while the buyer still waits. */
export const isOverdue = (
  { status, answer_by }: { readonly status: QuoteState; readonly answer_by: Date },
  now: Date,
): boolean => {
  const waiting: readonly QuoteState[] = openQuoteStates;
  return waiting.includes(status) && answer_by.getTime() < now.getTime();
};

const present = ({ id: _id, sort_text: _sort, ...row }: Row, now: Date): StaffQuoteRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  answer_by: row.answer_by.toISOString(),
  overdue: isOverdue(row, now),
});

/** Lists one page of the requests that the caller may read, and where the next begins; null on the last. */
export const listQuotes = async (
  db: Queryable,
  filter: QuoteFilter,
  reader: QuoteReader,
  { sort, limit, after }: { sort: StaffQuoteSort; limit: number; after: OrderPosition | null },
  now: Date,
): Promise<{ readonly quotes: StaffQuoteRow[]; readonly next: string | null }> => {
  const { key, down } = sorts[sort];
  const [beyond, direction] = down ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const where = [
    ...conditions(filter, reader, now),
    ...(after ? [sql`(${key}, q.id) ${beyond} (${after.value}::timestamptz, ${after.id}::int)`] : []),
  ];
  const rows = await db.query<Row>(sql`
    with page as materialized (
      select q.id from quote_requests q where ${sql.join(where, sql` and `)}
      order by ${key} ${direction}, q.id ${direction} limit ${limit + 1}
    )
    select q.id, q.qr_number as number, q.region, q.type, q.status, q.configuration ->> 'product' as product,
      q.quantities, left(q.message, 200) as message, json_build_object('name', q.full_name, 'email', q.email) as customer,
      q.company_name as company, ${ownerJson(sql`q.owner_id`)} as owner, q.created_at, q.answer_by, q.revision,
      ${key}::text as sort_text, (
        select json_build_object('version', o.version, 'status', case
          when o.status in ('draft', 'sent', 'viewed') and o.valid_until <= clock_timestamp() then 'expired'
          else o.status end)
        from offers o where o.quote_request_id = q.id order by o.version desc limit 1) as offer
    from page join quote_requests q on q.id = page.id
    order by ${key} ${direction}, q.id ${direction}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    quotes: shown.map((row) => present(row, now)),
    next: rows.length > limit && last ? writePosition({ value: last.sort_text, id: last.id }) : null,
  };
};
