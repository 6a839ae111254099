import type { Endpoint } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, EmptyState } from '@shop/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { NotAllowed } from '../frame/desk-page.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { download, writeCsv } from './csv.ts';
import { type DataColumn, DataTable } from './data-table.tsx';

/** What a page needs of the query of its list. */
interface ListQuery<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly more: boolean } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

interface ListPageProps<Row extends object> {
  /** Names the stored choice of columns and the exported file. */
  readonly name: string;
  readonly title: string;
  readonly needs: Endpoint;
  readonly list: ListQuery<Row>;
  readonly columns: readonly DataColumn<Row>[];
  /** Columns of the file alone, after those of the table. */
  readonly csvColumns?: readonly Pick<DataColumn<Row>, 'head' | 'text'>[];
  readonly rowKey: (row: Row) => string;
  /** What the checkbox of a row is called; absent: its key. */
  readonly rowName?: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /** The shown sort, and what a click on a column's head sets; absent: one order alone. */
  readonly sorting?: { readonly sort: string; readonly onSort: (sort: string) => void };
  /** The keys of selected rows; absent: rows cannot be selected. */
  readonly selection?: {
    readonly selected: readonly string[];
    readonly onSelect: (keys: readonly string[]) => void;
  };
  readonly showMore: () => void;
  readonly fetchAll: () => Promise<readonly Row[]>;
  readonly filters: ReactNode;
  /** Beside the export. */
  readonly tools?: ReactNode;
  readonly words: {
    readonly waiting: string;
    readonly none: string;
    readonly noneText: string;
    /** What an empty list without filters means; absent: `none`. */
    readonly nothing?: string;
  };
  /** The address that shows everything. */
  readonly everything: Readonly<Record<string, string>>;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** A page of the desk with one list: filters, table, CSV; loading, empty, refused and failed. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { name, title, needs, list, columns, showMore, selection, sorting } = props;
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rows = list.data?.rows ?? [];
  const isMore = list.data?.more === true && !list.isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMore) showMore();
  }, [isMore, showMore]);
  if (problemBehind(list.error)?.code === 'forbidden') return <NotAllowed title={title} needs={needs} />;
  const stop = stopBehind(list.error);
  if (stop !== null) return stop;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{title}</h1>
        <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
      </div>
      {props.filters}
      {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          name={name}
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={props.rowKey}
          {...(props.rowName && { rowName: props.rowName })}
          sort={sorting?.sort ?? ''}
          onSort={sorting?.onSort ?? (() => undefined)}
          {...selection}
          onOpen={props.onOpen}
          onEnd={loadMore}
          waiting={list.isPending}
          tools={
            <>
              <span role="status">
                {selection && selection.selected.length > 0
                  ? t('orders.selected', { number: format.number(selection.selected.length) })
                  : t('orders.loaded', { number: format.number(rows.length) })}
              </span>
              {props.tools}
              <CsvButton
                name={name}
                columns={[...columns, ...(props.csvColumns ?? [])]}
                fetchAll={props.fetchAll}
              />
            </>
          }
          empty={<Empty list={list} words={props.words} everything={props.everything} />}
        />
      )}
      {props.children}
    </DeskFrame>
  );
}

/** Why there is no row: none has come yet, none matches, or there is none at all. */
function Empty({
  list,
  words,
  everything,
}: Pick<ListPageProps<never>, 'words' | 'everything'> & { readonly list: { readonly isPending: boolean } }) {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  if (list.isPending) return words.waiting;
  if (words.nothing !== undefined && search.size === 0) return <EmptyState title={words.nothing} />;
  return (
    <EmptyState
      title={words.none}
      action={<Button onClick={() => setSearch(everything)}>{t('matrix.none.action')}</Button>}
    >
      {words.noneText}
    </EmptyState>
  );
}

interface CsvButtonProps<Row> {
  readonly name: string;
  /** Absent: “Export as CSV”. */
  readonly label?: string;
  readonly columns: readonly Pick<DataColumn<Row>, 'head' | 'text'>[];
  readonly fetchAll: () => Promise<readonly Row[]>;
}

/** Exports everything that matches as CSV. */
export function CsvButton<Row>({ name, label, columns, fetchAll }: CsvButtonProps<Row>) {
  const { t } = useTranslation('mf-desk');
  const [exporting, setExporting] = useState(false);
  const exportRows = async () => {
    setExporting(true);
    try {
      const all = await fetchAll();
      const heads = columns.map(({ head }) => head);
      download(`${name}.csv`, writeCsv([heads, ...all.map((row) => columns.map(({ text }) => text(row)))]));
    } catch (error) {
      console.warn(error);
      toast('error', t('orders.exportFailed'));
    }
    setExporting(false);
  };
  return (
    <Button size="small" busy={exporting} busyLabel={t('change.sending')} onClick={() => void exportRows()}>
      {label ?? t('orders.csv')}
    </Button>
  );
}
