import { listStaffProduction, type StaffProductionLine } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, EmptyState, Page } from '@shop/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskNav } from '../frame/desk-nav.tsx';
import { NotAllowed } from '../frame/desk-page.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { download, writeCsv } from '../table/csv.ts';
import { type DataColumn, DataTable } from '../table/data-table.tsx';
import { LineFilters } from './line-filters.tsx';
import { fetchAllLines, type LinesView, useLines } from './lines.query.ts';

interface LineListProps {
  readonly title: string;
  readonly intro: string;
  /** Names the stored columns, the saved filters and the exported file. */
  readonly list: 'production' | 'prepress';
  readonly view: LinesView;
  readonly columns: readonly DataColumn<StaffProductionLine>[];
  /** What an empty list without filters means. */
  readonly none: string;
  readonly onOpen: (line: StaffProductionLine) => void;
  readonly children: ReactNode;
}

/** The pages of the list that are shown; another address begins with the first again. */
const usePages = (view: LinesView) => {
  const address = JSON.stringify(view);
  const [{ pages, of }, setPages] = useState({ pages: 1, of: address });
  const shown = of === address ? pages : 1;
  const list = useLines(view, shown);
  const isMore = list.data?.more === true && !list.isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMore) setPages({ pages: shown + 1, of: address });
  }, [isMore, shown, address]);
  return { list, loadMore };
};

/** A page of lines: filters in the address, the next promised dispatch first, CSV of everything that matches. */
export function LineList({ title, intro, list: name, view, columns, none, onOpen, children }: LineListProps) {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  const { list, loadMore } = usePages(view);
  const rows = useMemo(() => list.data?.lines ?? [], [list.data]);
  if (problemBehind(list.error)?.code === 'forbidden')
    return <NotAllowed title={title} needs={listStaffProduction} />;
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
        <p>{intro}</p>
        <LineFilters view={view} list={name} />
        {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
        {list.isError && !list.data ? null : (
          <DataTable
            name={name}
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={({ line_item_id }) => String(line_item_id)}
            sort="dispatch"
            onSort={() => undefined}
            onOpen={onOpen}
            onEnd={loadMore}
            waiting={list.isPending}
            tools={<Tools name={name} view={view} columns={columns} loaded={rows.length} />}
            empty={
              list.isPending ? (
                t('production.waiting')
              ) : search.size === 0 ? (
                <EmptyState title={none} />
              ) : (
                <EmptyState
                  title={t('production.none')}
                  action={<Button onClick={() => setSearch({})}>{t('matrix.none.action')}</Button>}
                >
                  {t('production.noneText')}
                </EmptyState>
              )
            }
          />
        )}
        {children}
      </div>
    </Page>
  );
}

interface ToolsProps {
  readonly name: string;
  readonly view: LinesView;
  readonly columns: readonly DataColumn<StaffProductionLine>[];
  readonly loaded: number;
}

/** How many are loaded, and the export of all that match. */
function Tools({ name, view, columns, loaded }: ToolsProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [exporting, setExporting] = useState(false);
  const exportRows = async () => {
    setExporting(true);
    try {
      const all = await fetchAllLines(view);
      const head = columns.map((column) => column.head);
      download(`${name}.csv`, writeCsv([head, ...all.map((row) => columns.map(({ text }) => text(row)))]));
    } catch (error) {
      console.warn(error);
      toast('error', t('orders.exportFailed'));
    }
    setExporting(false);
  };
  return (
    <>
      <span role="status">{t('orders.loaded', { number: format.number(loaded) })}</span>
      <Button size="small" busy={exporting} busyLabel={t('change.sending')} onClick={() => void exportRows()}>
        {t('orders.csv')}
      </Button>
    </>
  );
}
