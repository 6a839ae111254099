import {
  getStaffInvoice,
  invoiceKinds,
  listStaffInvoices,
  type StaffInvoiceRow,
  type VatTreatment,
  vatTreatments,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { type Currency, currencies } from '@shop/money';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  presentFilters,
  readDay,
  readFragment,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 30_000;

export interface InvoicesView {
  readonly kind?: InvoiceKind;
  readonly region?: string;
  readonly text?: string;
  /** Days of issue. */
  readonly from?: string;
  readonly to?: string;
  readonly currency?: Currency;
  /** A row of the VAT report. */
  readonly period?: string;
  readonly country?: string;
  readonly rate?: number;
  readonly treatment?: VatTreatment;
}
type InvoiceKind = (typeof invoiceKinds)[number];

/** The part of the view that leads here from a row of the VAT report. */
const readVatRow = (search: URLSearchParams) => {
  const [period = '', country = '', rate = ''] = ['period', 'country', 'rate'].map(
    (name) => search.get(name) ?? '',
  );
  return {
    period: /^\d{4}-(?:0[1-9]|1[0-2]|Q[1-4])$/.test(period) ? period : undefined,
    country: /^(?:[A-Z]{2}|none)$/.test(country) ? country : undefined,
    rate: /^\d{1,4}$/.test(rate) ? Number(rate) : undefined,
    treatment: vatTreatments.find((one) => one === search.get('treatment')),
  };
};

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readInvoicesView = (search: URLSearchParams): InvoicesView =>
  presentFilters({
    kind: invoiceKinds.find((one) => one === search.get('kind')),
    region: readRegion(search),
    text: readFragment(search),
    from: readDay(search, 'from'),
    to: readDay(search, 'to'),
    currency: currencies.find((one) => one === search.get('currency')),
    ...readVatRow(search),
  });

const loadInvoices =
  (view: InvoicesView): LoadPage<StaffInvoiceRow> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { invoices, next_cursor } = await unwrap(
      call(listStaffInvoices, { query, ...(signal && { signal }) }),
    );
    return { rows: invoices, next_cursor };
  };

export const useInvoices = (view: InvoicesView, pages: number) =>
  useListPages({ name: 'invoices', view, load: loadInvoices(view), pages, intervalMs });

/** Everything that matches, up to 20,000 documents. */
export const fetchAllInvoices = async (view: InvoicesView): Promise<readonly StaffInvoiceRow[]> =>
  (await fetchPages(loadInvoices(view), 200)).rows;

/** One document with its VAT and formats. */
export const useInvoice = (number: string) =>
  useQuery({
    queryKey: ['desk', 'invoice', number],
    queryFn: ({ signal }) => unwrap(call(getStaffInvoice, { params: { number }, signal })),
  });
