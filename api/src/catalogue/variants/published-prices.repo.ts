import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, json, type Queryable } from '../../platform/index.ts';
import type { Process } from '../pricing/book-data.ts';
import type { UnitPriceComponents } from '../pricing/cost.ts';

/** One published price tier. */
export interface PublishedStep {
  readonly external_pim_id: string;
  readonly quantity: number;
  readonly unit_price: bigint;
  readonly net: bigint;
  readonly process: Process;
  readonly parts: UnitPriceComponents;
}

/** The published facts of the book itself. */
export interface PublishedBook {
  readonly id: string;
  readonly currency: string;
  readonly regions: readonly RegionId[];
  readonly validFrom: string;
}

/**
 * Adds to the history of a book what differs from its last publication: new prices, changed ones, and a row without a
 * price for what was removed. Returns the number of rows; none when nothing has changed. One statement. `tx` holds
 * the lock that lets one process publish at a time.
 */
export const savePublication = (
  tx: Queryable,
  book: PublishedBook,
  steps: readonly PublishedStep[],
  now: Date,
): Promise<number> =>
  tx.execute(sql`
    with incoming as (
      select * from jsonb_to_recordset(${json(steps.map(asRow))})
        as row (external_pim_id text, quantity int, unit_price bigint, net bigint, process text, parts jsonb)
    ), latest as (
      select distinct on (p.external_pim_id, p.quantity) p.*
      from published_prices p join price_publications b on b.id = p.publication_id
      where b.book_id = ${book.id}
      order by p.external_pim_id, p.quantity, p.publication_id desc
    ), changed as (
      select i.* from incoming i left join latest l using (external_pim_id, quantity)
      where l.unit_price is distinct from i.unit_price or l.process is distinct from i.process
        or l.parts is distinct from i.parts
      union all
      select l.external_pim_id, l.quantity, null, null, null, null
      from latest l left join incoming i using (external_pim_id, quantity)
      where i.quantity is null and l.unit_price is not null
    ), publication as (
      insert into price_publications (book_id, currency, regions, valid_from, published_at, effective_at)
      select ${book.id}, ${book.currency}, ${array(book.regions, 'text')}, ${book.validFrom}::date,
        ${now.toISOString()}::timestamptz,
        greatest(${now.toISOString()}::timestamptz, ${`${book.validFrom}T00:00:00Z`}::timestamptz)
      where exists (select from changed)
      returning id
    )
    insert into published_prices (publication_id, external_pim_id, quantity, unit_price, net, process, parts)
    select publication.id, changed.* from publication, changed`);

const asRow = ({ unit_price, net, parts, ...step }: PublishedStep) => ({
  ...step,
  unit_price: String(unit_price),
  net: String(net),
  parts: Object.fromEntries(Object.entries(parts).map(([part, amount]) => [part, String(amount)])),
});

export interface HistoryRow {
  readonly book_id: string;
  readonly currency: string;
  readonly valid_from: string;
  readonly published_at: Date;
  readonly effective_at: Date;
  /** Null: no longer sold from here on. */
  readonly unit_price: bigint | null;
  readonly net: bigint | null;
  readonly process: Process | null;
  readonly parts: Readonly<Record<string, string>> | null;
}

/** Returns what was published for a tier in a region and in effect before an instant, oldest first. One statement. */
export const historyOf = (
  db: Queryable,
  region: RegionId,
  pimId: string,
  quantity: number,
  before: Date,
): Promise<readonly HistoryRow[]> =>
  db.query<HistoryRow>(sql`
    select b.book_id, b.currency, b.valid_from::text as valid_from, b.published_at, b.effective_at,
      p.unit_price, p.net, p.process, p.parts
    from published_prices p join price_publications b on b.id = p.publication_id
    where p.external_pim_id = ${pimId} and p.quantity = ${quantity} and b.regions @> ${array([region], 'text')}
      and b.effective_at < ${before.toISOString()}::timestamptz
    order by b.effective_at, b.valid_from, b.id`);
