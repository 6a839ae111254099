import type { Endpoint } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, EmptyState, Page } from '@shop/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskNav } from '../frame/desk-nav.tsx';
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
  readonly onOpen: (row: Row) => void;
  readonly showMore: () => void;
  readonly fetchAll: () => Promise<readonly Row[]>;
  readonly filters: ReactNode;
  /** Beside the export. */
  readonly tools?: ReactNode;
  readonly words: { readonly waiting: string; readonly none: string; readonly noneText: string };
  /** The address that shows everything. */
  readonly everything: Readonly<Record<string, string>>;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** A page of the desk with one list: filters, table, CSV; loading, empty, refused and failed. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { name, title, needs, list, columns, showMore, words } = props;
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [, setSearch] = useSearchParams();
  const rows = list.data?.rows ?? [];
  const isMore = list.data?.more === true && !list.isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMore) showMore();
  }, [isMore, showMore]);
  if (problemBehind(list.error)?.code === 'forbidden') return <NotAllowed title={title} needs={needs} />;
  const stop = stopBehind(list.error);
  if (stop !== null) return stop;
  return (
    <Page>
      <div className={deskStyles.desk}>
        <DeskNav />
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
            sort=""
            onSort={() => undefined}
            onOpen={props.onOpen}
            onEnd={loadMore}
            waiting={list.isPending}
            tools={
              <>
                <span role="status">{t('orders.loaded', { number: format.number(rows.length) })}</span>
                <CsvButton
                  name={name}
                  columns={[...columns, ...(props.csvColumns ?? [])]}
                  fetchAll={props.fetchAll}
                />
                {props.tools}
              </>
            }
            empty={
              list.isPending ? (
                words.waiting
              ) : (
                <EmptyState
                  title={words.none}
                  action={
                    <Button onClick={() => setSearch(props.everything)}>{t('matrix.none.action')}</Button>
                  }
                >
                  {words.noneText}
                </EmptyState>
              )
            }
          />
        )}
        {props.children}
      </div>
    </Page>
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
