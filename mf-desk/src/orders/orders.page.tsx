import { holdOrder, listStaffOrders } from '@shop/contracts';
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
import { useMay } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { download, writeCsv } from '../table/csv.ts';
import { DataTable } from '../table/data-table.tsx';
import { BulkHold } from './bulk-hold.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters, StageBar } from './order-filters.tsx';
import { fetchAllOrders, readOrdersView, useOrders } from './orders.query.ts';

/** The orders of all buyers, for staff. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('orders.title')} needs={listStaffOrders}>
      <Orders />
    </DeskPage>
  );
}

function Orders() {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const set = useFilterSetter();
  const view = readOrdersView(search);
  const address = search.toString();
  const [{ pages, of }, setPages] = useState({ pages: 1, of: address });
  const shownPages = of === address ? pages : 1;
  const list = useOrders(view, shownPages);
  const columns = useOrderColumns();
  const may = useMay();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [action, setAction] = useState<'hold' | 'release' | null>(null);
  const [exporting, setExporting] = useState(false);
  const rows = useMemo(() => list.data?.orders ?? [], [list.data]);
  const isMore = list.data?.more === true && !list.isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMore) setPages({ pages: shownPages + 1, of: address });
  }, [isMore, shownPages, address]);
  if (problemBehind(list.error)?.code === 'forbidden')
    return <NotAllowed title={t('orders.title')} needs={listStaffOrders} />;
  const stop = stopBehind(list.error);
  if (stop !== null) return stop;
  const chosen = rows.filter(({ number }) => selected.includes(number));
  const exportRows = async () => {
    setExporting(true);
    try {
      const all = await fetchAllOrders(view);
      download(
        'orders.csv',
        writeCsv([
          columns.map(({ head }) => head),
          ...all.map((row) => columns.map(({ text }) => text(row))),
        ]),
      );
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
          <h1>{t('orders.title')}</h1>
          <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
        </div>
        <StageBar view={view} />
        <OrderFilters view={view} />
        {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
        {list.isError && !list.data ? null : (
          <DataTable
            name="orders"
            caption={t('orders.title')}
            columns={columns}
            rows={rows}
            rowKey={({ number }) => number}
            sort={view.sort}
            onSort={(sort) => set('sort', sort === '-placed' ? '' : sort)}
            onOpen={({ number }) => void navigateTo(href('deskOrder', { orderNumber: number }))}
            selected={selected}
            onSelect={setSelected}
            onEnd={loadMore}
            waiting={list.isPending}
            tools={
              <>
                <span role="status">
                  {chosen.length > 0
                    ? t('orders.selected', { number: format.number(chosen.length) })
                    : t('orders.loaded', { number: format.number(rows.length) })}
                </span>
                {chosen.length > 0 && may(holdOrder) ? (
                  <>
                    <Button size="small" onClick={() => setAction('hold')}>
                      {t('hold.title.hold')}
                    </Button>
                    <Button size="small" onClick={() => setAction('release')}>
                      {t('hold.title.release')}
                    </Button>
                  </>
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
                t('orders.waiting')
              ) : (
                <EmptyState
                  title={t('orders.none')}
                  action={<Button onClick={() => setSearch({})}>{t('matrix.none.action')}</Button>}
                >
                  {t('orders.noneText')}
                </EmptyState>
              )
            }
          />
        )}
        {action === null ? null : (
          <BulkHold
            kind={action}
            orders={chosen}
            onClose={() => {
              setAction(null);
              setSelected([]);
            }}
          />
        )}
      </div>
    </Page>
  );
}
