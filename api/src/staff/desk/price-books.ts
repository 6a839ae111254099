import type { PriceBookDocument } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  listCatalogueVariants,
  type PriceBook,
  priceBooks,
  publishPrices,
  setImportedBooks,
  shippedBooks,
} from '../../catalogue/index.ts';
import {
  type Db,
  type Failure,
  isFailure,
  json,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import { assessBook, refuseBook } from '../price-books/assess-book.ts';
import { compileDocument } from '../price-books/compile-document.ts';

const isShipped = ({ id }: Pick<PriceBook, 'id'>): boolean => shippedBooks.some((book) => book.id === id);

/**
 * Activates imported price books. Runs at the start and every minute, so that all processes use
 * them.
 */
export const loadPriceBooks = async (db: Queryable): Promise<number> => {
  const rows = await db.query<{ data: PriceBookDocument }>(
    sql`select data from imported_price_books order by imported_at, id`,
  );
  // Omits a book that does not cover everything in a later release; the previous one stays active.
  setImportedBooks(
    rows.flatMap(({ data }) => {
      const book = compileDocument(data);
      return book === null ? [] : [book];
    }),
  );
  return rows.length;
};

/** A book that may be scheduled, compiled; `null` when the same one is already there. */
const readBook = async (
  db: Queryable,
  document: PriceBookDocument,
  now: Date,
): Promise<PriceBook | null | Failure<'price_book_refused'>> => {
  const { faults, book, isKnown } = await assessBook(db, document, now);
  if (isKnown) return null;
  return book === null || faults.length > 0 ? refuseBook(document, faults) : book;
};

/** Says why a book could not be imported now; `null` if it could. */
export const checkBook = async (
  db: Queryable,
  document: PriceBookDocument,
  now: Date,
): Promise<Failure<'price_book_refused'> | null> => {
  const book = await readBook(db, document, now);
  return isFailure(book) ? book : null;
};

/**
 * Imports a book: validates it completely, stores it, and publishes its prices for the history. This
 * process knows it after the commit, so that a rollback does not leave it; others within a minute.
 */
export const importBook = async (
  db: Db,
  document: PriceBookDocument,
  actor: string,
  now: Date,
): Promise<
  Result<
    { id: string; valid_from: string; regions: string[]; created: boolean; prices: number },
    'price_book_refused'
  >
> => {
  const { id, validFrom, regions } = document;
  const book = await readBook(db, document, now);
  if (isFailure(book)) return book;
  const done = { id, valid_from: validFrom, regions };
  if (book === null) return ok({ ...done, created: false, prices: 0 });
  const isStored = await db.transaction(async (tx) => {
    const stored = await tx.execute(sql`
      insert into imported_price_books (id, valid_from, data, imported_by)
      values (${id}, ${validFrom}::date, ${json(document)}, ${actor}) on conflict do nothing`);
    if (stored === 1)
      tx.afterCommit(() =>
        setImportedBooks([...priceBooks.filter((one) => !isShipped(one) && one.id !== id), book]),
      );
    return stored === 1;
  });
  // Somebody else has imported a book of this id meanwhile.
  if (!isStored) return refuseBook(document, [{ code: 'id_taken', path: 'id', row: null }]);
  const stocked = listCatalogueVariants().map(({ configuration }) => configuration);
  // Only this book: one that begins later changes no other prices.
  return ok({ ...done, created: true, prices: await publishPrices(db, stocked, now, [book]) });
};
