import {
  type BankEntry,
  type BankEntryState,
  bankEntryStates,
  bookBankEntry,
  type CsvMapping,
  dismissBankEntry,
  importBankStatement,
  listBankEntries,
  listBankStatements,
  previewBankStatement,
  type QueryOf,
  reopenBankEntry,
  statementLimits,
} from '@shop/contracts';
import { call, upload } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { type Currency, currencies } from '@shop/money';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  presentFilters,
  readFragment,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible, and while entries are being matched. */
const intervalMs = 15_000;
const matchingMs = 2_000;

export interface TransfersView {
  readonly state: BankEntryState | undefined;
  readonly currency: Currency | undefined;
  readonly text: string | undefined;
}

/** Reads the filters from the address: what is open, unless it says otherwise. */
export const readTransfersView = (search: URLSearchParams): TransfersView => {
  const state = search.get('state');
  return {
    state: state === 'all' ? undefined : (bankEntryStates.find((one) => one === state) ?? 'open'),
    currency: currencies.find((one) => one === search.get('currency')),
    text: readFragment(search),
  };
};

const loadEntries =
  (view: TransfersView): LoadPage<BankEntry> =>
  async (cursor, signal) => {
    const query = { ...presentFilters(view), ...pageAt(cursor) };
    const { entries, next_cursor } = await unwrap(
      call(listBankEntries, { query, ...(signal && { signal }) }),
    );
    return { rows: entries, next_cursor };
  };

export const useEntries = (view: TransfersView, pages: number) =>
  useListPages({ name: 'bank-entries', view, load: loadEntries(view), pages, intervalMs });

/** Everything that matches, up to 10,000 transfers. */
export const fetchAllEntries = async (view: TransfersView): Promise<readonly BankEntry[]> =>
  (await fetchPages(loadEntries(view), 100)).rows;

/** The imported statements; asked more often while one of them is being matched. */
export const useStatements = () =>
  useQuery({
    queryKey: ['desk', 'bank-statements'],
    queryFn: ({ signal }) => unwrap(call(listBankStatements, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.bank_statements.some(({ waiting }) => waiting > 0) ? matchingMs : intervalMs,
    select: ({ bank_statements: statements }) => statements,
  });

/** What the beginning of a file is; its rest is not sent. */
export const previewFile = (file: File, layout: QueryOf<typeof previewBankStatement> = {}) =>
  upload(previewBankStatement, new File([file.slice(0, statementLimits.previewBytes)], file.name), {
    query: layout,
  });

/** Imports a file; CSV by its columns. */
export const sendFile = (file: File, mapping: CsvMapping | null, onProgress: (share: number) => void) =>
  upload(importBankStatement, file, {
    query: mapping === null ? { format: 'camt' } : queryOfMapping(mapping),
    onProgress,
  });

const queryOfMapping = ({
  text,
  head_row,
  day,
  amount,
  ...rest
}: CsvMapping): QueryOf<typeof importBankStatement> => {
  const { payer_name: name, payer_account: account, reference, ...forms } = rest;
  return {
    format: 'csv',
    ...forms,
    head_row: String(head_row),
    day: String(day),
    amount: String(amount),
    text: text.join(','),
    ...(name === null ? {} : { payer_name: String(name) }),
    ...(account === null ? {} : { payer_account: String(account) }),
    ...(reference === null ? {} : { reference: String(reference) }),
  };
};

type Decided = Pick<BankEntry, 'id' | 'revision'>;

export const sendBooking = ({ id, revision }: Decided, orderNumber: string, idempotencyKey: string) =>
  call(bookBankEntry, {
    params: { id: String(id) },
    body: { revision, order_number: orderNumber },
    idempotencyKey,
  });
export const sendDismissal = ({ id, revision }: Decided, reason: string, idempotencyKey: string) =>
  call(dismissBankEntry, { params: { id: String(id) }, body: { revision, reason }, idempotencyKey });
export const sendReopening = ({ id, revision }: Decided, idempotencyKey: string) =>
  call(reopenBankEntry, { params: { id: String(id) }, body: { revision }, idempotencyKey });
