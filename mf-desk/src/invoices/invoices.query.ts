import {
  getStaffInvoice,
  invoiceKinds,
  listStaffInvoices,
  type StaffInvoiceRow,
  type VatTreatment,
  vatTreatments,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';
import { type Currency, currencies } from '@shop/money';
import { readRegion } from '../table/list-filters.tsx';
import { fetchPages, readFragment } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 30_000;
const perPage = 100;

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

/** A day that the calendar has. */
const dayOf = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

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
export const readInvoicesView = (search: URLSearchParams): InvoicesView => {
  const view = {
    kind: invoiceKinds.find((one) => one === search.get('kind')),
    region: readRegion(search),
    text: readFragment(search),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    currency: currencies.find((one) => one === search.get('currency')),
    ...readVatRow(search),
  };
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
};

const fetchInvoices = (view: InvoicesView, pages: number, signal?: AbortSignal) =>
  fetchPages<StaffInvoiceRow>(async (cursor) => {
    const { invoices, next_cursor } = await unwrap(
      call(listStaffInvoices, {
        query: { ...view, per_page: perPage, ...(cursor === null ? {} : { cursor }) },
        ...(signal ? { signal } : {}),
      }),
    );
    return { rows: invoices, next_cursor };
  }, pages);

export const useInvoices = (view: InvoicesView, pages: number) =>
  useQuery({
    queryKey: ['desk', 'invoices', view, pages],
    queryFn: ({ signal }) => fetchInvoices(view, pages, signal),
    refetchInterval: pages > 2 ? false : intervalMs,
    placeholderData: keepPreviousData,
  });

/** Everything that matches, up to 20,000 documents. */
export const fetchAllInvoices = async (view: InvoicesView): Promise<readonly StaffInvoiceRow[]> =>
  (await fetchInvoices(view, 200)).rows;

/** One document with its VAT and formats. */
export const useInvoice = (number: string) =>
  useQuery({
    queryKey: ['desk', 'invoice', number],
    queryFn: ({ signal }) => unwrap(call(getStaffInvoice, { params: { number }, signal })),
  });
