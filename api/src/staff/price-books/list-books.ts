import type { PriceBookDocument, PriceBookRow, PriceBookState } from '@shop/contracts';
import { marketDay, markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { findPriceBook, type PriceBook, priceBooks, shippedBookData } from '../../catalogue/index.ts';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';

interface ImportRow {
  readonly id: string;
  readonly by: string;
  readonly by_name: string | null;
  readonly at: Date;
}

const readImports = async (db: Queryable): Promise<ReadonlyMap<string, ImportRow>> => {
  const rows = await db.query<ImportRow>(sql`
    select id, imported_by as by, ${actorName(sql`imported_by`)} as by_name, imported_at as at from imported_price_books`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The book that the first region was sold by until the day before. */
const findBookBefore = (book: PriceBook): PriceBook | null => {
  const [first] = book.regions;
  const older = priceBooks.filter(({ validFrom }) => validFrom < book.validFrom);
  return (first && findPriceBook(markets[first], book.validFrom, older)) ?? null;
};

const present = (book: PriceBook, imported: ImportRow | undefined, now: Date): PriceBookRow => {
  const { id, validFrom, regions, currency, demonstration, margin } = book;
  const inEffectIn = regions.filter(
    (region) => findPriceBook(markets[region], marketDay(markets[region], now)) === book,
  );
  // A book that another one replaces on its first day never takes effect.
  const isLater = regions.some(
    (region) =>
      validFrom > marketDay(markets[region], now) && findPriceBook(markets[region], validFrom) === book,
  );
  return {
    id,
    valid_from: validFrom,
    regions: [...regions],
    currency,
    imported: imported !== undefined,
    demonstration,
    state: inEffectIn.length > 0 ? 'in_effect' : isLater ? 'scheduled' : 'past',
    in_effect_in: inEffectIn,
    margin: (margin / 100).toFixed(2),
    follows: findBookBefore(book)?.id ?? null,
    imported_by: imported?.by ?? null,
    imported_by_name: imported?.by_name ?? null,
    imported_at: imported?.at.toISOString() ?? null,
  };
};

interface Filter {
  readonly state?: PriceBookState | undefined;
  readonly region?: string | undefined;
  readonly text?: string | undefined;
}

const isOpenTo = ({ regions }: PriceBook, held: readonly string[] | null): boolean =>
  held === null || regions.some((region) => held.includes(region));

/** The books of the regions that the caller may read, the latest first day first; one statement. */
export const listBooks = async (
  db: Queryable,
  held: readonly string[] | null,
  { state, region, text }: Filter,
  now: Date,
): Promise<PriceBookRow[]> => {
  const imports = await readImports(db);
  return priceBooks
    .filter((book) => isOpenTo(book, held))
    .map((book) => present(book, imports.get(book.id), now))
    .filter(
      (row) =>
        (state === undefined || row.state === state) &&
        (region === undefined || row.regions.includes(region)) &&
        (text === undefined || row.id.includes(text.toLowerCase())),
    )
    .sort((a, b) => b.valid_from.localeCompare(a.valid_from) || a.id.localeCompare(b.id));
};

/** One book with its figures as its file has them; two statements. */
export const readBookDocument = async (
  db: Queryable,
  held: readonly string[] | null,
  id: string,
  now: Date,
): Promise<Result<{ price_book: PriceBookDocument; facts: PriceBookRow }, 'not_found' | 'forbidden'>> => {
  const book = priceBooks.find((one) => one.id === id);
  if (!book) return fail('not_found');
  if (!isOpenTo(book, held)) return fail('forbidden');
  const facts = present(book, (await readImports(db)).get(id), now);
  const shipped = shippedBookData.find((one) => one.id === id);
  const [row] = shipped
    ? []
    : await db.query<{ data: PriceBookDocument }>(
        sql`select data from imported_price_books where id = ${id}`,
      );
  const document = shipped ? (structuredClone(shipped) as unknown as PriceBookDocument) : row?.data;
  return document ? ok({ price_book: document, facts }) : fail('not_found');
};
