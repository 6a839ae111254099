import { assignQuote, listStaffQuotes } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { href, navigateTo } from '@shop/kit/navigation';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, EmptyState, Page } from '@shop/ui';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskNav } from '../frame/desk-nav.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { useRegionsFor } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { download, writeCsv } from '../table/csv.ts';
import { DataTable } from '../table/data-table.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import { useRequestColumns } from './request-columns.tsx';
import { RequestFilters } from './request-filters.tsx';
import { fetchAllRequests, readRequestsView, useQuoteRequests } from './requests.query.ts';

/** The quote requests of all buyers in the regions that the reader works for. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('requests.title')} needs={listStaffQuotes}>
      <Requests />
    </DeskPage>
  );
}

function Requests() {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const set = useFilterSetter();
  const view = readRequestsView(search);
  const address = search.toString();
  const [{ pages, of }, setPages] = useState({ pages: 1, of: address });
  const shownPages = of === address ? pages : 1;
  const list = useQuoteRequests(view, shownPages);
  const columns = useRequestColumns();
  const mayAssignIn = useRegionsFor()(assignQuote);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isAssigning, setAssigning] = useState(false);
  const [exporting, setExporting] = useState(false);
  const rows = useMemo(() => list.data?.requests ?? [], [list.data]);
  const isMore = list.data?.more === true && !list.isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMore) setPages({ pages: shownPages + 1, of: address });
  }, [isMore, shownPages, address]);
  if (problemBehind(list.error)?.code === 'forbidden')
    return <NotAllowed title={t('requests.title')} needs={listStaffQuotes} />;
  const stop = stopBehind(list.error);
  if (stop !== null) return stop;
  const chosen = rows.filter(
    ({ number, region }) =>
      selected.includes(number) && (mayAssignIn === null || mayAssignIn.includes(region)),
  );
  const exportRows = async () => {
    setExporting(true);
    try {
      const all = await fetchAllRequests(view);
      const lines = all.map((row) => columns.map(({ text }) => text(row)));
      download('requests.csv', writeCsv([columns.map(({ head }) => head), ...lines]));
    } catch (error) {
      console.warn(error);
      toast('error', t('orders.exportFailed'));
    }
    setExporting(false);
  };
  return (
    <Page>
      <div className={deskStyles.desk}>
        <DeskNav />
        <div className={deskStyles.head}>
          <h1>{t('requests.title')}</h1>
          <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
        </div>
        <RequestFilters view={view} />
        {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
        {list.isError && !list.data ? null : (
          <DataTable
            name="requests"
            caption={t('requests.title')}
            columns={columns}
            rows={rows}
            rowKey={({ number }) => number}
            sort={view.sort}
            onSort={(sort) => set('sort', sort === 'due' ? '' : sort)}
            onOpen={({ number }) => void navigateTo(href('deskRequest', { qrNumber: number }))}
            selected={selected}
            onSelect={setSelected}
            onEnd={loadMore}
            waiting={list.isPending}
            tools={
              <>
                <span role="status">
                  {selected.length > 0
                    ? t('orders.selected', { number: format.number(selected.length) })
                    : t('orders.loaded', { number: format.number(rows.length) })}
                </span>
                {chosen.length > 0 ? (
                  <Button size="small" onClick={() => setAssigning(true)}>
                    {t('requests.changeOwner')}
                  </Button>
                ) : null}
                <Button
                  size="small"
                  busy={exporting}
                  busyLabel={t('change.sending')}
                  onClick={() => void exportRows()}
                >
                  {t('orders.csv')}
                </Button>
              </>
            }
            empty={
              list.isPending ? (
                t('requests.waiting')
              ) : (
                <EmptyState
                  title={t('requests.none')}
                  action={<Button onClick={() => setSearch({})}>{t('matrix.none.action')}</Button>}
                >
                  {t('requests.noneText')}
                </EmptyState>
              )
            }
          />
        )}
        {isAssigning ? (
          <OwnerDialog
            requests={chosen}
            onClose={() => {
              setAssigning(false);
              setSelected([]);
            }}
          />
        ) : null}
      </div>
    </Page>
  );
}
