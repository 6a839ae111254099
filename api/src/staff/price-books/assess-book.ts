import { isDeepStrictEqual } from 'node:util';
import type { PriceBookDocument, PriceBookFault } from '@shop/contracts';
import { marketDay, markets, type RegionId, regionOf } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ComparedPrice,
  compareBooks,
  findMissingRows,
  findPriceBook,
  type PriceBook,
  shippedBookData,
} from '../../catalogue/index.ts';
import { type Failure, fail, json, type Queryable } from '../../platform/index.ts';
import { compileDocument } from './compile-document.ts';

interface BookFault {
  readonly code: PriceBookFault;
  readonly path: string | null;
  readonly row: string | null;
}

/** The regions of a book that one other book is sold by today, and what the basket costs by both. */
export interface Basket {
  readonly regions: readonly RegionId[];
  readonly now: PriceBook | undefined;
  readonly prices: readonly ComparedPrice[];
}

interface Assessment {
  readonly faults: readonly BookFault[];
  /** Null where a row is missing or wrong. */
  readonly book: PriceBook | null;
  /** The same document is already there. */
  readonly isKnown: boolean;
  /** The shop was sold by these figures before. */
  readonly returns: boolean;
  readonly baskets: readonly Basket[];
}

/** The id of a row of the basket in a preview. */
export const rowId = ({ item, quantity }: ComparedPrice, { regions }: Basket): string =>
  [regions[0] ?? '', item.id, quantity].join('/');

const at = (code: PriceBookFault, path: string): BookFault => ({ code, path, row: null });

/** The table of a document that a missing row belongs to: "board natural-e" is `boards.natural-e`. */
const pathOfRow = (missing: string): string => {
  const [kind = '', id = ''] = missing.split(' ', 2);
  const tables: Partial<Record<string, string>> = {
    quality: 'qualities',
    process: 'processes',
    finish: 'finishes',
  };
  return `${tables[kind] ?? `${kind}s`}.${id}`;
};

const figuresOf = ({ id: _id, validFrom: _day, demonstration: _kind, ...figures }: PriceBookDocument) =>
  figures;

/** What the store has of it: its id, and whether its figures were in effect before. One statement. */
const readKnown = async (db: Queryable, document: PriceBookDocument, today: string) => {
  const shipped = shippedBookData.find(({ id }) => id === document.id);
  const [row] = await db.query<{ taken: boolean; same: boolean; returns: boolean }>(sql`
    select coalesce(bool_or(id = ${document.id}), false) as taken,
      coalesce(bool_or(id = ${document.id} and data = ${json(document)}), false) as same,
      coalesce(bool_or(valid_from <= ${today}::date
        and data - array['id', 'validFrom', 'demonstration'] = ${json(figuresOf(document))}), false) as returns
    from imported_price_books`);
  return {
    isTaken: shipped !== undefined || row?.taken === true,
    isKnown: row?.same === true,
    returns:
      row?.returns === true ||
      shippedBookData.some(
        (book) =>
          book.validFrom <= today &&
          isDeepStrictEqual(figuresOf(book as unknown as PriceBookDocument), figuresOf(document)),
      ),
  };
};

const regionFaults = ({ regions, currency }: PriceBookDocument): readonly BookFault[] =>
  regions.flatMap((name, index) => {
    const region = regionOf(name);
    // An older name of a region is none of a book.
    if (region?.id !== name) return [at('unknown_region', `regions.${index}`)];
    return region.currency === currency ? [] : [at('other_currency', `regions.${index}`)];
  });

const compareByBook = (book: PriceBook, now: Date): readonly Basket[] => {
  const groups = new Map<PriceBook | undefined, RegionId[]>();
  for (const id of new Set(book.regions)) {
    const present = findPriceBook(markets[id], marketDay(markets[id], now));
    groups.set(present, [...(groups.get(present) ?? []), id]);
  }
  return [...groups].map(([present, regions]) => ({
    regions,
    now: present,
    prices: compareBooks(regions, present, book),
  }));
};

/**
 * Finds everything that forbids a book, and compares the price basket by it with that of today. A book whose figures
 * were in effect before may return although today's costs are higher: that is how an error is taken back.
 */
export const assessBook = async (
  db: Queryable,
  document: PriceBookDocument,
  now: Date,
): Promise<Assessment> => {
  const { regions, validFrom } = document;
  const days = regions.map((name) => marketDay(regionOf(name) ?? markets.eu, now));
  const today = days.toSorted().at(-1) ?? '';
  const { isTaken, isKnown, returns } = await readKnown(db, document, today);
  const missing = findMissingRows(document);
  const ofRegions = regionFaults(document);
  const book = ofRegions.length === 0 && missing.length === 0 ? compileDocument(document) : null;
  const baskets = book === null ? [] : compareByBook(book, now);
  const ofPrices = baskets.flatMap((basket) =>
    basket.prices.flatMap((price): BookFault[] => {
      const { breaks, margin } = price;
      if (breaks !== 'ladder_rises' && breaks !== 'below_cost') return [];
      const losesByItself = margin === null || margin <= 0;
      if (breaks === 'below_cost' && returns && !losesByItself) return [];
      return [{ code: breaks, path: null, row: rowId(price, basket) }];
    }),
  );
  return {
    book,
    isKnown,
    returns,
    baskets,
    faults: [
      ...(isTaken && !isKnown ? [at('id_taken', 'id')] : []),
      // Every process has to know it by its first day.
      ...(validFrom <= today && !isKnown ? [at('day_too_early', 'validFrom')] : []),
      ...ofRegions,
      ...missing.map((row) => at('row_missing', pathOfRow(row))),
      ...(book === null && ofRegions.length === 0 && missing.length === 0 ? [at('not_an_amount', '')] : []),
      ...ofPrices,
    ],
  };
};

const sentences: Readonly<Record<PriceBookFault, string>> = {
  id_taken: 'Another price book has this id; choose another one.',
  day_too_early: 'A price book must take effect after today, so that every process has it by then.',
  unknown_region: 'There is no such region.',
  other_currency: 'This region sells in another currency.',
  row_missing: 'An offered product needs this row.',
  not_an_amount: 'An amount of the book cannot be read.',
  ladder_rises: 'A larger quantity would cost more per piece than a smaller one.',
  below_cost: 'This price does not cover its costs.',
};

/** The refusal of a book, with each fault at its row; at most 20. */
export const refuseBook = (
  { id }: PriceBookDocument,
  faults: readonly BookFault[],
): Failure<'price_book_refused'> => {
  const fields = faults.slice(0, 20).map(({ code, path, row }) => ({
    path: path ?? row ?? '',
    code,
    message: sentences[code],
  }));
  const said = fields.map(({ path, message }) => `${path}: ${message}`).join(' ');
  return fail('price_book_refused', { detail: `${id} cannot be used. ${said}`, fields });
};
