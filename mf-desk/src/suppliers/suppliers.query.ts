import {
  getSupplierApplication,
  listSupplierApplications,
  type ReviewedSupplier,
  reviewSupplierApplication,
  supplierStatuses,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap } from '@shop/kit/query';
import { fetchPages, type LoadPage, nextOf, pageOf, perPage, useListPages } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

export type SupplierState = ReviewedSupplier['status'];
interface SuppliersView {
  /** Undefined: all. */
  readonly state: SupplierState | undefined;
}

/** Reads the state from the address: new applications, unless it says otherwise. */
export const readSuppliersView = (search: URLSearchParams): SuppliersView => {
  const state = search.get('state');
  return {
    state:
      state === 'all' ? undefined : (supplierStatuses.find((one) => one === state) ?? supplierStatuses[0]),
  };
};

const loadSuppliers =
  ({ state }: SuppliersView): LoadPage<ReviewedSupplier> =>
  async (cursor, signal) => {
    const reply = await unwrap(
      call(listSupplierApplications, {
        query: {
          page: pageOf(cursor),
          per_page: perPage,
          ...(state === undefined ? {} : { 'q[status_eq]': state }),
        },
        ...(signal && { signal }),
      }),
    );
    return { rows: reply.suppliers, next_cursor: nextOf(reply) };
  };

export const useSuppliers = (view: SuppliersView, pages: number) =>
  useListPages({ name: 'suppliers', view, load: loadSuppliers(view), pages, intervalMs });

/** Everything that matches, up to 10,000 applications. */
export const fetchAllSuppliers = async (view: SuppliersView): Promise<readonly ReviewedSupplier[]> =>
  (await fetchPages(loadSuppliers(view), 100)).rows;

/** An application as it is now; null if it cannot be read. */
export const fetchSupplier = async (id: number): Promise<ReviewedSupplier | null> => {
  const result = await call(getSupplierApplication, { params: { id: String(id) } });
  return result.ok ? result.value : null;
};

/** What an application can become. */
export const nextStates = {
  received: ['in_review', 'accepted', 'declined'],
  in_review: ['in_review', 'accepted', 'declined'],
  accepted: [],
  declined: [],
} as const satisfies Record<SupplierState, readonly SupplierState[]>;

/** Moves an application on, or keeps its state with another note. The API refuses it once it was decided. */
export const sendReview = (
  { id, region }: Pick<ReviewedSupplier, 'id' | 'region'>,
  status: Exclude<SupplierState, 'received'>,
  note: string,
) =>
  call(reviewSupplierApplication, {
    params: { id: String(id) },
    headers: { 'X-Region': region },
    body: { supplier: { status, review_note: note === '' ? null : note } },
  });
