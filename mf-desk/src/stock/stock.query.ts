import {
  deleteStockItem,
  getStaffStockItem,
  listStockItems,
  listVariants,
  type StockItem,
  setStockItem,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { productSlugs } from '@shop/packaging';
import {
  fetchPages,
  type LoadPage,
  nextOf,
  pageOf,
  perPage,
  presentFilters,
  readFragment,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

export interface StockView {
  readonly text?: string;
  readonly product?: string;
  /** At most this many available. */
  readonly atMost?: number;
}

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readStockView = (search: URLSearchParams): StockView => {
  const atMost = search.get('atMost') ?? '';
  return presentFilters({
    text: readFragment(search),
    product: productSlugs.find((one) => one === search.get('product')),
    atMost: /^\d{1,9}$/.test(atMost) ? Number(atMost) : undefined,
  });
};

const loadStock =
  ({ text, product, atMost }: StockView): LoadPage<StockItem> =>
  async (cursor, signal) => {
    const reply = await unwrap(
      call(listStockItems, {
        query: {
          page: pageOf(cursor),
          per_page: perPage,
          ...(text === undefined ? {} : { 'q[id_or_sku_cont]': text }),
          ...(product === undefined ? {} : { 'q[product_eq]': product }),
          ...(atMost === undefined ? {} : { 'q[available_lteq]': atMost }),
        },
        ...(signal && { signal }),
      }),
    );
    return { rows: reply.stock_items, next_cursor: nextOf(reply) };
  };

export const useStock = (view: StockView, pages: number) =>
  useListPages({ name: 'stock', view, load: loadStock(view), pages, intervalMs });

/** Everything that matches, up to 20,000 items. */
export const fetchAllStock = async (view: StockView): Promise<readonly StockItem[]> =>
  (await fetchPages(loadStock(view), 200)).rows;

/** One item with its movements. */
export const useStockItem = (id: string) =>
  useQuery({
    queryKey: ['desk', 'stock-item', id],
    queryFn: ({ signal }) => unwrap(call(getStaffStockItem, { params: { id }, signal })),
    refetchInterval: intervalMs,
  });

/** The stocked sizes of a product; none while no product is chosen. */
export const useSizes = (product: string) =>
  useQuery({
    queryKey: ['desk', 'stock-sizes', product],
    queryFn: ({ signal }) =>
      unwrap(call(listVariants, { query: { 'q[product_eq]': product, per_page: 100 }, signal })),
    enabled: product !== '',
    select: ({ variants }) => variants,
  });

interface Count {
  readonly id: string;
  readonly onHand: number;
  readonly reason: string;
  /** The revision that the reader saw; undefined where the item was not counted. */
  readonly revision: number | undefined;
  /** One for one confirmed count. */
  readonly idempotencyKey: string;
}

export const sendCount = ({ id, onHand, reason, revision, idempotencyKey }: Count) =>
  call(setStockItem, {
    params: { id },
    body: { stock_item: { on_hand: onHand }, reason, ...(revision === undefined ? {} : { revision }) },
    idempotencyKey,
  });

export const sendStop = (id: string) =>
  call(deleteStockItem, { params: { id }, idempotencyKey: newIdempotencyKey() });
