import type { Region } from '@shop/regions';
import type { PriceBookData } from '../book-data.ts';
import { compileBook, type PriceBook } from '../price-book.ts';
import { eu2026 } from './eu-2026.ts';
import { gb2026 } from './gb-2026.ts';
import { pl2026 } from './pl-2026.ts';
import { ro2026 } from './ro-2026.ts';
import { se2026 } from './se-2026.ts';
import { us2026 } from './us-2026.ts';

/** The data files of the built-in price books. */
export const shippedBookData: readonly PriceBookData[] = [eu2026, gb2026, pl2026, ro2026, se2026, us2026];

/** The built-in price books. */
export const shippedBooks: readonly PriceBook[] = shippedBookData.map(compileBook);

const allBooks = [...shippedBooks];
/**
 * All price books. A later book of a region replaces an earlier one from its first day; of two that begin on one day the
 * one brought in last counts, as in the history of prices.
 */
export const priceBooks: readonly PriceBook[] = allBooks;

/** Sets the imported price books, in the order in which they came; replaces those set before. */
export function setImportedBooks(imported: readonly PriceBook[]): void {
  allBooks.splice(shippedBooks.length, allBooks.length, ...imported);
}

/** Returns a region's price book on a day (`YYYY-MM-DD`): the latest valid one. */
export function findPriceBook(
  { id, currency }: Region,
  day: string,
  books: readonly PriceBook[] = priceBooks,
): PriceBook | undefined {
  let found: PriceBook | undefined;
  for (const book of books) {
    if (!book.regions.includes(id) || book.currency !== currency || book.validFrom > day) continue;
    if (!found || book.validFrom >= found.validFrom) found = book;
  }
  return found;
}
