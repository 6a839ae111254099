import { getVatReport, type JournalEntry, listJournal } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';
import { fetchPages, readRegion } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 60_000;

export interface VatView {
  readonly period: string;
  readonly region?: string;
}

/** How many months and quarters are offered. */
const offered = { months: 24, quarters: 9 } as const;

/** The last quarters and months up to a day, the newest first. @example listPeriods('2026-02-01')[0] // '2026-Q1' */
export const listPeriods = (today: string): readonly string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthAt = (back: number) => {
    const at = year * 12 + (month - 1) - back;
    return { year: Math.floor(at / 12), month: (at % 12) + 1 };
  };
  const quarters = Array.from({ length: offered.quarters }, (_, index) => {
    const at = monthAt(index * 3);
    return `${at.year}-Q${Math.ceil(at.month / 3)}`;
  });
  const months = Array.from({ length: offered.months }, (_, index) => {
    const at = monthAt(index);
    return `${at.year}-${String(at.month).padStart(2, '0')}`;
  });
  return [...quarters, ...months];
};

/** Reads period and market from the address: the month before this one, unless it says otherwise. */
export const readVatView = (search: URLSearchParams, today: string): VatView => {
  const given = search.get('period') ?? '';
  const lastMonth = listPeriods(today)[offered.quarters + 1] ?? today.slice(0, 7);
  const region = readRegion(search);
  return {
    period: /^(?!0000)\d{4}-(?:0[1-9]|1[0-2]|Q[1-4])$/.test(given) ? given : lastMonth,
    ...(region === undefined ? {} : { region }),
  };
};

export const useVatReport = (view: VatView) =>
  useQuery({
    queryKey: ['desk', 'vat', view],
    queryFn: async ({ signal }) => {
      const report = await unwrap(call(getVatReport, { query: { ...view }, signal }));
      return { ...report, more: false };
    },
    refetchInterval: intervalMs,
    placeholderData: keepPreviousData,
  });

/** The whole journal of a period, up to 50,000 documents. */
export const fetchJournal = async (view: VatView): Promise<readonly JournalEntry[]> => {
  const { rows } = await fetchPages<JournalEntry>(async (cursor) => {
    const { entries, next_cursor } = await unwrap(
      call(listJournal, { query: { ...view, per_page: 500, ...(cursor === null ? {} : { cursor }) } }),
    );
    return { rows: entries, next_cursor };
  }, 100);
  return rows;
};

/** The columns of the journal’s file, named for accounting software and not for readers. */
export const journalColumns: readonly {
  readonly head: string;
  readonly text: (entry: JournalEntry) => string;
}[] = [
  { head: 'date', text: (entry) => entry.booked_on },
  { head: 'tax_point', text: (entry) => entry.tax_day },
  { head: 'document', text: (entry) => entry.document },
  { head: 'order', text: (entry) => entry.order_number },
  { head: 'account', text: (entry) => entry.account },
  { head: 'contra_account', text: (entry) => entry.contra_account },
  { head: 'currency', text: (entry) => entry.currency },
  { head: 'amount', text: (entry) => entry.amount },
  { head: 'amount_pln', text: (entry) => entry.reported ?? '' },
  { head: 'tax_code', text: (entry) => entry.tax_code },
];
