import { sql } from 'drizzle-orm';
import { array, type Queryable, tableOf } from '../../platform/index.ts';
import { type Candidate, findInvoiceNumbers, findOrderNumbers, nameWords } from './match.ts';

export interface MatchedEntry {
  readonly id: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly body: string;
  readonly payer_name: string | null;
}
interface Row {
  readonly key: string;
  readonly order_id: bigint;
  readonly currency: string;
  readonly canceled: boolean;
}
const group = (rows: readonly Row[]): ReadonlyMap<string, readonly Candidate[]> => {
  const found = new Map<string, Candidate[]>();
  for (const { key, order_id, currency, canceled } of rows) {
    const one = { orderId: Number(order_id), currency, canceled };
    const list = found.get(key);
    if (list) list.push(one);
    else found.set(key, [one]);
  }
  return found;
};

/** The placed orders whose number, or an invoice of which, is written in the entries; by that number. */
const findByNumbers = async (db: Queryable, entries: readonly MatchedEntry[]) => {
  const orders = [...new Set(entries.flatMap(({ body }) => findOrderNumbers(body)))];
  const invoices = [...new Set(entries.flatMap(({ body }) => findInvoiceNumbers(body)))];
  if (orders.length + invoices.length === 0) return new Map<string, readonly Candidate[]>();
  return group(
    await db.query<Row>(sql`
      select o.number as key, o.id as order_id, o.currency, o.canceled_at is not null as canceled
      from orders o where o.number = any(${array(orders, 'text')}) and o.placed_at is not null
      union all
      select i.number, o.id, o.currency, o.canceled_at is not null
      from invoices i join orders o on o.id = i.order_id where i.number = any(${array(invoices, 'text')})`),
  );
};

/** Orders that await a transfer of exactly an entry's amount; by currency and amount. */
const findByAmounts = async (db: Queryable, entries: readonly MatchedEntry[]) =>
  group(
    await db.query<Row>(sql`
      select v.currency || ' ' || v.amount as key, w.order_id, v.currency, false as canceled
      from (
        select distinct * from ${tableOf('u', entries, { currency: 'text', amount: 'bigint' })}
      ) v cross join lateral (
        select p.order_id from payments p join orders o on o.id = p.order_id
        where p.provider = 'transfer' and p.state = 'pending' and p.currency = v.currency and p.amount = v.amount
          and o.placed_at is not null and o.canceled_at is null
        order by p.order_id desc limit 5
      ) w`),
  );

/** Unpaid orders of somebody of this name, the newest first. */
const findByName = async (
  db: Queryable,
  { currency, payer_name: name }: MatchedEntry,
): Promise<readonly Candidate[]> => {
  const words = nameWords(name);
  if (words.length === 0) return [];
  const holds = words.map(
    (word) => sql`search_grams(o.search_text) @> search_grams(search_fold(${word}))
      and o.search_text like '%' || search_fold(${word}) || '%'`,
  );
  const rows = await db.query<Row>(sql`
    select '' as key, o.id as order_id, o.currency, false as canceled from orders o
    where ${sql.join(holds, sql` and `)} and o.currency = ${currency} and o.placed_at is not null
      and o.canceled_at is null and o.payment_state in ('none', 'partially_paid')
    order by o.id desc limit 3`);
  return group(rows).get('') ?? [];
};

/** Finds the orders that entries may pay: two statements for all, and one for each that neither of them explains. */
export const findCandidates = async (db: Queryable, entries: readonly MatchedEntry[]) => {
  const numbers = await findByNumbers(db, entries);
  const amounts = await findByAmounts(db, entries);
  return async (entry: MatchedEntry) => {
    const named = [...findOrderNumbers(entry.body), ...findInvoiceNumbers(entry.body)].flatMap(
      (number) => numbers.get(number) ?? [],
    );
    const byNumber = named.filter(
      ({ orderId }, index) => named.findIndex((one) => one.orderId === orderId) === index,
    );
    const byAmount = amounts.get(`${entry.currency} ${entry.amount}`) ?? [];
    const byName = byNumber.length + byAmount.length > 0 ? [] : await findByName(db, entry);
    return { byNumber, byAmount, byName };
  };
};
