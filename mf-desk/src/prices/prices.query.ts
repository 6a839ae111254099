import {
  getPriceBook,
  listPriceBooks,
  type PriceBookDocument,
  type PriceBookRow,
  type PriceBookState,
  previewPriceBook,
  priceBookStates,
  type QueryOf,
  type ReplyOf,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { type LoadPage, presentFilters, readRegion, useListPages } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 30_000;

export type PricesView = QueryOf<typeof listPriceBooks>;
export type BookPreview = ReplyOf<typeof previewPriceBook>;

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readPricesView = (search: URLSearchParams): PricesView => {
  const text = search.get('text')?.trim().slice(0, 60) ?? '';
  return presentFilters({
    state: priceBookStates.find((one): one is PriceBookState => one === search.get('state')),
    region: readRegion(search),
    text: text === '' ? undefined : text,
  });
};

const loadBooks =
  (view: PricesView): LoadPage<PriceBookRow> =>
  async (_cursor, signal) => {
    const { price_books: rows } = await unwrap(
      call(listPriceBooks, { query: view, ...(signal && { signal }) }),
    );
    return { rows, next_cursor: null };
  };

export const useBooks = (view: PricesView) =>
  useListPages({ name: 'prices', view, load: loadBooks(view), pages: 1, intervalMs });

/** Everything that matches. */
export const fetchBooks = async (view: PricesView): Promise<readonly PriceBookRow[]> =>
  (await loadBooks(view)(null)).rows;

/** One book with its figures; none while no other book is chosen. */
export const useBook = (id: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'price-book', id ?? ''],
    queryFn: ({ signal }) => unwrap(call(getPriceBook, { params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
  });

/** What the price basket costs now and by a book; nothing is stored. */
export const sendPreview = (book: PriceBookDocument) => call(previewPriceBook, { body: book });
