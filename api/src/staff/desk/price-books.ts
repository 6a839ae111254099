import type { PriceBookDocument } from '@shop/contracts';
import { marketDay, markets, regionOf } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  compileBook,
  findMissingRows,
  listCatalogueVariants,
  type PriceBook,
  type PriceBookData,
  priceBooks,
  publishPrices,
  setImportedBooks,
  shippedBooks,
} from '../../catalogue/index.ts';
import {
  type Db,
  type Failure,
  fail,
  isFailure,
  json,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';

const isShipped = ({ id }: Pick<PriceBook, 'id'>): boolean => shippedBooks.some((book) => book.id === id);

const refuse = (detail: string): Failure<'price_book_refused'> => fail('price_book_refused', { detail });

/**
 * The schema checks a document's shape; this checks that it has every row that an offered product
 * needs.
 */
const isComplete = (document: PriceBookDocument): document is PriceBookDocument & PriceBookData =>
  findMissingRows(document).length === 0 &&
  document.regions.every((region) => regionOf(region)?.id === region);

const compileImported = (document: PriceBookDocument): PriceBook | Failure<'price_book_refused'> => {
  if (!isComplete(document)) return refuse(`The book lacks: ${findMissingRows(document).join(', ')}.`);
  try {
    return compileBook(document);
  } catch (error) {
    if (error instanceof RangeError) return refuse(`${error.message}.`);
    throw error;
  }
};

/**
 * Activates imported price books. Runs at the start and every minute, so that all processes use
 * them.
 */
export const loadPriceBooks = async (db: Queryable): Promise<number> => {
  const rows = await db.query<{ data: PriceBookDocument }>(
    sql`select data from imported_price_books order by valid_from, id`,
  );
  // Omits a book that does not cover everything in a later release; the previous one stays active.
  setImportedBooks(
    rows.flatMap(({ data }) => {
      const book = compileImported(data);
      return isFailure(book) ? [] : [book];
    }),
  );
  return rows.length;
};

/** A book that is complete and new, compiled; `null` when the same one is already there. */
const readBook = async (
  db: Queryable,
  document: PriceBookDocument,
  now: Date,
): Promise<PriceBook | null | Failure<'price_book_refused'>> => {
  const { id, validFrom, regions, currency } = document;
  if (isShipped(document)) return refuse(`${id} is a built-in price book; choose another id.`);
  for (const name of regions) {
    const region = regionOf(name);
    if (!region) return refuse(`There is no region "${name}".`);
    if (region.currency !== currency)
      return refuse(`${name} sells in ${region.currency} and not in ${currency}.`);
  }
  const book = compileImported(document);
  if (isFailure(book)) return book;
  const [known] = await db.query<{ same: boolean }>(
    sql`select data = ${json(document)} as same from imported_price_books where id = ${id}`,
  );
  if (known) return known.same ? null : refuse(`${id} already exists with other contents.`);
  return regions.some((name) => validFrom <= marketDay(regionOf(name) ?? markets.eu, now))
    ? refuse('A price book must take effect after today, so that every process has it by then.')
    : book;
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
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into imported_price_books (id, valid_from, data, imported_by)
      values (${id}, ${validFrom}::date, ${json(document)}, ${actor}) on conflict do nothing`);
    tx.afterCommit(() =>
      setImportedBooks([...priceBooks.filter((one) => !isShipped(one) && one.id !== id), book]),
    );
  });
  const stocked = listCatalogueVariants().map(({ configuration }) => configuration);
  // Only this book: one that begins later changes no other prices.
  return ok({ ...done, created: true, prices: await publishPrices(db, stocked, now, [book]) });
};

export const presentBooks = () =>
  priceBooks.map(({ id, validFrom, regions, currency }) => ({
    id,
    valid_from: validFrom,
    regions: [...regions],
    currency,
    imported: !isShipped({ id }),
  }));
